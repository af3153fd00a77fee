/** The board of Villainous as the page knows it. */
import type { Language } from '@duskhall/kernel'
import { addIcons, type BoardModule, type Phase } from '@duskhall/ui'
import type { VillainousEvent } from '../events.ts'
import type { Villainous, VillainousMove } from '../state.ts'
import { tableWords } from '../text/table.ts'
import { autoAnswer, endOf, isButton, isChained, type VillainousView, verb } from './answers.ts'
import { Board } from './Board.tsx'
import { Card, list } from './cards.tsx'
import { changes, means } from './changes.ts'
import { confirm } from './confirm.ts'
import { consequence } from './consequence.ts'
import { course, tally } from './course.ts'
import { flights, impacts, placeOf } from './flights.ts'
import { icons } from './generated/icons.ts'
import { hints } from './hints.ts'
import { leaving } from './looking.ts'
import { pictures } from './pictures.tsx'
import { runs } from './runs.ts'
import { sounds } from './sounds.ts'
import { termsOf } from './terms.ts'

addIcons(icons)

const PHASES = { move: 'walk', act: 'card-play', draw: 'card-draw' } as const

function phase({ state }: VillainousView, lang: Language): Phase {
  const words = tableWords(lang)
  const moves = state.agenda.some(({ do: step }) => step === 'move' || step === 'moving')
  return {
    title: words.turn(state.turn),
    short: words.shortTurn(state.turn),
    steps: (['move', 'act', 'draw'] as const).map((id) => ({
      id,
      label: words.phases[id],
      icon: PHASES[id],
    })),
    now: moves ? 'move' : 'act',
  }
}

const board: BoardModule<Villainous, VillainousMove, VillainousEvent> = {
  Board,
  phase,
  consequence,
  isButton,
  verb,
  runs,
  endTurn: endOf,
  confirm,
  autoAnswer,
  isChained,
  leaving,
  flights,
  impacts,
  changes,
  means,
  placeOf,
  sounds,
  cards: { list, Card },
  termsOf,
  pictures,
  hints,
  course,
  tally,
  headline: (_, lang) => tableWords(lang).headline,
}

export default board
