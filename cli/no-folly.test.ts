/** In Villainous: moves that nobody would forgive a bot, and some that everybody would expect. */
import { botOf, decide } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { type Scene, scene } from '@duskhall/games/villainous/rules/testing/scene.ts'
import { type Game, type Move, seedFrom, type Table, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'

const villainous = gameOf('villainous') as Game<Table, Move>
const knowledge = knowledgeOf('villainous')

/** What the bot answers where the scene stands, in words. */
function answer(t: Scene, spec = 'greedy'): string {
  const player = botOf(spec).sit(villainous, knowledge, seedFrom('play'))
  return t.inWords(decide(player.think(view(villainous, t.s, t.seat))) as never)
}

/** Lets the bot play its turn to the end. */
function playTurn(t: Scene, spec = 'greedy'): Scene {
  const { turn } = t.s
  const { seat } = t
  for (let i = 0; i < 60 && t.s.turn === turn && t.winners === null; i++) {
    const player = botOf(spec).sit(villainous, knowledge, seedFrom('play'))
    t.answer(t.seat, decide(player.think(view(villainous, t.s, t.seat))) as never)
  }
  expect(t.s.turn !== turn || t.winners !== null, `the turn of ${seat} ends`).toBe(true)
  return t
}

const BOTS = ['greedy', 'search:40i']

test.each(BOTS)('%s: Gaston removes the last Obstacle', (spec) => {
  const t = scene(
    ['gaston', { pieces: [0, 0, 1, 0], power: 2, hand: ['temper', 'swoon', 'wolves', 'lefou'] }],
    ['horned-king'],
  )
  expect(playTurn(t, spec).winners).toEqual([0])
})

test.each(BOTS)('%s: Lady Tremaine rings the Bells', (spec) => {
  const t = scene(
    [
      'lady-tremaine',
      {
        unlocked: ['the-ballroom'],
        realm: {
          'the-prince': 'the-ballroom',
          'ball-gown-drizella': 'the-ballroom',
          'wedding-bells': 'music-room',
        },
      },
    ],
    ['gaston'],
  )
  expect(playTurn(t, spec).winners).toEqual([0])
})

test.each(BOTS)('%s: the Horned King plays the last Cauldron Born where one is missing', (spec) => {
  const t = scene(
    [
      'horned-king',
      {
        pieces: [2],
        hand: ['cauldron-born'],
        realm: {
          'cauldron-born 1': 'morva',
          'cauldron-born 2': 'dungeons',
          'cauldron-born 3': 'throne-room',
        },
      },
    ],
    ['gaston'],
  )
  expect(playTurn(t, spec).winners).toEqual([0])
})

test('free Power is never left lying', () => {
  const t = scene(['gaston', { hand: ['swoon'] }], ['horned-king']).move('tavern')
  expect(answer(t)).toBe('use gainPower')
})

test('the Horned King claims the Black Cauldron rather than three Power', () => {
  const t = scene(['horned-king', { power: 3, hand: ['show-me-the-black-cauldron'] }], ['gaston']).move(
    'fair-folk-kingdom',
  )
  expect(playTurn(t).pieces(0)).toEqual([1])
})

test('of two rivals the one who is nearly there is fated', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { pieces: [1, 0, 0, 0], fateDeck: ['belle', 'it-is-you'] }],
    ['lady-tremaine', { fateDeck: ['gus', 'bruno'] }],
  )
    .move('dungeons')
    .use('fate')
  expect(answer(t)).toBe('seat 1')
})

test('Belle comes to Gaston before a harmless Hero does', () => {
  const t = scene(['horned-king'], ['gaston', { pieces: [1, 1, 0, 0], fateDeck: ['belle', 'cogsworth'] }])
    .move('dungeons')
    .use('fate')
  expect(answer(t)).toBe('belle')
})

test('Gaston’s Condition waits in vain for nothing: an Obstacle that may go, goes', () => {
  const t = scene(['horned-king'], ['gaston', { pieces: [1, 0, 0, 0], hand: ['beautiful-as-me'] }])
  t.s.agenda.push({ do: 'respond', seat: 1, met: [{ event: 'action', action: 'fate', number: 4 }] })
  const player = botOf('greedy').sit(villainous, knowledge, seedFrom('play'))
  const move = decide(player.think(view(villainous, t.s, 1)))
  expect(move).toMatchObject({ do: 'card' })
})

test('Vicious Practical Jokes are kept where both Fate cards are alike', () => {
  const t = scene(
    ['horned-king'],
    ['lady-tremaine', { hand: ['vicious-practical-jokes'], fateDeck: ['gus', 'bruno'] }],
  )
    .move('dungeons')
    .use('fate')
  expect(t.question).toBe('take-over')
  expect(answer(t, 'quick')).toBe('decline')
})

test('… and used where one of them hurts', () => {
  const t = scene(
    ['horned-king'],
    [
      'lady-tremaine',
      {
        hand: ['vicious-practical-jokes'],
        realm: { 'wedding-bells': 'the-castle' },
        fateDeck: ['jaq', 'bruno'],
      },
    ],
  )
    .move('dungeons')
    .use('fate')
  expect(answer(t, 'quick')).toBe('vicious-practical-jokes')
})
