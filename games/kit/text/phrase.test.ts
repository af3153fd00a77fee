import { marked } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { inTables, nameOf } from './cards.ts'
import * as en from './en.ts'
import * as fr from './fr.ts'
import { capital, countEach, letter, lowered, sentence, type Who } from './phrase.ts'

const you = { you: true, name: 'Mina' }
const igor = { you: false, name: 'Igor' }
const team = { you: false, name: 'votre équipe', opening: 'Votre équipe' }

it('several do something in one sentence: its beginning alone has a capital', () => {
  const ours = { who: team, what: '3 tuiles' }
  const drawn = (who: Who) => ({ who, what: '2 tiles' })
  expect(en.eachDoes([drawn(igor), drawn(you)], 'draw', 'draws')).toBe(
    'Igor draws 2 tiles and you draw 2 tiles',
  )
  expect(en.eachDoes([drawn(you)], 'draw', 'draws')).toBe('You draw 2 tiles')
  expect(fr.eachDoes([ours, ours], 'piochez', 'pioche')).toBe(
    'Votre équipe pioche 3 tuiles et votre équipe pioche 3 tuiles',
  )
})

describe('English', () => {
  it('speaks to you and about others', () => {
    expect([en.does(you, 'draw', 'draws'), en.does(igor, 'draw', 'draws')]).toEqual([
      'You draw',
      'Igor draws',
    ])
    expect([en.who(you), en.whose(you), en.its(you)]).toEqual(['you', 'your', 'your'])
    expect([en.who(igor), en.whose(igor), en.its(igor)]).toEqual(['Igor', "Igor's", 'their'])
  })

  it('lists and counts', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(en.list)).toEqual(['', 'a', 'a and b', 'a, b and c'])
    expect(en.either(['a', 'b'])).toBe('a or b')
    expect(en.either(['attack', 'use a or b', 'pass'])).toBe('attack, use a or b, or pass')
    expect(en.list(['between a and b', 'c'])).toBe('between a and b, and c')
    expect(
      en.tally([
        { name: 'Ghoul', count: 2 },
        { name: 'Imp', count: 1 },
      ]),
    ).toBe('Ghoul (2) and Imp')
    expect([0, 1, 2].map((n) => en.count(n, 'tile', 'tiles'))).toEqual(['0 tiles', '1 tile', '2 tiles'])
    expect([en.nth(2, 3), en.nth(11, 12)]).toEqual(['second of three', 'number 11 of 12'])
    expect([1, 2, 3].map(en.times)).toEqual(['once', 'twice', '3 times'])
    expect(en.players(2, 2)).toBe('2 players')
  })
})

describe('French', () => {
  it('speaks to you, about others and of a team', () => {
    expect([you, igor, team].map((who) => fr.does(who, 'piochez', 'pioche'))).toEqual([
      'Vous piochez',
      'Igor pioche',
      'Votre équipe pioche',
    ])
    expect([you, igor, team].map((who) => fr.owned(who, 'le', 'pion'))).toEqual([
      'votre pion',
      "le pion d'Igor",
      'le pion de votre équipe',
    ])
    expect(fr.owned(igor, "l'", 'Armure')).toBe("l'Armure d'Igor")
    expect([fr.who(you), fr.its(you), fr.its(igor)]).toEqual(['vous', 'votre', 'sa'])
  })

  it('contracts an article inside a sentence, marked or not', () => {
    const prince = marked({ kind: 'card', id: 'the-prince' }, 'le Prince')
    expect(['le Prince', 'les Elfes', 'la Bête', "l'Épée", 'Le Havre'].map(fr.de)).toEqual([
      'du Prince',
      'des Elfes',
      'de la Bête',
      "de l'Épée",
      'de Le Havre',
    ])
    expect(['le Prince', 'les Elfes', 'la Bête', 'Igor'].map(fr.to)).toEqual([
      'au Prince',
      'aux Elfes',
      'à la Bête',
      'à Igor',
    ])
    expect(fr.de(prince)).toBe(`du ${marked({ kind: 'card', id: 'the-prince' }, 'Prince')}`)
  })

  it('elides before a vowel and a silent h, marked or not', () => {
    const names = ['Mina', 'Igor', 'Hélène', 'Éric', 'Œdipe', 'Yves', 'Yann', 'Hurlement du loup', '']
    expect(names.map(fr.de)).toEqual([
      'de Mina',
      "d'Igor",
      "d'Hélène",
      "d'Éric",
      "d'Œdipe",
      "d'Yves",
      'de Yann',
      'de Hurlement du loup',
      'de ',
    ])
    expect(fr.de(marked({ kind: 'seat', id: '1' }, 'Igor'))).toMatch(/^d'/)
  })

  it('lists and counts, 0 and 1 being singular', () => {
    expect(fr.list(['a', 'b', 'c'])).toBe('a, b et c')
    expect(fr.either(['a', 'b'])).toBe('a ou b')
    expect(fr.tally([{ name: 'Goule', count: 2 }])).toBe('Goule (2)')
    expect([0, 1, 2].map((n) => fr.count(n, 'tuile', 'tuiles'))).toEqual(['0 tuile', '1 tuile', '2 tuiles'])
    expect([fr.nth(1, 3), fr.nth(9, 9)]).toEqual(['première sur trois', '9e sur 9'])
    expect(fr.players(2, 2)).toBe('2 joueurs')
  })
})

it('clauses become sentences, and sentences clauses', () => {
  expect([sentence('draw 2'), sentence('')]).toEqual(['Draw 2.', ''])
  expect([lowered('Draw 2.'), capital('été')]).toEqual(['draw 2', 'Été'])
  expect([letter(0), letter(1)]).toEqual(['A', 'B'])
})

it('equal things are counted in the order of first appearance', () => {
  expect(countEach([3, 1, 3])).toEqual([
    { item: 3, count: 2 },
    { item: 1, count: 1 },
  ])
  expect(countEach([4, 6, 3], (n) => n % 2)).toEqual([
    { item: 4, count: 2 },
    { item: 3, count: 1 },
  ])
})

it('a card without a name is called by its id, and names are marked', () => {
  const cards = inTables({ imp: { name: 'Imp' } }, { ghoul: { name: 'Ghoul' } })
  expect([nameOf(cards, 'ghoul'), nameOf(cards, 'toString')]).toEqual(['Ghoul', 'toString'])
  expect(nameOf(cards, 'imp', { mark: ({ id }, text) => `<${id} ${text}>` })).toBe('<imp Imp>')
})

it('a sentence begins with a capital, behind the mark of a name too', () => {
  const key = marked({ kind: 'card', id: 'key' }, 'the Key')
  expect([capital('the Key'), capital('')]).toEqual(['The Key', ''])
  expect(capital(key)).toBe(marked({ kind: 'card', id: 'key' }, 'The Key'))
})
