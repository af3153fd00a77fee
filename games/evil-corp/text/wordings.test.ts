/** Sentences that somebody in a first game has to understand, word for word. */
import { LANGUAGES } from '@duskhall/kernel'
import { expect, it } from 'vitest'
import { en } from './en/index.ts'
import { fr } from './fr/index.ts'
import { texts } from './index.ts'

const asked = (name: keyof typeof en.questions, question: object) =>
  [en, fr].map(({ questions }) => questions[name](question as never, 'Igor').you)
const texted = (name: keyof typeof en.questions, question: object) =>
  asked(name, question).map(({ text }) => text)
const short = (effect: object) => [texts.en, texts.fr].map((text) => text.effect(effect as never).short)

it('a question says what to do, on what, and how many are left', () => {
  expect(texted('banish', { left: 2, upTo: true, from: ['screen'] })).toEqual([
    'Choose a tile to banish (2 at most).',
    'Choisissez une tuile à bannir (2 au plus).',
  ])
  expect(texted('banish', { left: 1, upTo: false, from: ['screen'] })[0]).toBe('Choose a tile to banish.')
  expect(texted('move-which', { left: 2, upTo: false, loots: false })).toEqual([
    'Choose a tile to move (2 left, this one included).',
    'Choisissez une tuile à déplacer (2 à choisir, celle-ci comprise).',
  ])
  expect(texted('recycle', { left: 2, upTo: true })).toEqual([
    'Choose a tile of your discard pile to put back into your bag (2 at most).',
    'Choisissez dans votre défausse une tuile à remettre dans le sac (2 au plus).',
  ])
  expect(texted('discard', { left: 2 })).toEqual([
    'Choose a tile to discard from behind your screen. 2 left, this one included.',
    'Choisissez une tuile à défausser de derrière votre paravent. 2 à choisir, celle-ci comprise.',
  ])
})

it('the line under a question is about what is asked', () => {
  expect(asked('summon', { value: 2, possible: true })[0]).toEqual({
    text: 'Summon a demon with value 2, or skip.',
    why: 'Use any column numbered 2 or less; the demon becomes inactive.',
  })
  expect(asked('summon', { value: 5, possible: true })[0]?.why).toMatch(/^Use any column numbered 3 or less/)
  expect(texted('copy', {})[0]).toBe('Choose a tile in the queue; you use its power.')
  expect(asked('kill', { limit: 1, mayDecline: true })[0]?.why).toBe(
    'Only your own tiles qualify, so you may skip.',
  )
  const { they } = en.questions.kill({ limit: 1, mayDecline: true } as never, 'Igor')
  expect(they.why).toBe('Only their own tiles qualify, so they may skip.')
  expect(asked('upkeep', { isTeam: false, asked: [] })[0]?.why).toMatch(
    /^All choices are revealed together\./,
  )
})

it('labels of powers say what they do', () => {
  expect(short({ op: 'recycle', n: 2 })).toEqual(['Discard to bag: 2', 'Défausse vers sac\u00a0: 2'])
  expect(short({ op: 'flipEnemyMonster', n: 1 })).toEqual([
    'Flip 1 opposing tile',
    'Retourner 1 tuile adverse',
  ])
  expect(short({ op: 'gainGold', n: 1 })).toEqual(['+1 gold', "+1 pièce d'or"])
  const [one, two] = [1, 2].map((n) =>
    [en, fr].map(({ powers }) => powers.passives.freeUpkeep({ op: 'freeUpkeep', n }, {} as never).short),
  )
  expect(one).toEqual(['1 tile stays free', '1 tuile reste sans payer'])
  expect(two).toEqual(['2 tiles stay free', '2 tuiles restent sans payer'])
})

it('a refusal names the tiles that would help, as they are called', () => {
  expect(en.refusals['EC-RULING17']).toBe(
    'Its power has no valid target now. It can be used once there is one.',
  )
  for (const language of LANGUAGES) {
    for (const id of ['yellow-06', 'yellow-08']) {
      expect(texts[language].refusal('EC-NIGHT29')).toContain(texts[language].name(id))
    }
    expect(texts[language].options.aloneScope.help).toContain(texts[language].name('red-06'))
    expect(texts[language].options.terrorBoostReach.help).toContain(texts[language].name('blue-12'))
  }
})

it('what is lost at Night is said in that order', () => {
  const vex = { you: false, name: 'Vex' }
  expect(fr.events['gold-lost']({ e: 'gold-lost', camp: vex, gold: 3 } as never)).toBe(
    "À la Nuit, Vex perd 3 pièces d'or.",
  )
})

it('the board speaks in whole words and in the words of the rulebook', () => {
  const { board: words } = fr
  expect([en.board.pass, words.pass]).toEqual(['Pass until Night', "Passer jusqu'à la Nuit"])
  expect(en.board.hiddenNote).toBe('In the bag or behind the screen; which is where is secret.')
  expect([en.board.facets.kind, words.facets.kind]).toEqual(['Type', 'Type'])
  expect(words.yourPile.banished).toBe('Vos tuiles bannies')
  expect([words.loot, words.magic, words.partner]).toEqual(['Pillage', 'or magique', 'coéquipier'])
  expect([en.board.firstTo(1), words.firstTo(2)]).toEqual([
    'First to 1 Victory token',
    'Il faut 2 jetons Victoire',
  ])
  expect(words.leadsTo.loot(1)).toBe("vous pillez 1 pièce d'or")
  expect(words.leadsTo.pay(1, 2)).toBe("vous payez 1 pièce d'or et 2 pièces d'or magique")
  expect([en.board.said('Port', '2'), words.said('Port', '2')]).toEqual(['Port: 2', 'Port\u00a0: 2'])
})
