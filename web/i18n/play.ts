/** The words that are read at a table alone, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { play as en } from './en/play.ts'
import type { TextsLike } from './en.ts'
import { play as inFrench } from './fr/play.ts'
import { learn } from './index.ts'

export const play = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(play)
