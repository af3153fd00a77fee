/** Several answers by one press: what needs no thought is no work either. */
import type { Language } from '@duskhall/kernel'
import type { Run } from '@duskhall/ui'
import { boxOf, type Effects } from '../content/box.ts'
import { type Card, playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import { passOf, spendingOf, type TerrorsView } from './answers.ts'
import { confirm } from './confirm.ts'
import { previewOf } from './preview.ts'

type TerrorsRun = Run<TerrorsOfLondon, TerrorsMove>

export function runs(view: TerrorsView, lang: Language): TerrorsRun[] {
  if (view.question?.name !== 'action') return []
  return [...everything(view, lang), ...theEnd(view, lang)]
}

type Deed = Extract<TerrorsMove, { do: 'play' | 'haunt' | 'relic' }>

/** When it is done: what waits for others before them, what asks after what does not, and what counts the rest last. */
const TRIGGERED = 0
const PLAIN = 1
const ASKING = 2
const INFLUENCE = 3
const IN_PLAY = 4

/** What a card may ask for: choices without a drawback, which are the player's as ever. */
const CHOICES: readonly (string | undefined)[] = [
  'activate-horde',
  'command',
  'curse',
  'destroy',
  'give-haunt',
  'pay',
  'rage',
]

/** Effects that are as good now as later and take nothing. */
const GIFTS: readonly Effects[number]['op'][] = ['convert', 'curse', 'gain', 'unite']

/** The place of a deed that needs no thought; null for one with a price, a drawback, or a better time. */
function rankOf(view: TerrorsView, move: TerrorsMove): number | null {
  if (move.do !== 'play' && move.do !== 'haunt' && move.do !== 'relic') return null
  const face = boxOf(view.state).faces[move.card]
  if (!face || confirm(view, move, [], 'en') !== null) return null
  if (move.do === 'play') {
    const { next, events } = previewOf(view, move)
    // An Influence works once a monster of its faction is in play.
    if (events.some(({ e }) => e === 'influence-alone')) return null
    if (next?.name !== 'action' && !CHOICES.includes(next?.name)) return null
    if (face.type === 'influence') return INFLUENCE
    if (face.trigger) return TRIGGERED
    return next?.name === 'action' ? PLAIN : ASKING
  }
  const action = move.do === 'haunt' ? { effects: face.abilities.effects, cost: {} } : face.action
  const isGift = action && Object.keys(action.cost).length === 0
  return isGift && action.effects.every(({ op }) => GIFTS.includes(op)) ? IN_PLAY : null
}

function deeds(view: TerrorsView): Deed[] {
  const ranked = (view.question?.moves ?? []).flatMap((move) => {
    const rank = rankOf(view, move)
    return rank === null ? [] : [{ move: move as Deed, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ move }) => move)
}

/** Plays all cards and uses all that is free; where one asks, it goes on after the answer. */
function everything(view: TerrorsView, lang: Language): TerrorsRun[] {
  const first = deeds(view)
  const { hand, area, relics } = playerOf(view.state, view.seat)
  // What is drawn meanwhile has not been seen yet: it stays in hand.
  const cards = new Set<Card>([...hand, ...area, ...relics])
  if (first.length < 2) return []
  const { turn } = view.state
  const plays = first.some((move) => move.do === 'play')
  const uses = first.some((move) => move.do !== 'play')
  const words = wordsOf(lang)
  return [
    {
      label: plays ? (uses ? words.playAndUseAll : words.playAll) : words.useAll,
      next: (now) =>
        now.state.turn === turn && now.question?.name === 'action'
          ? (deeds(now).find(({ card }) => cards.has(card)) ?? null)
          : null,
      waits: ({ state, question }) =>
        state.turn === turn && state.outcome === null && question?.name !== 'action',
    },
  ]
}

/** Attacks and heals with all there is, and ends the turn. */
function theEnd(view: TerrorsView, lang: Language): TerrorsRun[] {
  const { turn } = view.state
  const next = (now: TerrorsView) => {
    if (now.state.turn !== turn) return null
    const spending = spendingOf(now.question?.moves ?? [])
    return spending.get('attack') ?? spending.get('heal') ?? passOf(now)
  }
  const spending = spendingOf(view.question?.moves ?? [])
  const attack = spending.get('attack')?.amount ?? 0
  const heal = spending.get('heal')?.amount ?? 0
  if (!passOf(view) || attack + heal === 0) return []
  return [{ label: wordsOf(lang).spendAndEnd(attack, heal), next }]
}
