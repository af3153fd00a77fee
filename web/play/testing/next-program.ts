/** The program as it may be one day: with corrected content in the box of one game, and its own modules. */
import { corrected } from '@duskhall/games/testing/content.ts'
import { vi } from 'vitest'
import evilCorp from '../../../games/evil-corp/content/evil-corp.json' with { type: 'json' }
import terrorsOfLondon from '../../../games/terrors-of-london/content/terrors-of-london.json' with {
  type: 'json',
}
import gaston from '../../../games/villainous/villains/gaston/gaston.json' with { type: 'json' }

/** What is printed: of Villainous one of the files that make the box. */
const PRINTED = {
  'evil-corp': { file: '../../../games/evil-corp/content/evil-corp.json', standard: evilCorp },
  'terrors-of-london': {
    file: '../../../games/terrors-of-london/content/terrors-of-london.json',
    standard: terrorsOfLondon,
  },
  villainous: { file: '../../../games/villainous/villains/gaston/gaston.json', standard: gaston },
} as const

export type Printed = keyof typeof PRINTED

/** Reads everything anew: what was loaded into one program is unknown to the next. */
export async function nextProgram(id: Printed, path: string, value: unknown) {
  const { file, standard } = PRINTED[id]
  vi.resetModules()
  vi.doMock(file, () => ({ default: corrected(standard, path, value) }))
  const [kernel, registry, contents] = await Promise.all([
    import('@duskhall/kernel'),
    import('@duskhall/games/registry.ts'),
    import('../contents.ts'),
  ])
  const game = await registry.loadRules(id)
  vi.doUnmock(file)
  return { ...kernel, ...contents, game }
}
