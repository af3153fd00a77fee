/** Sentences that somebody in a first game has to understand, word for word. */
import { LANGUAGES } from '@duskhall/kernel'
import { expect, it } from 'vitest'
import { en } from './en/index.ts'
import type { NightWords } from './en/night.ts'
import { fr } from './fr/index.ts'
import { texts } from './index.ts'
import { nightWordsOf } from './night.ts'
import { flaw } from './testing/plain.ts'

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

it('what is possible is said as it is: no action is asked of somebody who can only pass', () => {
  const means = { tiles: 0, gold: 0, magicGold: 0, isTeam: false }
  const action = { can: ['pass'], means }
  expect(texted('action', { ...action, others: [] })).toEqual([
    'You can only pass.',
    'Vous ne pouvez que passer.',
  ])
  expect(texted('action', { ...action, others: ['Nora'] })).toEqual([
    "Your team's turn: you or Nora take an action. You can only pass.",
    'Tour de votre équipe\u00a0: vous ou Nora faites une action (vous ne pouvez que passer).',
  ])
  expect(asked('summon', { value: 1, possible: true }).map(({ why }) => why)).toEqual([
    'Use column 1; the demon becomes inactive.',
    'Utilisez la colonne 1\u00a0; le Démon devient inactif.',
  ])
  expect(fr.measured['EC-PAY1'](2, 0)).toBe(
    "Déployer cette tuile coûte 2, et vous n'avez aucune pièce. Gagnez d'abord de l'or.",
  )
})

it('where printed terror is compared, the question says so', () => {
  const kill = { limit: 2, mayDecline: false, own: false, others: true, ownToo: true }
  expect(texted('kill', { ...kill, printed: true })).toEqual([
    'Choose a tile to kill, of printed terror 2 or less.',
    'Choisissez une tuile à éliminer, de terreur imprimée 2 ou moins.',
  ])
  expect(texted('kill', { ...kill, printed: false })[0]).toBe('Choose a tile to kill, of terror 2 or less.')
})

it('whoever draws for a team is called "you" by their own screen', () => {
  const [you, igor] = [
    { you: true, name: 'Mina' },
    { you: false, name: 'Igor' },
  ]
  const left = [
    { who: you, count: 1 },
    { who: igor, count: 2 },
  ]
  const lines = [en, fr].map(
    ({ questions }) => questions['team-draw']({ camp: you, left } as never, 'Igor').you,
  )
  expect(lines[0]?.why).toMatch(/Still to draw: you 1 and Igor 2\.$/)
  expect(lines[1]?.why).toMatch(/Reste à piocher\u00a0: vous 1 et Igor 2\.$/)
})

it('the Night speaks of several in one sentence, with the terms of the rulebook', () => {
  const igor = { who: { you: false, name: 'Igor' }, count: 1 }
  const you = { who: { you: true, name: 'Mina' }, count: 3 }
  const nights = LANGUAGES.map((language) => nightWordsOf(language))
  const said = (tell: (night: NightWords) => string) => nights.map(tell)
  expect(said((night) => night.goldLost([igor, you]))).toEqual([
    'Igor loses 1 gold and you lose 3 gold.',
    "Igor perd 1 pièce d'or et vous perdez 3 pièces d'or.",
  ])
  expect(said((night) => night.drawn([you, igor]))).toEqual([
    'You draw 3 tiles and Igor draws 1 tile.',
    'Vous piochez 3 tuiles et Igor pioche 1 tuile.',
  ])
  const stone = { winner: you.who, lead: 0, byStone: true, steps: 1, magicGold: 0, token: false }
  expect(said((night) => night.result(stone))).toEqual([
    'A tie, but you hold the Power Stone: conquest +1',
    'Égalité, mais vous avez la Pierre de Pouvoir\u00a0: Conquête +1',
  ])
  for (const [at, night] of nights.entries()) {
    const lead = { ...stone, lead: 3, byStone: false }
    const lines = [
      night.counted(lead, 2),
      night.counted(stone, 1),
      night.discards([you, igor]),
      night.leftover(2),
      night.goldLost([]),
      night.queue('Basil Isk', null),
      ...Object.values(night).filter((text) => typeof text === 'string'),
    ]
    for (const line of lines) expect(flaw(line, LANGUAGES[at] ?? 'en'), line).toBeNull()
  }
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
