import { expect, test } from 'vitest'
import { isLeftOut } from './shown-only.ts'

test.each([
  ['/duskhall/games/go/index.ts', true],
  ['/duskhall/games/go/text/index.ts', true],
  ['/duskhall/games/go/board/index.ts', true],
  ['/duskhall/games/go/medals/index.ts', true],
  ['/duskhall/games/go/rooms/lessons/index.tsx', true],
  ['/duskhall/games/go/rooms/lessons/Page.tsx', false],
  ['C:\\duskhall\\games\\go\\bot\\index.ts', true],
  ['/duskhall/docs/rules/go.fr.md?raw', true],
  ['/duskhall/games/go/rules/capture.ts', false],
  ['/duskhall/games/chess/index.ts', false],
  ['/duskhall/games/kit/text/index.ts', false],
  ['/duskhall/docs/rules/chess.en.md?raw', false],
  ['/duskhall/web/i18n/index.ts', false],
])('of %s in a hall that does not show go nothing is built: %s', (module, leftOut) => {
  expect(isLeftOut(module, ['go'])).toBe(leftOut)
})
