import { expect, test } from 'vitest'
import { corrected } from '../../testing/content.ts'
import { content } from '../content/box.ts'
import { standardFile } from '../content/standard.ts'
import { heroes } from './testing/heroes.ts'
import { maskOf, Scene } from './testing/scene.ts'

/** A dark knight resists physical damage, a warlock magic. */
const GRIDS = {
  't1-01': ['.....', '.kz..', '.....', '.....', '.....'],
  't1-02': ['kz...', '.....', '.....', '.....', '.....'],
}

const TWO_GOBLINS = ['gg...', '.....', '.....', '.....', '.....']

test('KR-TYPE6: the base of a hero covers whoever resists, as true damage does', () => {
  const t = heroes(['malik', 'magnus'], { grids: GRIDS }).lay('t1-01', [2, 1]).stand('malik', [2, 0])
  t.activate('malik').go([2, 1]).base([1, 1]).done()
  expect(t.phase('destroy').told('destroyed')).toMatchObject([{ card: t.card('t1-01') }])
})

test('KR-TYPE-R3: the additional tiles of an attack are of its type', () => {
  // Malik strikes physically, Ignus with magic; t1-02 lies beside both.
  const t = heroes(['malik', 'ignus'], { grids: GRIDS }).lay('t1-01', [2, 2]).lay('t1-02', [2, 3])
  t.stand('malik', [2, 2], [3, 0]).stand('ignus', [2, 2], [3, 3])
  const malik = t.fork().activate('malik').basic().put('t1-01', [0, 0], [0, 1]).aim('t1-02')
  expect(malik.refusedCells([0, 0])).toBe('KR-TILE8')
  expect(malik.offers({ do: 'cells', cells: maskOf([0, 1]) })).toBe(true)
  const ignus = t
    .skill('ignus', ['light-the-fire'])
    .activate('ignus')
    .use('light-the-fire')
    .confirm()
    .aim('t1-02')
  expect(ignus.refusedCells([0, 1], [0, 2], [0, 3])).toBe('KR-TILE8')
  expect(ignus.offers({ do: 'cells', cells: maskOf([0, 0], [1, 0], [2, 0]) })).toBe(true)
  // What leaps from his basic attack is magic too.
  const leaping = heroes(['ignus', 'malik'], { grids: { ...GRIDS, 't1-01': TWO_GOBLINS } })
  leaping.lay('t1-01', [2, 2]).lay('t1-02', [2, 3]).stand('ignus', [2, 2], [3, 3])
  leaping.activate('ignus').basic().put('t1-01', [0, 0], [0, 1], [1, 0]).aim('t1-02')
  expect(leaping.refusedCells([0, 1])).toBe('KR-TILE8')
  expect(leaping.offers({ do: 'cells', cells: maskOf([0, 0]) })).toBe(true)
})

test('KR-TYPE-R2: an enemy may resist both; then only true damage covers it', () => {
  // Nothing but knights, so that a tower of another type finds no cell at all.
  const knight = standardFile.enemies.findIndex(({ code }) => code === 'k')
  const hordes = standardFile.hordes.map((horde) =>
    horde.id === 't1-01' ? { ...horde, grid: Array(5).fill('kkkkk') } : horde,
  )
  const file = corrected({ ...standardFile, hordes }, `enemies.${knight}.resists`, ['physical', 'magic'])
  const t = new Scene({ content: content.load(file), options: { heroes: ['malik', 'alleria'] } }).until(
    'play',
  )
  t.clear().lay('t1-01', [1, 3])
  const covers = (tower: string) => {
    const built = t.fork().give(0, tower).build(0, tower, 'b5', 2)
    return built.question !== 'play'
  }
  expect(['marksmen', 'mage', 'militia', 'tesla', 'holyorder'].map(covers)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})
