/** The program as it may be one day: with corrected content in the box of Evil Corp., and its own modules. */
import { corrected } from '@duskhall/games/testing/content.ts'
import { vi } from 'vitest'
import standard from '../../../games/evil-corp/content/evil-corp.json' with { type: 'json' }

const FILE = '../../../games/evil-corp/content/evil-corp.json'

/** Reads everything anew: what was loaded into one program is unknown to the next. */
export async function nextProgram(path: string, value: unknown) {
  vi.resetModules()
  vi.doMock(FILE, () => ({ default: corrected(standard, path, value) }))
  const [kernel, registry, contents] = await Promise.all([
    import('@duskhall/kernel'),
    import('@duskhall/games/registry.ts'),
    import('../contents.ts'),
  ])
  const game = await registry.loadRules('evil-corp')
  vi.doUnmock(FILE)
  return { ...kernel, ...contents, game }
}
