/** The board of Terrors of London as the page knows it. */
import '@fontsource/grenze-gotisch/latin-700.css'
import type { Language } from '@duskhall/kernel'
import { addIcons, type BoardModule, type Phase } from '@duskhall/ui'
import type { TerrorsEvent } from '../events.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'
import { isButton, isChained, isSetup, passOf, type TerrorsView, verb } from './answers.ts'
import { Board } from './Board.tsx'
import { Card, list } from './cards.tsx'
import { confirm } from './confirm.ts'
import { consequence } from './consequence.ts'
import { course, tally } from './course.ts'
import { flights, impacts, placeOf } from './flights.ts'
import { icons } from './generated/icons.ts'
import { hints } from './hints.ts'
import { interludes } from './interludes.ts'
import { pictures } from './pictures.tsx'
import { runs } from './runs.ts'
import { sounds } from './sounds.ts'
import { termsOf } from './terms.ts'

addIcons(icons)

/** Only while the end of a turn is shown does anything but the Action phase stand on the agenda. */
function phaseOf({ agenda }: TerrorsOfLondon): 'action' | 'cleanup' | 'draw' {
  const step = agenda.at(-1)?.do
  return step === 'cleanup' ? 'cleanup' : step === 'draw-phase' ? 'draw' : 'action'
}

const PHASES = { action: 'deadly-strike', cleanup: 'card-discard', draw: 'card-draw' } as const

function phase({ state, question }: TerrorsView, lang: Language): Phase {
  const { board, glossary } = texts[lang]
  if (isSetup(state)) {
    const influence = question?.name === 'influence'
    return {
      title: '',
      steps: [
        { id: 'overlord', label: glossary.ideas.overlord.name },
        { id: 'influence', label: glossary.ideas.influence.name },
      ],
      now: influence ? 'influence' : 'overlord',
    }
  }
  const steps = (['action', 'cleanup', 'draw'] as const).map((id) => ({
    id,
    label: wordsOf(lang).phases[id],
    icon: PHASES[id],
  }))
  return { title: board.turn(state.turn), short: board.shortTurn(state.turn), steps, now: phaseOf(state) }
}

const board: BoardModule<TerrorsOfLondon, TerrorsMove, TerrorsEvent> = {
  Board,
  phase,
  consequence,
  isButton,
  verb,
  runs,
  endTurn: passOf,
  confirm,
  autoAnswer: () => null,
  isChained,
  flights,
  impacts,
  placeOf,
  sounds,
  cards: { list, Card },
  interludes,
  termsOf,
  pictures,
  hints,
  course,
  tally,
  headline: ({ outcome }, lang) =>
    (outcome?.winners.length ?? 0) > 1 ? wordsOf(lang).drawn : wordsOf(lang).headline,
}

export default board
