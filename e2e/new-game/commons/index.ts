/** Commons: a wall is built together before night falls, by whoever has a hand free. */
import type { Game } from '@duskhall/kernel'
import { content } from './content/box.ts'
import { labourQuestion } from './rules/labour.ts'
import { night } from './rules/night.ts'
import { setup } from './rules/setup.ts'
import type { Commons, CommonsMove, Labour, Night, Options } from './state.ts'

const commons: Game<Commons, CommonsMove, Options, Night, Labour> = {
  id: 'commons',
  rulesVersion: 1,
  seats: { min: 1, max: 3 },
  options: {
    weather: { kind: 'choice', values: ['dry', 'rain'], default: 'dry' },
    helpers: {
      kind: 'choices',
      values: ['cart', 'mortar'],
      default: () => [],
      count: () => ({ min: 0, max: 2 }),
    },
  },
  clash: ({ weather, helpers }) =>
    weather === 'rain' && helpers.includes('mortar') ? { option: 'helpers', reason: 'mortarInRain' } : null,
  content,
  setup,
  steps: { night },
  questions: { labour: labourQuestion },
  // Everything lies open: one screen needs no curtain.
  zones: ({ stones, wall, box }) => [
    // In a row before their builder, where everybody sees which is which.
    ...stones.map((cards, seat) => ({ id: `stones-${seat}`, cards, sight: 'all' as const, ordered: true })),
    ...wall.map((cards, place) => ({ id: `place-${place}`, cards, sight: 'all' as const, ordered: true })),
    { id: 'box', cards: box, sight: 'all', ordered: false },
  ],
  teams: (seats) => [Array.from({ length: seats }, (_, seat) => seat)],
}

export default commons
