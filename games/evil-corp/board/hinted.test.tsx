/** A hint where not every board fits: the board it is about comes to the front, and its tab says so. */
import { view as viewOf } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import type { EvilCorpMove } from '../state.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'

const { s } = scene({ screens: [['basic-red'], []] })
const nothing = () => {}
const drawn = (step: readonly EvilCorpMove[] | null) =>
  drawBoard(board, texts, viewOf(evilCorp, s, 0), {
    arrangement: 'tall',
    help: { hint: step && [step], announced: null, kept: [], keep: nothing, goAhead: nothing },
  })
const front = (html: string) => /<section[^>]* data-zone="(village-\d)"/.exec(html)?.[1]
const marked = (html: string) =>
  [...html.matchAll(/data-zone="tab-(\w+)"[^>]*data-hinted=""/g)].map(([, tab]) => tab)

test('the village of the step comes to the front, marked', () => {
  expect(front(drawn(null))).toBe('village-0')
  expect(marked(drawn(null))).toEqual([])
  const east = drawn([
    { do: 'deploy', tile: 'basic-red' },
    { do: 'place', village: 1, half: 0, space: 0 },
  ])
  expect(front(east)).toBe('village-1')
  expect(marked(east)).toEqual(['1'])
  expect(spoken(east).filter((name) => name.includes(', the hint is about this'))).toHaveLength(2)
})

test('so does the Office; what is done nowhere changes nothing', () => {
  expect(marked(drawn([{ do: 'recruit', slot: 0 }]))).toEqual(['office'])
  expect(marked(drawn([{ do: 'pass' }]))).toEqual([])
  expect(front(drawn([{ do: 'pass' }]))).toBe('village-0')
})
