/** Which monsters link, and where (TL-HORDE1 to TL-HORDE9, TL-HORDE14, TL-HORDE15 and their rulings). */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { printed } from './testing/content.ts'
import { type Scene, scene } from './testing/scene.ts'

const links = (t: Scene) => t.offered.filter((answer) => answer.startsWith('link'))

test('TL-HORDE1, TL-HORDE3, TL-HORDE8, TL-HORDE15: two monsters form a horde; a third enlarges it', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] })
  expect([t.hordes, links(t)]).toEqual([[], ['link skeletal werewolf', 'link wisp skeletal']])
  const [wisp, skeletal, werewolf] = t.player(0).area
  t.link('wisp', 'skeletal')
  expect(t.events).toEqual([{ e: 'linked', seat: 0, left: wisp, right: skeletal, horde: [wisp, skeletal] }])
  expect([t.question, t.offered]).toEqual([
    'horde-ability',
    ['ability skeletal 0', 'ability wisp 0', 'decline'],
  ])
  t.say('decline').link('skeletal', 'werewolf')
  expect(t.events).toEqual([
    { e: 'linked', seat: 0, left: skeletal, right: werewolf, horde: [wisp, skeletal, werewolf] },
  ])
  expect(t.hordes).toEqual([['wisp', 'skeletal', 'werewolf']])
})

test('TL-HORDE15: a monster alone is no horde, and does not link with itself', () => {
  const t = scene({ areas: [['wisp']] })
  expect([t.hordes, links(t)]).toEqual([[], []])
  const wisp = t.inArea('wisp')
  expect(t.refusal({ do: 'link', left: wisp, right: wisp })).toBe('illegal')
})

test('TL-HORDE2, TL-HORDE-R12: monsters in hand, in piles or in the area of the opponent are not there', () => {
  const t = scene({
    hands: [['skeletal', 'cultist']],
    discards: [['ghoul']],
    areas: [
      ['wisp'],
      [
        { card: 'mummy', token: 'dismissed' },
        { card: 'banshee', token: 'dismissed' },
      ],
    ],
  })
  expect(links(t)).toEqual([])
  const left = t.inArea('wisp')
  const elsewhere = [t.inHand('skeletal'), t.find(t.player(0).discard, 'ghoul'), t.inArea('mummy', 1)]
  for (const right of elsewhere) expect(t.refusal({ do: 'link', left, right })).toBe('illegal')
  const theirs = { do: 'link', left: t.inArea('banshee', 1), right: t.inArea('mummy', 1) } as const
  expect([t.refusal(theirs), t.refusal(1, theirs)]).toEqual(['illegal', 'not-asked'])
})

test('TL-HORDE4, TL-HORDE16: every faction monster has an indicator on both sides and one or two Horde abilities', () => {
  const { file } = boxOf({ content: STANDARD })
  const monsters = file.cards.filter((card) => card.type === 'monster')
  expect(monsters.filter(({ faction }) => faction)).toHaveLength(36)
  for (const { faction, left, right, horde = [] } of monsters) {
    if (faction) {
      expect([left?.arrow, right?.arrow]).toEqual([expect.any(String), expect.any(String)])
      expect([1, 2]).toContain(horde.length)
    } else expect([left, right, horde]).toEqual([undefined, undefined, []])
  }
})

test('TL-HORDE5, TL-HORDE6, TL-HORDE7, TL-HORDE-R1, TL-EX6: of all pairs of monsters exactly those link that show each other, by arrows of one colour', () => {
  const { file } = boxOf({ content: STANDARD })
  const monsters = file.cards.filter((card) => card.type === 'monster')
  let fitting = 0
  for (const a of monsters) {
    for (const b of monsters) {
      if (a.id === b.id) continue
      const show = a.right !== undefined && a.right.shows === b.faction && b.left?.shows === a.faction
      const colour = a.right !== undefined && a.right.arrow === b.left?.arrow
      expect([a.id, b.id, show]).toEqual([a.id, b.id, colour])
      if (show) fitting++
    }
  }
  expect(fitting).toBeGreaterThan(300)
  const one = { undead: 'ghoul', beast: 'sewer-rats', mortal: 'pickpocket', spirit: 'wisp' }
  const other = { undead: 'mummy', beast: 'gargoyle', mortal: 'warlock', spirit: 'banshee' }
  for (const left of Object.values(one)) {
    for (const right of Object.values(other)) {
      const t = scene({ areas: [[left, right]] })
      const [a, b] = [left, right].map((id) => monsters.find((monster) => monster.id === id))
      const fits = a?.right?.arrow === b?.left?.arrow
      expect([left, right, t.offers(t.linkMove(left, right))]).toEqual([left, right, fits])
      if (!fits) expect(t.refusal(t.linkMove(left, right))).toBe('TL-HORDE5')
    }
  }
})

test.each([
  ['the Rats show Spirits on their left', { 'sewer-rats': { left: { shows: 'spirit', arrow: 'violet' } } }],
  ['the Ghoul shows Mortals on its right', { ghoul: { right: { shows: 'mortal', arrow: 'violet' } } }],
  ['the Rats show nothing on their left', { 'sewer-rats': { left: undefined } }],
  ['the Ghoul shows nothing on its right', { ghoul: { right: undefined } }],
])('TL-HORDE5, TL-HORDE-R1: both must show each other; where %s they do not link', (_, prints) => {
  const t = scene({ content: printed(prints), areas: [['ghoul', 'sewer-rats', 'skeletal', 'werewolf']] })
  const changed = Object.keys(prints)[0] === 'ghoul' ? 'skeletal sewer-rats' : 'ghoul werewolf'
  expect(links(t)).toEqual([`link ${changed}`, 'link skeletal werewolf'])
  expect(t.refusal(t.linkMove('ghoul', 'sewer-rats'))).toBe('TL-HORDE5')
})

test('TL-HORDE-R2: cards are not turned around: what links one way does not link the other way', () => {
  const t = scene({ areas: [['ghoul', 'wisp']] })
  expect(links(t)).toEqual(['link wisp ghoul'])
  expect(t.refusal(t.linkMove('ghoul', 'wisp'))).toBe('TL-HORDE5')
  // Where they lie in the play area says nothing.
  expect(links(scene({ areas: [['wisp', 'ghoul']] }))).toEqual(['link wisp ghoul'])
})

test('TL-HORDE9, TL-HORDE-R3: a horde grows at its two open ends, and not in the middle', () => {
  const t = scene({
    areas: [['wisp', 'skeletal', 'sewer-rats', 'ghoul', 'banshee', 'pickpocket', 'werewolf']],
  })
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'sewer-rats').say('decline')
  // Free monsters may still form hordes of their own.
  expect(links(t)).toEqual([
    'link banshee ghoul',
    'link ghoul werewolf',
    'link pickpocket banshee',
    'link pickpocket wisp',
    'link sewer-rats pickpocket',
    'link werewolf pickpocket',
  ])
  expect(t.refusal(t.linkMove('wisp', 'ghoul'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('banshee', 'skeletal'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('skeletal', 'werewolf'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('ghoul', 'sewer-rats'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('sewer-rats', 'werewolf'))).toBe('TL-HORDE5')
})

test('TL-HORDE9: added on the left and on the right, in the order of the line', () => {
  const t = scene({ areas: [['skeletal', 'sewer-rats', 'wisp', 'pickpocket', 'lambton-worm']] })
  t.link('skeletal', 'sewer-rats').say('decline').link('wisp', 'skeletal').say('decline')
  t.link('pickpocket', 'wisp').say('decline').link('lambton-worm', 'pickpocket').say('decline')
  expect(t.hordes).toEqual([['lambton-worm', 'pickpocket', 'wisp', 'skeletal', 'sewer-rats']])
})

test('TL-HORDE14, TL-HORDE-R13: a member joins no other horde; others may form one of their own', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'banshee', 'ghoul', 'sewer-rats']] })
  t.link('wisp', 'skeletal').say('decline').link('banshee', 'ghoul').say('decline')
  expect(t.hordes).toEqual([
    ['wisp', 'skeletal'],
    ['banshee', 'ghoul'],
  ])
  expect(t.refusal(t.linkMove('wisp', 'ghoul'))).toBe('TL-HORDE-R4')
  expect(t.refusal(t.linkMove('banshee', 'skeletal'))).toBe('TL-HORDE-R4')
  // The Rats may join either of the two, and then belong to it.
  expect(links(t)).toEqual(['link ghoul sewer-rats', 'link skeletal sewer-rats'])
  t.link('ghoul', 'sewer-rats').say('decline')
  expect(t.hordes).toEqual([
    ['wisp', 'skeletal'],
    ['banshee', 'ghoul', 'sewer-rats'],
  ])
  expect(links(t)).toEqual([])
  expect(t.refusal(t.linkMove('skeletal', 'sewer-rats'))).toBe('TL-HORDE-R4')
})

test('TL-HORDE-R3, TL-HORDE-R4: hordes are lines that neither close nor merge', () => {
  const t = scene({ areas: [['ghoul', 'sewer-rats', 'pickpocket', 'wisp']] })
  t.link('ghoul', 'sewer-rats').say('decline').link('pickpocket', 'wisp').say('decline')
  expect(t.refusal(t.linkMove('sewer-rats', 'pickpocket'))).toBe('TL-HORDE-R4')
  expect(t.refusal(t.linkMove('wisp', 'ghoul'))).toBe('TL-HORDE-R4')
  expect(t.refusal(t.linkMove('sewer-rats', 'ghoul'))).toBe('TL-HORDE-R3')
  expect(links(t)).toEqual([])
})

test('TL-HORDE-R9: the turn it is played, and with a token, a monster may join', () => {
  const t = scene({
    hands: [['skeletal', 'cultist']],
    areas: [
      [
        { card: 'wisp', token: 'haunt' },
        { card: 'gargoyle', token: 'haunt' },
      ],
    ],
  })
  t.play('skeletal').link('wisp', 'skeletal')
  expect(t.told('dismissed')).toEqual([{ e: 'dismissed', seat: 0, card: t.inArea('wisp') }])
  t.say('decline').link('skeletal', 'gargoyle')
  expect(t.told('dismissed')).toEqual([{ e: 'dismissed', seat: 0, card: t.inArea('gargoyle') }])
  expect([t.token('wisp'), t.token('gargoyle')]).toEqual(['dismissed', 'dismissed'])
})

test('TL-HORDE-R11: neither Cultist nor Fanatic nor Hired Thug links with anybody', () => {
  const ids = ['cultist', 'fanatic', 'hired-thug', 'fortune-teller', 'ringmaster']
  const t = scene({ areas: [[...ids, 'wisp', 'skeletal']] })
  expect(links(t)).toEqual(['link wisp skeletal'])
  for (const id of ids) {
    for (const monster of ['wisp', 'skeletal']) {
      expect(t.refusal(t.linkMove(id, monster))).toBe('TL-HORDE-R11')
      expect(t.refusal(t.linkMove(monster, id))).toBe('TL-HORDE-R11')
    }
  }
  expect(t.refusal(t.linkMove('cultist', 'fanatic'))).toBe('TL-HORDE-R11')
})

test('TL-HORDE-R12: on the turn of the opponent a haunted monster of mine joins nothing', () => {
  const t = scene({
    areas: [
      [
        { card: 'wisp', token: 'haunt' },
        { card: 'ghoul', token: 'haunt' },
      ],
    ],
  })
  expect(links(t)).toEqual(['link wisp ghoul'])
  t.pass()
  expect([t.area(0), links(t), t.legal(0)]).toEqual([['wisp', 'ghoul'], [], []])
})
