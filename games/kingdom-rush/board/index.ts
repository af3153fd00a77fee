/** The board of Kingdom Rush as the page knows it. */
import '@fontsource/lilita-one/latin-400.css'
import type { Language, Seat } from '@duskhall/kernel'
import { addIcons, type BoardModule, type Phase as Shown } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, KingdomRushMove, Phase } from '../state.ts'
import { namesOf } from '../text/names.ts'
import { roundWordsIn } from '../text/round-words.ts'
import { tableWords } from '../text/table.ts'
import { askedOf, endOf, isButton, isChained, type KingdomRushView, letterIn, trayAsked } from './answers.ts'
import { Board } from './Board.tsx'
import { Card, list } from './cards.tsx'
import { confirm } from './confirm.ts'
import { consequence } from './consequence.ts'
import { course, tally } from './course.ts'
import { ending, returns } from './end/index.ts'
import { flights, impacts, placeOf } from './flights.ts'
import { icons } from './generated/icons.ts'
import { hints, partners } from './help.ts'
import { interludes } from './interludes.ts'
import { pictures } from './pictures.tsx'
import { sounds } from './sounds.ts'
import { termsOf } from './terms.ts'
import { worthOf } from './worth.ts'

addIcons(icons)

const PHASES: readonly (readonly [Phase, string])[] = [
  ['spawn', 'vortex'],
  ['play', 'stone-tower'],
  ['destroy', 'bright-explosion'],
  ['advance', 'wingfoot'],
  ['pickup', 'card-pickup'],
  ['spend', 'cut-diamond'],
]

function phase({ state }: KingdomRushView, lang: Language): Shown {
  const words = tableWords(lang)
  const now = state.phase === 'boss' ? 'destroy' : state.phase
  const steps = now === 'setup' ? ([['setup', 'stone-tower']] as const) : PHASES
  return {
    title: words.round(state.round),
    short: words.shortRound(state.round),
    steps: steps.map(([id, icon]) => ({ id, icon, label: words.phases[id] })),
    now,
  }
}

function verb(view: KingdomRushView, move: KingdomRushMove, lang: Language): string | null {
  const { verbs, place } = tableWords(lang)
  const tray = trayAsked(askedOf(view), view.state)
  if (move.do === 'cells' && tray)
    return place(worthOf(view.state, tray, move.cells), letterIn(view, tray.card))
  return move.do in verbs ? verbs[move.do as keyof typeof verbs] : null
}

/** By the names that people call them. */
function plays({ state }: KingdomRushView, seat: Seat, lang: Language): string | null {
  const { hero } = namesOf(state, lang)
  const led = state.heroes.filter(({ owner }) => owner === seat)
  return led.length === 0 ? null : led.map((one) => hero(one.hero).split(' ')[0]).join(', ')
}

const board: BoardModule<KingdomRush, KingdomRushMove, KingdomRushEvent> = {
  Board,
  phase,
  consequence,
  isButton,
  verb,
  endTurn: endOf,
  confirm,
  autoAnswer: () => null,
  isChained,
  keys: (lang) => Object.entries(tableWords(lang).keys),
  flights,
  impacts,
  placeOf,
  sounds,
  cards: { list, Card },
  interludes,
  termsOf,
  pictures,
  hints,
  partners,
  course,
  tally,
  plays,
  headline: ({ outcome, round }, lang) => {
    const { end } = roundWordsIn(lang)
    return (outcome?.winners.length ?? 0) > 0 ? end.stands : end.fell(round)
  },
  ending,
  returns,
}

export default board
