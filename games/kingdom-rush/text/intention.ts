/** What a partner means to do, in a line: "Blue means to build Archer on site 3 (D1) against the Wolves." */
import { type Language, spaced } from '@duskhall/kernel'
import type { Intention } from '../bot/intention.ts'
import type { Card } from '../content/box.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { faceOf } from '../rules/trays.ts'
import { type KingdomRush, WILDCAT } from '../state.ts'
import { spaceName } from './calling.ts'
import { type Names, namesOf } from './names.ts'

const SEATS = {
  en: ['Red', 'Blue', 'Green', 'Yellow'],
  fr: ['Rouge', 'Bleu', 'Vert', 'Jaune'],
} as const satisfies Record<Language, readonly string[]>

interface Words {
  readonly build: (tower: string, site: number, space: string, foes: string) => string
  readonly pass: (tower: string, into: string) => string
  readonly confront: (hero: string, foes: string) => string
  readonly send: (hero: string) => string
  readonly attacks: string
  readonly recovers: string
  readonly uses: (ability: string) => string
  readonly cast: (spell: string) => string
  readonly ready: string
  readonly against: (foes: string) => string
  readonly portal: string
}

const WORDS: Record<Language, Words> = {
  en: {
    build: (tower, site, space, foes) => `means to build ${tower} on site ${site} (${space})${foes}`,
    pass: (tower, into) => `means to pass ${tower}, so that it becomes ${into}`,
    confront: (hero, foes) => `means to confront the ${foes} with ${hero}`,
    send: (hero) => `means to activate ${hero}`,
    attacks: ' and to attack',
    recovers: ' and to recover',
    uses: (ability) => ` and to use ${ability}`,
    cast: (spell) => `means to use the spell ${spell}`,
    ready: 'is about to be ready',
    against: (foes) => ` against the ${foes}`,
    portal: 'Portal',
  },
  fr: {
    build: (tower, site, space, foes) =>
      `compte construire « ${tower} » sur le Site ${site} (${space})${foes}`,
    pass: (tower, into) => `compte passer « ${tower} », qui deviendra « ${into} »`,
    confront: (hero, foes) => `compte affronter avec ${hero} une Horde (${foes})`,
    send: (hero) => `compte activer ${hero}`,
    attacks: ' et attaquer',
    recovers: ' et récupérer',
    uses: (ability) => ` et utiliser « ${ability} »`,
    cast: (spell) => `compte utiliser le Sort « ${spell} »`,
    ready: 'a presque fini',
    against: (foes) => ` contre une Horde (${foes})`,
    portal: 'Portail',
  },
}

/** One sentence. */
export function sentenceOf(s: KingdomRush, intention: Intention, language: Language): string {
  const text = `${SEATS[language][intention.seat]} ${meant(s, intention, WORDS[language], namesOf(s, language))}.`
  return language === 'fr' ? spaced(text) : text
}

function meant(s: KingdomRush, intention: Intention, words: Words, names: Names): string {
  switch (intention.do) {
    case 'build': {
      const { tower, site, trays } = intention
      const [tray] = trays
      return words.build(
        names.tower(tower),
        site + 1,
        spaceName(s, scenarioOf(s).sites[site]?.at ?? 0),
        tray === undefined ? '' : words.against(foesOn(s, tray, words, names)),
      )
    }
    case 'pass':
      return words.pass(names.tower(intention.tower), names.tower(intention.into))
    case 'cast':
      return words.cast(names.spell(intention.spell))
    case 'ready':
      return words.ready
    case 'hero': {
      const { figure, on, act } = intention
      const hero = figure === WILDCAT ? names.wildcat : names.hero(s.heroes[figure]?.hero ?? -1)
      const goes = on === null ? words.send(hero) : words.confront(hero, foesOn(s, on, words, names))
      return `${goes}${acts(act, words, names)}`
    }
  }
}

function acts(act: Extract<Intention, { do: 'hero' }>['act'], words: Words, names: Names): string {
  if (typeof act === 'object') return words.uses(names.ability(act.ability))
  if (act === 'nothing') return ''
  return act === 'basic' ? words.attacks : words.recovers
}

/** Of whom there are most. */
function foesOn(s: KingdomRush, card: Card, { portal }: Words, names: Names): string {
  const { each, isPortal } = faceOf(s, card)
  if (isPortal) return portal
  const counts = new Map<number, number>()
  for (const { enemy } of each) counts.set(enemy, (counts.get(enemy) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most ? names.enemy(most[0]).plural : portal
}
