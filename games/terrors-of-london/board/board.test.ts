/** The pure parts of the board: what moves lead to, what flies, what is asked twice, the course, the cards. */

import { open, seedFrom } from '@duskhall/kernel'
import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { readingOf } from '@duskhall/ui/testing/reading.ts'
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import { priceOf } from '../rules/testing/content.ts'
import { Scene } from '../rules/testing/scene.ts'
import { playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { texts } from '../text/index.ts'
import { VERB_ICONS } from './art.ts'
import icons from './icons.json' with { type: 'json' }
import board from './index.ts'
import { matters } from './matters.ts'
import { portraitOf } from './portraits.ts'
import { previewOf } from './preview.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

const { seats, asked, heardBy, says } = readingOf(board, terrorsOfLondon, 2)

test('an attack tells what Armor takes and what is left of the Health', () => {
  const t = new Scene({ power: 7, relics: [[], ['tower-cuirass']], health: [40, 31] })
  const move: TerrorsMove = { do: 'attack', amount: 7 }
  expect(says(t.s, move)).toBe('Vex: Health 31 to 26 and Armour takes 2')
  expect(says(t.s, move, 'fr')).toBe("Vex\u00a0: Santé de 31 à 26 et l'Armure absorbe 2")
})

test('an Overlord is not healed by being chosen, and healing says from where to where', () => {
  const s = open(terrorsOfLondon, { seats: 2, seed: seedFrom('health'), options: { firstPlayer: '0' } })
  const [choice] = asked(s).question?.moves ?? []
  expect(choice?.do).toBe('faction')
  expect(choice && says(s, choice)).not.toMatch(/Health/)
  const t = new Scene({ regeneration: 3, health: [31, 40] })
  expect(says(t.s, { do: 'heal', amount: 3 })).toBe('Your Health goes from 31 to 34')
})

test('a fatal attack says who wins', () => {
  const t = new Scene({ power: 7, health: [40, 5] })
  expect(says(t.s, { do: 'attack', amount: 7 })).toBe('Vex: Health 5 to 0 and you win the game')
})

test('a card tells what it gives and what is asked then, a purchase where it goes', () => {
  const t = new Scene({ hands: [['werewolf', 'cultist']], coin: 4, street: ['pickpocket', 'tower-cuirass'] })
  const { hand } = playerOf(t.s, 0)
  expect(says(t.s, { do: 'play', card: t.find(hand, 'werewolf') })).toBe(
    'You gain 2 Power and then you choose what RAGE gives',
  )
  expect(says(t.s, { do: 'buy', card: t.find(t.s.street, 'pickpocket') })).toBe(
    `You pay ${priceOf('pickpocket')} Coins and it goes to your discard pile`,
  )
})

test('ending the turn tells what is lost, and is asked once more with something left to do', () => {
  const t = new Scene({ hands: [['cultist']], power: 4, coin: 1 })
  const pass: TerrorsMove = { do: 'pass' }
  expect(says(t.s, pass)).toContain('Lost: 1 Coin and 4 Power.')
  expect(board.confirm(asked(t.s), pass, seats, 'en')).toBe('You can still attack for 4. End your turn?')
  expect(board.confirm(asked(t.s), { do: 'attack', amount: 4 }, seats, 'en')).toBeNull()
  expect(board.endTurn?.(asked(t.s))).toEqual(pass)
  expect(board.endTurn?.(asked(t.s, 1))).toBeNull()
})

test('the prompt names what can be done now, and the button what it does', () => {
  const reader = { you: 0, names: ['Nora', 'Vex'] }
  const prompt = (s: TerrorsOfLondon, lang: 'en' | 'fr') => texts[lang].prompt(asked(s), reader).text
  const t = new Scene({ hands: [['cultist']], power: 4 })
  expect(prompt(t.s, 'en')).toBe('Play, attack, use Relics or your Overlord, or end your turn.')
  expect(prompt(t.s, 'fr')).toBe(
    'Jouez, attaquez, utilisez des Reliques ou votre Overlord, ou passez le tour.',
  )
  expect(board.verb?.(asked(t.s), { do: 'attack', amount: 4 }, 'en')).toBe('Attack for 4')
  expect(board.verb?.(asked(t.s), { do: 'play', card: 0 }, 'en')).toBeNull()
})

test('the end of a turn is not asked about where nothing would change', () => {
  const pass = (s: TerrorsOfLondon) => board.confirm(asked(s), { do: 'pass' }, seats, 'en')
  // A coin that buys nothing; Methuselah's action costs Health, so that it is not used is no mistake.
  expect(pass(new Scene({ hands: [['cultist']], coin: 1 }).s)).toBeNull()
  expect(pass(new Scene({ hands: [['cultist']] }).s)).toBeNull()
  // Armor takes all of it.
  const armored = { hands: [['cultist']], relics: [[], ['tower-cuirass']] } as const
  expect(pass(new Scene({ ...armored, power: 2 }).s)).toBeNull()
  expect(pass(new Scene({ ...armored, power: 3 }).s)).toBe('You can still attack for 3. End your turn?')
})

test('an ability that nothing would come of does not glow like one that would', () => {
  const view = (area: string[]) =>
    asked(new Scene({ overlords: ['fenris', 'methuselah'], areas: [area], hands: [['cultist']] }).s)
  const html = (seen: ReturnType<typeof view>) => drawBoard(board, texts, seen)
  const idle = /data-legal="" data-idle=""/
  expect(matters(view([]), { do: 'overlord' })).toBe(false)
  expect(html(view([]))).toMatch(idle)
  expect(matters(view(['werewolf']), { do: 'overlord' })).toBe(true)
  expect(html(view(['werewolf']))).not.toMatch(idle)
})

test('RAGE is answered with buttons that name the amount', () => {
  const t = new Scene({ hands: [['werewolf', 'cultist']] })
  t.answer(0, { do: 'play', card: t.find(playerOf(t.s, 0).hand, 'werewolf') })
  const view = asked(t.s)
  const buttons = (view.question?.moves ?? []).filter((move) => board.isButton(view, move))
  const label = (move: TerrorsMove) => texts.en.move(view, move, { you: 0, names: ['Nora', 'Vex'] })
  expect(buttons.map(label)).toEqual(['Gain 2 Coins', 'Gain 2 Power'])
})

test('a monster that can stand in one place only joins with one click', () => {
  const t = new Scene({ areas: [['ghoul', 'sewer-rats']], hands: [['cultist', 'cultist']] })
  const html = drawBoard(board, texts, asked(t.s))
  const { area } = playerOf(t.s, 0)
  const link = asked(t.s).question?.moves.filter((move) => move.do === 'link')
  expect(link).toHaveLength(1)
  for (const card of area) expect(html).toMatch(new RegExp(`data-piece="${id.card(card)}"[^>]*data-legal`))
})

test('a card that can only sacrifice or destroy itself says so and is asked about', () => {
  const played = (name: string, area: string[]) => {
    const t = new Scene({ hands: [[name, 'cultist']], areas: [area], street: [] })
    const move: TerrorsMove = { do: 'play', card: t.find(playerOf(t.s, 0).hand, name) }
    return [says(t.s, move), board.confirm(asked(t.s), move, seats, 'en')]
  }
  const [told, question] = played('warlock', [])
  expect(told).toContain('Warlock is the only card there is to sacrifice')
  expect(question).toBe('Warlock is the only card there is to sacrifice. Do it anyway?')
  expect(played('ripper', [])[1]).toContain('to sacrifice. Do it anyway?')
  expect(played('reaper', [])[1]).toContain('to sacrifice. Do it anyway?')
  expect(played('warlock', ['cultist'])[1]).toBeNull()
})

test('DESTROY that finds no other card than its own is told beforehand and asked about', () => {
  const played = (parts: object) => {
    const t = new Scene({ hands: [['lambton-worm', 'cultist']], street: [], ...parts })
    const move: TerrorsMove = { do: 'play', card: t.find(playerOf(t.s, 0).hand, 'lambton-worm') }
    return [says(t.s, move), board.confirm(asked(t.s), move, seats, 'en')]
  }
  const [told, question] = played({})
  expect(told).toContain('your own Lambton Worm is the only card there is to destroy')
  expect(question).toBe('Your own Lambton Worm is the only card there is to destroy. Do it anyway?')
  expect(played({ relics: [[], ['pocket-watch']] })[1]).toBeNull()
  expect(played({ street: ['ghoul'] })[1]).toBeNull()
})

test('a price that nothing comes of is asked about: Azazael without a monster to give to', () => {
  const use = (area: string[]) => {
    const t = new Scene({ overlords: ['azazael', 'fenris'], areas: [area], coin: 3, hands: [['cultist']] })
    return board.confirm(asked(t.s), { do: 'overlord' }, seats, 'en')
  }
  expect(use([])).toBe('Nothing would come of the price. Do it anyway?')
  expect(use(['werewolf', 'cultist'])).toBeNull()
})

test('paying the last Health is asked once more', () => {
  const t = new Scene({ health: [2, 40] })
  expect(board.confirm(asked(t.s), { do: 'overlord' }, seats, 'en')).toContain('you lose the game')
})

test('a Horde ability belongs to the link before it, an action stands alone', () => {
  const t = new Scene({ areas: [['ghoul', 'sewer-rats']], hands: [['cultist', 'cultist']] })
  expect(board.isChained(asked(t.s))).toBe(false)
  const { area } = playerOf(t.s, 0)
  t.answer(0, { do: 'link', left: t.find(area, 'ghoul'), right: t.find(area, 'sewer-rats') })
  expect(board.isChained(asked(t.s))).toBe(true)
  expect(board.isChained(asked(t.s, 1))).toBe(false)
})

test('what is shown ahead is what comes: reserve, Health, tokens, hordes and counts', () => {
  for (let game = 0; game < 8; game++) {
    for (const { before, seat, move, after, events } of randomGame(game)) {
      const ahead = previewOf(asked(before, seat), move)
      // Cards nobody has seen decide the rest; a pass that comes by itself is the next turn's affair.
      if (events.some(({ e }) => ['revealed', 'looked', 'turn', 'forced'].includes(e))) continue
      const numbers = (s: TerrorsOfLondon) => ({
        pool: s.pool,
        hordes: s.hordes,
        players: s.players.map((player) => [
          player.health,
          player.unite,
          player.hand.length,
          player.draw.length,
          player.discard.length,
          player.area,
          player.relics,
        ]),
      })
      expect(numbers(ahead.after)).toEqual(numbers(after))
    }
  }
})

test('nothing that is told ahead names a card nobody has seen', () => {
  const t = new Scene({ hands: [['cultist']], relics: [['crystal-ball']], draws: [['lich', 'ghoul']] })
  const move: TerrorsMove = { do: 'relic', card: t.find(playerOf(t.s, 0).relics, 'crystal-ball') }
  expect(says(t.s, move)).toBe('You turn up the top card of your draw pile')
  expect(previewOf(asked(t.s), move).after.pool).toEqual(t.s.pool)
})

test('a card flies out of the hand by its name, or as one of a hand that hides it', () => {
  const t = new Scene({ hands: [['ghoul', 'cultist']] })
  const card = t.find(playerOf(t.s, 0).hand, 'ghoul')
  t.answer(0, { do: 'play', card })
  const played = t.events.find(({ e }) => e === 'played')
  if (!played) throw new Error('Nothing was played.')
  const flight = { piece: id.card(card), from: 'hand-0', to: 'area-0' }
  expect(board.flights(heardBy(0, played), asked(t.s, 0))).toEqual([flight])
  expect(board.placeOf(heardBy(1, played))).toBe(id.card(card))
})

test('a blow is seen where it falls, with what it takes: on the Overlord, or on a card', () => {
  const t = new Scene({ hands: [['cultist']], power: 6, relics: [[], ['tower-cuirass']], health: [40, 40] })
  t.answer(0, { do: 'attack', amount: 6 })
  const blows = (seat: number) =>
    t.events.flatMap((event) => board.impacts?.(heardBy(seat, event), asked(t.s, seat)) ?? [])
  const expected = [{ at: id.overlord(1) }, { at: id.health(1), text: '−4' }]
  expect(blows(0)).toEqual(expected)
  // Whoever is struck sees it as well, whoever struck.
  expect(blows(1)).toEqual(expected)
  const destroyed = { e: 'destroyed', seat: 0, card: 7, of: 1 } as const
  expect(board.impacts?.(heardBy(0, destroyed), asked(t.s))).toEqual([{ at: id.card(7) }])
})

test('no event of whole games stops the flights, and nobody sees a draw that is not theirs', () => {
  for (const { before, events, after } of randomGame(3)) {
    for (const event of events) {
      for (const seat of [0, 1]) {
        const flown = board.flights(heardBy(seat, event), asked(after, seat))
        if (event.e === 'drew' && event.seat !== seat) {
          expect(flown).toEqual([{ from: `draw-${event.seat}`, to: `hand-${event.seat}` }])
        }
      }
      board.placeOf(heardBy(1, event))
      board.course.turningPoint(before, after, [event as TerrorsEvent], seats, 'fr')
    }
  }
})

test('the course is both lines of Health', () => {
  const t = new Scene({ health: [38, 31] })
  const [health, deck] = board.course.measures
  expect(health?.values(t.s)).toEqual([38, 31])
  expect(health?.max).toBe(50)
  expect(deck?.values(t.s).length).toBe(2)
  expect(board.course.lines(t.s)).toEqual([{ seats: [0] }, { seats: [1] }])
  expect(board.course.momentLabel(3, 'fr')).toContain('3')
})

test('three numbers tell what a seat did', () => {
  const t = new Scene({})
  const events: TerrorsEvent[] = [
    { e: 'bought', seat: 0, card: 5, price: 1, to: 'discard' },
    { e: 'attacked', seat: 0, power: 7, absorbed: 2, health: 5 },
    { e: 'linked', seat: 0, left: 1, right: 2, horde: [1, 2] },
  ]
  expect(board.tally(t.s, events, 0, 'en').map(({ value }) => value)).toEqual([5, 1, 1])
  expect(board.tally(t.s, events, 1, 'fr').map(({ value }) => value)).toEqual([0, 0, 0])
})

test.each(['en', 'fr'] as const)('every Overlord and card of the box is in the gallery (%s)', (lang) => {
  const { file } = boxOf({ content: STANDARD })
  const cards = board.cards.list(STANDARD, lang)
  expect(cards.length).toBe(file.overlords.length + file.cards.length)
  expect(new Set(cards.map(({ id: card }) => card)).size).toBe(cards.length)
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  for (const card of cards) {
    expect(card.text.join(' ')).not.toMatch(/undefined|NaN/)
    expect(card.text.length).toBeGreaterThan(0)
    for (const [filter, value] of Object.entries(card.facets)) expect(filter && value).toBeTruthy()
  }
  const count = cards.reduce((sum, card) => sum + card.count, 0)
  expect(count).toBe(file.components.cards + file.components.overlords)
  // The page says of a card that it is reconstructed; most of them are.
  const reconstructed = cards.filter(({ provenance }) => provenance === 'reconstructed')
  expect(reconstructed.length).toBeGreaterThan(cards.length / 2)
})

test('every card and Overlord has a picture of its own, and every picture is there', () => {
  const cards = board.cards.list(STANDARD, 'en')
  const portraits = cards.map(({ id: card }) => portraitOf(card))
  expect(new Set(portraits).size).toBe(cards.length)
  expect(portraits).not.toContain('person')
  expect([...portraits, ...Object.values(VERB_ICONS)].filter((name) => !icons.includes(name))).toEqual([])
  expect(portraitOf('a-card-of-another-box')).toBeTruthy()
})
