/** The board of Evil Corp. as the page knows it. */
import '@fontsource/bungee/latin-400.css'
import type { Language } from '@duskhall/kernel'
import { addIcons, type BoardModule, type Phase } from '@duskhall/ui'
import type { EvilCorpEvent } from '../events.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'
import { autoAnswer, type EvilCorpView, isButton, isChained, isNight, passOf, verb } from './answers.ts'
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
import { sounds } from './sounds.ts'
import { termsOf } from './terms.ts'

addIcons(icons)

function phase({ state }: EvilCorpView, lang: Language): Phase {
  const { board, glossary } = texts[lang]
  return {
    title: board.round(state.round),
    short: board.roundShort(state.round),
    steps: [
      { id: 'day', label: glossary.phases.day.name, icon: 'sun' },
      { id: 'night', label: glossary.phases.night.name, icon: 'moon' },
    ],
    now: isNight(state) ? 'night' : 'day',
  }
}

const board: BoardModule<EvilCorp, EvilCorpMove, EvilCorpEvent> = {
  Board,
  phase,
  consequence,
  isButton,
  verb,
  endTurn: passOf,
  confirm,
  autoAnswer,
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
  headline: (_, lang) => wordsOf(lang).headline,
}

export default board
