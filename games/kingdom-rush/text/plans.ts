/** What somebody means to do, and what speaks for it, in words: for partners who announce it and for whoever asks what to do. */
import type { Language, Reader } from '@duskhall/kernel'
import { spaced } from '@duskhall/kernel'
import type { Prospect } from '../bot/advice.ts'
import type { Intention } from '../bot/intention.ts'
import type { Card, TowerNo } from '../content/box.ts'
import type { KingdomRush } from '../state.ts'
import { type Calling, callingAt } from './calling.ts'
import type { EffectsIn } from './effects.ts'
import { plans as en } from './en/plans.ts'
import { plans as fr } from './fr/plans.ts'
import type { DeedFacts, LossFacts, PlanWords, ProspectFacts } from './plan-words.ts'

const WORDS: { readonly [L in Language]: PlanWords } = { en, fr }

export function planTexts(s: KingdomRush, reader: Reader, language: Language, effects: EffectsIn) {
  const words = WORDS[language]
  const called = callingAt(s, reader, language, effects)
  const said = (text: string) => (language === 'fr' ? spaced(text) : text)
  const sentence = (intention: Intention, how: 'mine' | 'yours') => {
    const { deed } = intention
    const attacks = deed.do === 'hero' && deed.act === 'basic'
    const hits = intention.hits.map(({ card, covered, left }) => ({ tray: called.tray(card), covered, left }))
    return said(`${words[how](deedFacts(intention, called))}${words.hits(hits, attacks)}.`)
  }
  return {
    /** What a partner means to do, in its own words. */
    announced: (intention: Intention) => sentence(intention, 'mine'),
    /** What whoever asks might do. */
    advised: (intention: Intention) => sentence(intention, 'yours'),
    why: (prospect: Prospect) => said(words.why(prospectFacts(prospect, called))),
    /** What the best has more at its end than this. */
    givesUp: (prospect: Prospect, best: Prospect, chances: LossFacts['chances']) =>
      said(words.loss({ ...lossOf(prospect, best, called), chances })),
    tray: (card: Card) => said(words.tray(called.tray(card))),
  }
}

function deedFacts({ deed, confronts, seat }: Intention, called: Calling): DeedFacts {
  switch (deed.do) {
    case 'build':
      return { do: 'build', tower: called.tower(deed.tower), site: called.site(deed.site) }
    case 'pass': {
      const { tower, into, to } = deed
      return {
        do: 'pass',
        tower: called.tower(tower),
        into: into === tower ? null : called.tower(into),
        to: to === seat ? null : called.who(to),
      }
    }
    case 'hero': {
      const { figure, to, act } = deed
      return {
        do: 'hero',
        figure: called.figure(figure),
        confronts: confronts === null ? null : called.tray(confronts),
        to: to === null ? null : called.space(to),
        act: typeof act === 'object' && act ? { ability: called.ability(act.ability) } : act,
      }
    }
    case 'cast':
      return { do: 'cast', spell: called.spell(deed.spell) }
    case 'call':
      return { do: 'call', hero: called.heroName(deed.hero) }
    default:
      return deed
  }
}

function prospectFacts(prospect: Prospect, called: Calling): ProspectFacts {
  const { destroyed, held, lost, falls, ahead, met, cells, steps, bought, soldOut } = prospect
  return {
    destroyed: destroyed.map((card) => called.tray(card)),
    held: held.map((card) => called.tray(card)),
    lost,
    falls,
    ahead,
    met,
    cells,
    steps: steps.length,
    made: madeBy(prospect).map((tower) => called.tower(tower)),
    bought: bought && { ...bought, tower: called.tower(bought.tower), to: called.who(bought.to) },
    soldOut,
  }
}

function lossOf(prospect: Prospect, best: Prospect, called: Calling): Omit<LossFacts, 'chances'> {
  const missing = (all: readonly Card[], other: readonly Card[]) =>
    all.filter((card) => !other.includes(card)).map((card) => called.tray(card))
  return {
    spared: missing(best.destroyed, prospect.destroyed),
    loose: missing(best.held, [...prospect.held, ...prospect.destroyed]),
    hearts: Math.max(0, prospect.lost[1] - best.lost[1]),
    falls: prospect.falls[1] && !best.falls[1],
    cells: Math.max(0, best.cells - prospect.cells),
    unmade: madeBy(best)
      .filter((tower) => !madeBy(prospect).includes(tower))
      .map((tower) => called.tower(tower)),
  }
}

/** Each sort once. */
function madeBy({ steps }: Prospect): readonly TowerNo[] {
  const made = steps.flatMap(({ deed }) =>
    deed.do === 'pass' && deed.into !== deed.tower ? [deed.into] : [],
  )
  return [...new Set(made)]
}
