import type { Appraisal } from '@duskhall/bots'
import { expect, test, vi } from 'vitest'
import { Analysis, type AnalysisParts } from './analysis.ts'
import type { Known } from './appraised.ts'
import type { Decision } from './decisions.ts'

const WORDS = { en: { steps: ['Pass'], why: '' }, fr: { steps: ['Passer'], why: '' } }

const decisions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, moment: at, view: {}, answers: [] })) as never as Decision[]

function appraisal(swing: number, closeness: string): Appraisal {
  const estimate = { chance: 0.5, low: 0.4, high: 0.6 }
  const advice = { steps: [], why: null }
  const otherwise = closeness === 'close' ? { advice, estimate, gain: swing, doubt: 0 } : null
  return { played: estimate, swing, otherwise }
}

function parts(count: number, more: Partial<AnalysisParts> = {}): AnalysisParts {
  return {
    seat: 0,
    decisions: decisions(count),
    known: Array.from({ length: count }, () => null),
    appraise: async ({ closeness }) => appraisal(0.1, closeness),
    words: () => WORDS,
    keep: () => {},
    ...more,
  }
}

const rested = (analysis: Analysis) => vi.waitFor(() => expect(analysis.state.now.running).toBe(false))

test('every decision is glanced at in turn, then those that seem to have changed most are looked at closely', async () => {
  const asked: string[] = []
  const own = decisions(20)
  const appraise: AnalysisParts['appraise'] = async ({ view, closeness }) => {
    const at = own.findIndex((one) => one.view === view)
    asked.push(`${closeness} ${at}`)
    return appraisal(at % 2 === 0 ? at / 100 : 0, closeness)
  }
  const analysis = new Analysis(parts(20, { decisions: own, appraise }))
  analysis.start()
  await rested(analysis)
  expect(asked.slice(0, 20)).toEqual(own.map((_, at) => `glance ${at}`))
  expect(asked.slice(20)).toEqual([18, 16, 14, 12, 10, 8, 6, 4].map((at) => `close ${at}`))
  expect(analysis.state.now).toMatchObject({ done: true, progress: 1, failed: null })
})

test('what a lesson asked for is glanced at for the line, and not judged', async () => {
  const own = decisions(3).map((one, at) => ({ ...one, taught: at === 1 }))
  const closely: number[] = []
  const appraise: AnalysisParts['appraise'] = async ({ view, closeness }) => {
    if (closeness === 'close') closely.push(own.findIndex((one) => one.view === view))
    return appraisal(0.1, closeness)
  }
  const analysis = new Analysis(parts(3, { decisions: own, appraise }))
  analysis.start()
  await rested(analysis)
  expect(closely).toEqual([0, 2])
  expect(analysis.state.now.known.map((one) => one?.taught ?? false)).toEqual([false, true, false])
})

test('it says how far it is, stops at once, keeps what it knows and goes on from there', async () => {
  const kept: Known[] = []
  const progress: number[] = []
  let asked = 0
  const analysis = new Analysis(
    parts(4, {
      appraise: async ({ closeness }) => {
        asked++
        if (asked === 3) analysis.stop()
        return appraisal(0.1, closeness)
      },
      keep: (known) => kept.push(known),
    }),
  )
  analysis.state.onChange(() => progress.push(analysis.state.now.progress))
  analysis.start()
  await rested(analysis)
  await Promise.resolve()
  // What was under way is not waited for.
  expect(analysis.state.now).toMatchObject({ done: false, progress: 0.25 })
  expect(kept.at(-1)?.filter((one) => one !== null)).toHaveLength(2)
  analysis.start()
  await rested(analysis)
  expect(asked).toBe(3 + 2 + 4)
  expect(analysis.state.now.done).toBe(true)
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  const again = new Analysis(parts(4, { known: kept.at(-1) as Known, appraise: () => expect.unreachable() }))
  expect(again.state.now).toMatchObject({ done: true, running: false })
  again.start()
})

test('what fails is told, and can be tried again', async () => {
  let broken = true
  const analysis = new Analysis(
    parts(2, {
      appraise: async ({ closeness }) => {
        if (broken) throw new Error('no worker')
        return appraisal(0, closeness)
      },
    }),
  )
  analysis.start()
  await rested(analysis)
  expect(analysis.state.now.failed).toEqual(new Error('no worker'))
  broken = false
  analysis.start()
  await rested(analysis)
  expect(analysis.state.now).toMatchObject({ failed: null, done: true })
})

test('a seat that decided nothing is done with at once', () => {
  expect(new Analysis(parts(0)).state.now).toMatchObject({ done: true, progress: 1 })
})
