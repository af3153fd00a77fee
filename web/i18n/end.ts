/** The words of the end of a game, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { end as en } from './en/end.ts'
import type { TextsLike } from './en.ts'
import { end as inFrench } from './fr/end.ts'
import { learn } from './index.ts'

export const end = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(end)
