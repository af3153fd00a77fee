/** The words of the daily table, learnt where it is loaded. */
import { spaced } from '@duskhall/kernel'
import { daily as en } from './en/daily.ts'
import type { TextsLike } from './en.ts'
import { daily as inFrench } from './fr/daily.ts'
import { learn } from './index.ts'

export const daily = { en, fr: spaced(inFrench satisfies TextsLike<typeof en>) }

learn(daily)
