/** What others did to a realm is marked in it. */
import { type Heard, listen, redact, view as viewOf } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { VillainousEvent } from '../events.ts'
import { villainous } from '../index.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import { changes } from './changes.ts'
import { id } from './seen.ts'

/** Everything that these plays change in a realm, by its owner. */
function changed(t: Scene, owner: number, play: () => void): string[] {
  const events = listen(play).map((event) => redact(event, 1) as Heard<VillainousEvent>)
  const view = viewOf(villainous, t.s, 1)
  return events.flatMap((event) => {
    const change = changes(event, view)
    return change?.owner === owner ? change.at : []
  })
}

test('a Hero sent into a realm is marked there, not the one that was sent away', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['taran', 'doli'] }])
  t.move('forest')
  const fate = () => {
    t.use('fate').pick('taran')
    t.answer(0, { do: 'at', at: 0 })
  }
  expect(changed(t, 1, fate)).toEqual([id.card(t.card('taran', 1))])
})

test('Power that is lost is marked, Power that is gained is not', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { power: 4, fateDeck: ['the-witches-of-morva', 'doli'] }],
  )
  t.move('forest')
  const fate = () => {
    t.use('fate').pick('the-witches-of-morva')
    t.answer(0, { do: 'at', at: 0 })
  }
  expect(changed(t, 1, fate)).toContain(id.power(1))
  expect(changed(t, 0, () => t.use('gainPower'))).toEqual([])
})
