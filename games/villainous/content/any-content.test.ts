import { anyOf, int, type RngState } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { playAnyContent } from '../../testing/any-content.ts'
import { villainous } from '../index.ts'
import { ACTIONS } from '../state.ts'

type Entry = Record<string, unknown>
type Card = Entry & { id: string; type: string }
interface Villain extends Entry {
  locations: Entry[]
  villainDeck: Card[]
  fateDeck: Card[]
}

/** Fields of a card that hold a list of instructions. */
const LISTS = ['do', 'play', 'moved', 'present', 'defeated', 'vanquished']
const text = { en: 'Something happens.', fr: 'Il se passe quelque chose.' }

const anyIcon = (r: RngState) => {
  const action = anyOf(r, ACTIONS)
  return action === 'gainPower' ? { gainPower: 1 + int(r, 3) } : action
}
const anyIcons = (r: RngState) => Array.from({ length: int(r, 4) }, () => anyIcon(r))

/** Numbers at random, icons at random, and every list of instructions on another card of the same set. */
function shaken(r: RngState, villain: Villain): Villain {
  const shake = (cards: readonly Card[]): Card[] => {
    const lists = cards.flatMap((card) => LISTS.flatMap((field) => (field in card ? [card[field]] : [])))
    const always = cards.flatMap((card) => ('always' in card ? [card.always] : []))
    return cards.map((card) => {
      const other: Card = { ...card, text }
      for (const field of LISTS) if (field in card) other[field] = anyOf(r, lists)
      if ('cost' in card) other.cost = int(r, 4)
      if ('strength' in card) other.strength = int(r, 6)
      if (always.length > 0 && card.type !== 'condition' && int(r, 3) === 0) other.always = anyOf(r, always)
      if (card.type === 'hero' && int(r, 4) === 0) other.play = anyOf(r, lists)
      return other
    })
  }
  return {
    ...villain,
    locations: villain.locations.map((location) => ({
      ...location,
      top: anyIcons(r),
      bottom: [...anyIcons(r), anyIcon(r)],
    })),
    villainDeck: shake(villain.villainDeck),
    fateDeck: shake(villain.fateDeck),
  }
}

function anyFile(r: RngState): unknown {
  const file = structuredClone(villainous.content.file(villainous.content.standard)) as {
    villains: Villain[]
  }
  return { ...file, villains: file.villains.map((villain) => shaken(r, villain)) }
}

test('VD-GEN1: whatever a content file that loads prints on cards and boards, it can be played', () => {
  expect(playAnyContent(villainous, 12, anyFile)).toBe(12)
})
