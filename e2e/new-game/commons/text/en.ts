import { does } from '../../kit/text/en.ts'
import { ask, optionsIn } from '../../kit/text/index.ts'
import file from './options.json' with { type: 'json' }
import type { CommonsPack } from './told.ts'

const WHY = 'Every place has to be high enough when the last of you is ready.'

const options = optionsIn(file, 'en')

export const en: CommonsPack = {
  language: 'en',
  title: 'Commons',
  tagline: 'One wall, many hands.',
  about: 'Build the wall together before night falls. You win or lose as one.',
  length: 'A few minutes',
  options: {
    ...options,
    helpers: { ...options.helpers, clashes: { mortarInRain: 'Mortar does not set in the rain.' } },
  },
  glossary: { ideas: { size: { name: 'Size', help: 'How much higher a stone makes the wall.' } } },
  headings: { ideas: 'Words' },
  stones: { pebble: { name: 'Pebble' }, block: { name: 'Block' } },
  places: { west: { name: 'West' }, gate: { name: 'Gate' }, east: { name: 'East' } },
  events: {
    laid: ({ seat, stone, place }) => `${does(seat, 'lay', 'lays')} a ${stone} at ${place}.`,
    ready: ({ seat }) => `${does(seat, 'are', 'is')} ready for the night.`,
    withdrew: ({ seat }) => `${does(seat, 'think', 'thinks')} again.`,
  },
  questions: {
    labour: ({ isReady, holds }, they) =>
      ask(
        isReady ? 'You are ready.' : holds === null ? 'Lift a stone, or be ready.' : 'Lay the stone.',
        `${they} may build.`,
        WHY,
      ),
  },
  moves: {
    lift: ({ stone, size }) => `Lift a ${stone} of size ${size}`,
    lay: ({ place, height, of }) => `Lay it at ${place}, ${height} of ${of} high`,
    ready: () => 'I am ready',
    withdraw: () => 'Not yet',
  },
  refusals: { 'COM-LAY1': 'This place is high enough. Lay the stone where the wall is still low.' },
  measured: {},
  outcome: ({ won }) =>
    won
      ? { text: 'The wall stands.', why: 'Night falls, and nobody gets in.' }
      : { text: 'The wall has gaps.', why: 'Night fell before it was high enough.' },
  phase: (day) => (day ? 'Before night' : 'Night'),
  board: {
    wall: 'The wall',
    day: 'Before night',
    night: 'Night',
    stands: 'The wall stands',
    falls: 'The wall falls',
    stonesOf: (name, ready) => `Stones of ${name}${ready ? ', ready' : ''}`,
    place: (name, height, of) => `${name}, ${height} of ${of} high`,
    stone: (name, size) => `${name}, size ${size}`,
    size: (size) => `Makes the wall ${size} higher.`,
    tally: { laid: 'Stones laid', left: 'Stones left', withdrawn: 'Second thoughts' },
  },
}
