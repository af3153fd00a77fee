import { anyOf, int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { contractSuite } from '../../contract-suite.ts'
import { playAnyContent } from '../../testing/any-content.ts'
import { terrorsOfLondon } from '../index.ts'
import type { Effect, Trigger } from './schema.ts'
import standard from './terrors-of-london.json' with { type: 'json' }

const RESOURCES = ['coin', 'power', 'regeneration'] as const
const PILES = ['own', 'opponent', 'market', 'acolytes'] as const
const KEYWORDS = ['command', 'curse', 'destroy', 'haunt', 'unite', 'rage', 'sacrifice'] as const

type Simple = Exclude<Effect, { op: 'pay' | 'if' | 'revealTop' }>

const anyKeyword = (r: RngState): Simple =>
  anyOf(r, [{ op: 'draw', n: 1 + int(r, 2) }, { op: anyOf(r, KEYWORDS) }])

function anySimple(r: RngState): Simple {
  const n = 1 + int(r, 3)
  const resource = anyOf(r, RESOURCES)
  const type = anyOf(r, ['monster', 'relic'] as const)
  return anyOf<Simple>(r, [
    anyKeyword(r),
    { op: 'sacrifice', from: 'playOrDiscard' },
    { op: 'gain', resource, n },
    { op: 'gainPer', resource, n, per: 'hauntedMonster', max: 3 },
    { op: 'convert', from: 'coin', to: 'power' },
    { op: 'discount', type, n },
    { op: 'claimNext', type },
    { op: 'giveHaunt', outsideHordes: n > 1 },
    { op: 'activateHorde' },
    { op: 'lookAtTop', n, take: int(r, n + 1), pile: anyOf(r, PILES) },
    { op: 'discard', n },
  ])
}

function anyEffect(r: RngState): Effect {
  const pile = anyOf(r, PILES)
  const mayDiscard = pile === 'own' || pile === 'opponent'
  const gain = { op: 'gain', resource: 'coin', n: 1 } as const
  return anyOf<Effect>(r, [
    anySimple(r),
    anySimple(r),
    anySimple(r),
    { op: 'pay', cost: { [anyOf(r, ['health', ...RESOURCES])]: 1 }, effects: [anySimple(r), anySimple(r)] },
    { op: 'if', when: anyOf(r, ['hordeThisTurn', 'sacrificedThisTurn']), effects: [anySimple(r)] },
    { op: 'revealTop', factionMonster: [gain], otherwise: [], mayDiscard, pile },
  ])
}

const anyEffects = (r: RngState) => Array.from({ length: 1 + int(r, 3) }, () => anyEffect(r))

function anyTrigger(r: RngState): Trigger {
  const by = anyOf(r, ['you', 'opponent', 'anyone'] as const)
  const on = anyOf<Trigger['on']>(r, [
    { event: 'playMonster', by },
    { event: 'horde', by },
    { event: 'buy', by },
    { event: 'keyword', keyword: anyOf(r, KEYWORDS), by },
  ])
  return { on, limit: 1 + int(r, 3), effects: anyEffects(r) }
}

function anyFile(r: RngState): unknown {
  const action = () => ({ effects: anyEffects(r), ...(int(r, 2) === 0 ? { cost: { coin: 1 } } : {}) })
  const cards = standard.cards.map((card) => ({
    ...card,
    ...(int(r, 2) === 0 ? { triggered: anyTrigger(r) } : {}),
    ...(card.type === 'relic' ? { action: action() } : { unique: anyEffects(r), keywords: [anyKeyword(r)] }),
    ...(card.horde ? { horde: card.horde.map(() => anyEffects(r)) } : {}),
  }))
  const overlords = standard.overlords.map((overlord) => ({
    ...overlord,
    action: action(),
    triggered: anyTrigger(r),
  }))
  return { ...standard, cards, overlords }
}

test('TL-GEN3: whatever a content file that loads prints on cards and Overlords, it can be played', () => {
  expect(playAnyContent(terrorsOfLondon, 12, anyFile)).toBe(12)
})

describe('a box whose cards look into every pile and watch the opponent keeps the contract', () => {
  const { content } = terrorsOfLondon
  const standard = content.load(anyFile(rngFrom(seedFrom('watchful'))))
  test.each(contractSuite({ ...terrorsOfLondon, content: { ...content, standard } }))('$name', ({ run }) =>
    run(),
  )
})
