/** The guided start of each scenario: what it brings that is new, at the moment at which it can be tried. */
import { spaced } from '@duskhall/kernel'
import type { Lesson } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }

export default lessons.map(
  ({ title, steps, ...rest }): Lesson => ({
    ...rest,
    title: { ...title, fr: spaced(title.fr) },
    steps: steps.map((step) => ({ ...step, words: { ...step.words, fr: spaced(step.words.fr) } })),
  }),
)
