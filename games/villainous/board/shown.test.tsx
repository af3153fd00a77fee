/** What the question is about is seen and told on the table; where there is little room, the rest folds. */
import { view as viewOf } from '@duskhall/kernel'
import { type Drawing, drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'
import { lookingAt } from './looking.ts'
import { id } from './seen.ts'

const draw = (t: Scene, drawing?: Drawing<VillainousMove>) =>
  drawBoard(board, texts, viewOf(villainous, t.s, 0), drawing)

/** Whether the card lies on the table as a piece. */
const lies = (html: string, t: Scene, name: string) => html.includes(`data-piece="${id.card(t.card(name))}"`)

function vanquishing(): Scene {
  const t = scene(
    [
      'gaston',
      {
        mover: 'belles-house',
        realm: {
          belle: 'tavern',
          maurice: 'tavern',
          wolves: 'tavern',
          'wolves 2': 'tavern',
          'wolves 3': 'tavern',
        },
      },
    ],
    ['horned-king', {}],
  )
  return t.move('tavern').use('vanquish').pick('belle')
}

test('while Allies are picked they lie side by side, not as lines', () => {
  const html = draw(vanquishing())
  expect(html).toContain('data-wide=""')
  expect(html).not.toContain('data-size="row"')
})

test('the button that confirms an Ally names it and no more', () => {
  const t = vanquishing()
  const view = viewOf(villainous, t.s, 0)
  expect(board.verb?.(view, t.choice('wolves'), 'en')).toBe('Use Wolves')
  expect(board.verb?.(view, t.choice('wolves'), 'fr')).toBe('Utiliser Loups')
})

test('where there is little room, only the Hero that is to fall is shown meanwhile', () => {
  const t = vanquishing()
  expect(lies(draw(t), t, 'maurice')).toBe(true)
  for (const arrangement of ['tall', 'tiny', 'low'] as const) {
    const html = draw(t, { arrangement })
    expect(lies(html, t, 'belle')).toBe(true)
    expect(lies(html, t, 'maurice')).toBe(false)
  }
})

test('whose Fate deck the cards come from is said with the article that French asks for', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['fflewddur-fflam', 'doli'] }])
  t.move('forest').use('fate')
  expect(spoken(draw(t, { lang: 'fr' }))).toContain(
    'Deux cartes de la pioche Fatalité du Seigneur des Ténèbres',
  )
  expect(spoken(draw(t))).toContain('Two cards from the Fate deck of the Horned King')
})

test('a discard pile shows the card on top of it', () => {
  const pileOf = (...discard: string[]) => {
    const t = scene(['gaston', { mover: 'tavern', discard }], ['horned-king', {}])
    return draw(t).split('data-zone="discard-0"')[1]?.split('</button>')[0]
  }
  expect(pileOf('wolves', 'lefou')).not.toBe(pileOf('lefou', 'wolves'))
  expect(pileOf('wolves', 'lefou')).toBe(pileOf('wolves 2', 'lefou'))
})

test('a Condition that may be played says on the table what it answers, whatever is aimed at', () => {
  const t = scene(
    ['lady-tremaine', { mover: 'the-castle', power: 9, hand: ['the-key'] }],
    ['horned-king', { hand: ['only-moments-away-from-victory', 'ancient-soldiers'] }],
  )
  t.move('music-room').play('the-key').at('the-castle')
  const view = viewOf(villainous, t.s, 1)
  const aim = view.question?.moves.find((move) => move.do === 'card') ?? null
  const told = drawBoard(board, texts, view, { aim }).split('data-floats')[1]?.split('</div>')[0]
  expect(told).toContain('has played an Item')
})

test('leaving a realm that is only looked at is no Cancel', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['taran', 'doli'] }])
  const leaving = (lang: 'en' | 'fr') => board.leaving?.(viewOf(villainous, t.s, 0), { realm: 1 }, lang)
  expect([leaving('en'), leaving('fr')]).toEqual(['Back to your Realm', 'Retour à votre Royaume'])
  // Where a Hero goes is asked about the other's realm; one may look at the own one meanwhile.
  t.move('forest').use('fate').pick('taran')
  expect([leaving('en'), leaving('fr')]).toEqual(['Back to the question', 'Retour à la question'])
  expect([lookingAt(1, 1, 0), lookingAt(0, 1, 0), lookingAt(0, null, 0)]).toEqual([null, { realm: 0 }, null])
})
