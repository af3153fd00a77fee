/** A card is one entry: rules, texts, gallery and bot find it there, and a content file corrects its numbers. */
import { canonical, clone, listen, moves, open, play, refusalIn, seedFrom, view } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from './cards.ts'
import { content, gallery, knowledge, realm, say, standardFile, strengthOf } from './realm.ts'
import type { Realm, RealmEvent, RealmMove } from './state.ts'

const opened = (id = content.standard): Realm =>
  open(realm, { seats: 1, seed: seedFrom('one card'), content: id })
const cardOf = (s: Realm, id: string) => content.boxOf(s).findIndex((card) => card.id === id)
const [party, wolf] = ['hunting-party', 'lone-wolf']

/** The standard file with other numbers on one card, as an owner of the box would write it. */
const corrected = (id: string, numbers: object) => ({
  cards: standardFile.cards.map((card) => (card.id === id ? { ...card, ...numbers } : card)),
})

describe('one entry', () => {
  test('is found by the rules: cost, strength and what only its hook says', () => {
    const s = opened()
    s.power = 3
    s.realm = [cardOf(s, 'innkeeper')]
    play(realm, s, 0, { do: 'play', card: cardOf(s, party) })
    // It costs 2 and gives 1 back; 1 and one more for the innkeeper beside it.
    expect(s.power).toBe(2)
    expect(strengthOf(s, cardOf(s, party))).toBe(2)
  })

  test('says by itself when it cannot be played, and the page asks for that one reason', () => {
    const s = opened()
    s.realm = [cardOf(s, 'innkeeper')]
    const move = { do: 'play' as const, card: cardOf(s, wolf) }
    expect(moves(realm, s, 0)).not.toContainEqual(move)
    expect(refusalIn(realm, view(realm, s, 0), move)).toBe('REALM-WOLF1')
    expect(refusalIn(realm, view(realm, s, 0), { do: 'play', card: cardOf(s, party) })).toBe('REALM-COST1')
  })

  test('is found by the texts, in both languages', () => {
    const s = opened()
    const [played] = listen(() => play(realm, s, 0, { do: 'play', card: cardOf(s, wolf) })) as RealmEvent[]
    expect(say(played as RealmEvent, 'en')).toBe('You play Lone Wolf for 0.')
    expect(say(played as RealmEvent, 'fr')).toBe('Vous jouez Loup solitaire pour 0.')
  })

  test('is found by the gallery, with its count, its provenance and its wording', () => {
    expect(gallery(content.standard, 'fr').find(({ id }) => id === party)).toEqual({
      id: party,
      name: 'Partie de chasse',
      text: ['Force 1, +1 par autre Allié. Quand vous la jouez\u00a0: gagnez 1 Pouvoir.'],
      facets: {},
      count: 2,
      provenance: 'reconstructed',
    })
    expect(gallery(content.standard, 'en').map(({ id }) => id)).toEqual(CARDS.map(({ id }) => id))
  })

  test('is found by the bot: it takes the strongest it can play', () => {
    const s = opened()
    const after = (move: RealmMove) => {
      const then = clone(s)
      play(realm, then, 0, move)
      return knowledge.evaluate(then, 0)
    }
    const [best] = moves(realm, s, 0).sort((a, b) => after(b) - after(a))
    expect(best).toEqual({ do: 'play', card: cardOf(s, wolf) })
  })
})

describe('a content file', () => {
  test('corrects the numbers everywhere, and leaves hooks and words', () => {
    const id = content.load(corrected(party, { cost: 1, strength: 5, copies: 1 }))
    expect(id).not.toBe(content.standard)
    const s = opened(id)
    expect(s.hand).toHaveLength(5)
    s.realm = [cardOf(s, 'innkeeper')]
    play(realm, s, 0, { do: 'play', card: cardOf(s, party) })
    expect(s.power).toBe(1)
    expect(strengthOf(s, cardOf(s, party))).toBe(6)
    expect(gallery(id, 'en').find((card) => card.id === party)?.text).toEqual([
      'Strength 5, +1 for each other Ally. When played: gain 1 Power.',
    ])
    expect(canonical(opened())).not.toContain(id)
  })

  test('that only says better where a number comes from is the same content', () => {
    expect(content.load(corrected(party, { provenance: 'rulebook' }))).toBe(content.standard)
  })

  test('with a wrong number is refused by the name of the card', () => {
    expect(() => content.load(corrected(wolf, { strength: 12 }))).toThrow(
      /cards\.2\.strength \("lone-wolf"\)/,
    )
  })
})
