/** Everything of the box that is printed, for previews, log and gallery: towers, heroes, abilities, spells and Hordes. */
import type { Language } from '@duskhall/kernel'
import { type CardInfo, type CardProps, Picture, WholeCard, weakest } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import type { EffectsIn } from '../text/effects.ts'
import { texts } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import css from './cards.module.css'
import { FAMILY_ICONS, heroIcon, spellIcon } from './looks.ts'
import { PrintedFace } from './TrayFace.tsx'
import { SORT_TERMS } from './terms.ts'

type Provenance = Parameters<typeof weakest>[0]

interface Printed {
  readonly id: string
  readonly sort: 'tower' | 'hero' | 'ability' | 'spell' | 'horde' | 'portal' | 'boss'
  readonly name: string
  readonly text: string
  readonly level: number
  readonly icon: string
  readonly count: number
  readonly provenance: Provenance
}

function printedIn(content: string, lang: Language): Printed[] {
  const box = boxOf({ content })
  const names = namesOf({ content }, lang)
  const effects: EffectsIn = texts[lang].effects
  const { file } = box
  return [
    ...file.towers.map((entry, no) => ({
      ...{ id: entry.id, sort: 'tower' as const, name: names.tower(no), text: effects.tower(box, no) },
      ...{ level: entry.level, count: entry.copies, provenance: entry.provenance },
      icon: FAMILY_ICONS[box.towers[no]?.family ?? 0] ?? 'stone-tower',
    })),
    ...file.heroes.map((entry, no) => ({
      ...{ id: entry.id, sort: 'hero' as const, name: names.hero(no) },
      ...{ level: 0, count: 1, provenance: entry.basicAttack.provenance, icon: heroIcon(entry.id) },
      text: `${effects.hero(box, no)} ${effects.basicAttack(box, no)}`,
    })),
    ...file.heroes.flatMap(({ id: hero, abilities }) =>
      abilities.map((entry) => {
        const no = box.abilities.findIndex(({ id }) => id === entry.id)
        return {
          ...{
            id: entry.id,
            sort: 'ability' as const,
            name: names.ability(no),
            text: effects.ability(box, no),
          },
          ...{ level: 0, count: 1, provenance: entry.provenance, icon: heroIcon(hero) },
        }
      }),
    ),
    ...file.spells.map((entry, no) => ({
      ...{ id: entry.id, sort: 'spell' as const, name: names.spell(no), text: effects.spell(box, no) },
      ...{ level: entry.power, count: 1, provenance: entry.provenance, icon: spellIcon(entry.id) },
    })),
  ]
}

export function list(content: string, lang: Language): readonly CardInfo[] {
  const words = tableWords(lang)
  return printedIn(content, lang).map(({ id, sort, name, text, level, count, provenance }) => ({
    id,
    name,
    text: [text],
    facets: {
      [words.facets.sort]: words.sorts[sort],
      [words.facets.level]: level === 0 ? words.none : String(level),
    },
    count,
    terms: SORT_TERMS[sort] ?? [],
    provenance: weakest(provenance),
  }))
}

export function Card({ id, lang, content }: CardProps) {
  const box = boxOf({ content })
  const words = tableWords(lang)
  const card = printedIn(content, lang).find((one) => one.id === id)
  if (card)
    return (
      <WholeCard
        className={css.whole}
        art={<Picture icon={card.icon} width={320} height={150} size={120} cut />}
        name={card.name}
        about={words.sorts[card.sort]}
        lines={[{ text: card.text }]}
      />
    )
  const no = box.cardNo(id)
  if (no < 0 || !box.faces[no]) return null
  return (
    <span className={css.horde}>
      <PrintedFace box={box} card={no} />
    </span>
  )
}
