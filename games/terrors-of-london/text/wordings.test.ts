/** Sentences that somebody in a first game has to understand, word for word. */
import { expect, it } from 'vitest'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { flaw } from './testing/plain.ts'

const asked = (name: keyof typeof en.questions, question: object) =>
  [en, fr].map(({ questions }) => questions[name](question as never, 'Igor').you.text)

it('one is not several', () => {
  const you = { you: true, name: 'Mina' }
  const converted = { e: 'converted', seat: you, from: 'coin', to: 'power', amount: 1 } as never
  expect([en, fr].map(({ events }) => events.converted(converted))).toEqual([
    'You convert 1 Coin to Power.',
    'Vous convertissez 1 Pièce en Pouvoir.',
  ])
  expect(asked('take', { count: 1, left: 1 })).toEqual([
    'Take this card into your hand, or take none.',
    "Prenez en main cette carte, ou n'en prenez pas.",
  ])
  expect(asked('take', { count: 3, left: 2 })[0]).toBe(
    'Choose one of these 3 cards for your hand, or take none. 2 left, this one included.',
  )
})

it('the end of a turn says what is lost and what is drawn', () => {
  expect([en, fr].map(({ board }) => board.leadsTo.turnEnds('1 Coin', 5))).toEqual([
    'Lost: 1 Coin. You draw 5 cards.',
    'Perdu\u00a0: 1 Coin. Vous piochez 5 cartes.',
  ])
  expect(en.board.leadsTo.turnEnds('', 5)).toBe('your turn ends and you draw 5 cards')
})

it('the action phase says all that can be done', () => {
  expect(asked('action', { can: ['play', 'use'], hand: 0, pool: [0, 0, 0] })[0]).toContain(
    'use Relics or your Overlord',
  )
})

it('a list whose last part has an "or" of its own keeps the parts apart', () => {
  const can = ['attack', 'use', 'pass']
  expect(asked('action', { can, hand: 0, pool: [0, 0, 0] })).toEqual([
    'Attack, use Relics or your Overlord, or end your turn.',
    'Attaquez, utilisez des Reliques ou votre Overlord, ou passez le tour.',
  ])
})

it('a curse speaks to whoever it falls on', () => {
  const cursed = (you: boolean) => ({ e: 'cursed', seat: { you, name: 'Mina' } }) as never
  expect([fr.events.cursed(cursed(true)), fr.events.cursed(cursed(false))]).toEqual([
    'Une malédiction (MAUDIRE) vous frappe.',
    'Une malédiction (MAUDIRE) frappe Mina.',
  ])
})

it('what stays in play by a token has one name', () => {
  const names = [fr.board.haunted, fr.board.hauntedOf('Igor'), fr.board.confirm.haunt(2)]
  expect(names).toEqual(['Qui hantent', "Monstres d'Igor qui hantent", 'utiliser 2 monstres qui hantent'])
  for (const name of names) expect(flaw(name, 'fr')).toBeNull()
})

it('of the cards of an opponent it is not known which are in hand', () => {
  expect([en.board.hiddenHandNote, fr.board.hiddenHandNote]).toEqual([
    'Which cards these are is known, but neither which of them are in hand nor their order.',
    'On sait quelles cartes sont là, mais ni lesquelles sont en main ni leur ordre.',
  ])
})

it('a discount is a sentence', () => {
  const clause = fr.abilities.effects.discount({ op: 'discount', type: 'relic', n: 2 }, {} as never)
  expect(clause.clause).toBe('la prochaine Relique achetée ce tour coûte 2 Pièces de moins')
})

it('the board speaks in whole words and in the words of the rulebook', () => {
  expect(fr.board.join('Goule', 'left', 'Alchimiste')).toBe("Goule à gauche d'Alchimiste")
  expect(en.board.leadsTo.heals(41, 44)).toBe('your Health goes from 41 to 44')
  expect(en.board.healthMax(49)).toBe('Maximum Health 49')
  expect([en.board.reserve, en.board.reserveOf('Vex')]).toEqual(['Pool', 'Pool of Vex'])
  expect([en.board.facets.kind, fr.board.relics]).toEqual(['Type', 'Zone de Reliques'])
  expect([fr.board.dismissed, fr.board.leadsTo.unite(1)]).toEqual([
    'Jeton HANTER, face Congédié',
    '1 jeton UNIR',
  ])
  expect(fr.board.tally.hordes).toBe('Hordes formées ou agrandies')
})
