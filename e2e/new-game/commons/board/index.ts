/** The board of Commons as the page knows it. */
import { type BoardModule, courseBy, flightsBy, placesBy } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { heightAt } from '../rules/wall.ts'
import type { Commons, CommonsEvent, CommonsMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { Board, Card, labourOf, pieceOf, placeOf, stonesOf } from './Board.tsx'

const board: BoardModule<Commons, CommonsMove, CommonsEvent> = {
  Board,
  phase({ state }, lang) {
    const { day, night } = texts[lang].board
    const steps = [
      { id: 'day', label: day },
      { id: 'night', label: night },
    ]
    return { title: '', steps, now: state.outcome ? 'night' : 'day' }
  },
  consequence: () => '',
  isButton: (_, move) => move.do === 'ready' || move.do === 'withdraw',
  endTurn: ({ question }) => question?.moves.find((move) => move.do === 'ready') ?? null,
  confirm: () => null,
  autoAnswer: () => null,
  isChained: ({ state, seat }) => (labourOf(state)?.held[seat] ?? null) !== null,
  flights: flightsBy<CommonsEvent, unknown>({
    laid: ({ seat, stone, place }) => ({ piece: pieceOf(stone), from: stonesOf(seat), to: placeOf(place) }),
  }),
  placeOf: placesBy<CommonsEvent>([['place', placeOf]], {}),
  sounds: { laid: 'place', ready: 'pass', withdrew: 'move', won: null },
  cards: {
    list: (content, lang) =>
      boxOf({ content }).file.stones.map(({ id, size, copies }) => ({
        id,
        name: texts[lang].stone(id),
        text: [texts[lang].board.size(size)],
        facets: {},
        count: copies,
        provenance: 'rulebook',
      })),
    Card,
  },
  course: courseBy<Commons, CommonsEvent>({
    moment: ({ wall }) => wall.flat().length,
    momentLabel: (moment) => String(moment),
    lines: ({ stones }) => [{ seats: stones.map((_, seat) => seat) }],
    measures: [
      {
        id: 'wall',
        label: (lang) => texts[lang].board.wall,
        values: (s) => [s.wall.reduce((sum, _, place) => sum + heightAt(s, place), 0)],
      },
    ],
    texts,
    weightOf: (_, { e }) => (e === 'withdrew' ? 1 : 0),
  }),
  tally(s, events, seat, lang) {
    const { laid, left, withdrawn } = texts[lang].board.tally
    const count = (name: CommonsEvent['e']) =>
      events.filter((event) => event.e === name && 'seat' in event && event.seat === seat).length
    return [
      { label: laid, value: count('laid') },
      { label: left, value: s.stones[seat]?.length ?? 0 },
      { label: withdrawn, value: count('withdrew') },
    ]
  },
  headline: ({ outcome }, lang) => texts[lang].board[outcome?.winners.length === 0 ? 'falls' : 'stands'],
}

export default board
