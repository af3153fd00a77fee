/** Wordings that depend on how many there are, whose they are and who reads, in both languages. */
import { expect, it } from 'vitest'
import { speaking } from '../../kit/text/testing/speaking.ts'
import { villainous } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import { texts } from './index.ts'

const BOTH = [texts.en, texts.fr]
const named = speaking(villainous, BOTH, ['Mina', 'Igor', 'Agnès'])
const unnamed = speaking(villainous, BOTH, [])

it('a seat played for is named as within a sentence', () => {
  const t = scene(['gaston'], ['horned-king'])
  const forced = { e: 'forced', seat: 1, secret: { seats: [1], move: { do: 'end' } } } as const
  expect(unnamed.told(t, forced, 0)).toEqual([
    'Only one option: played for the Horned King.',
    'Un seul choix\u00a0: joué pour le Seigneur des Ténèbres.',
  ])
})

it('what a Condition may answer is told once, of you as of others', () => {
  const lady = [
    'lady-tremaine',
    { mover: 'the-castle', power: 9, hand: ['midnight'], realm: { jaq: 'the-castle' } },
  ] as const
  const fateDiscard = ['glass-slipper-cinderellas-room', 'glass-slipper-the-castle']
  const t = scene([lady[0], { ...lady[1], fateDiscard }], ['horned-king'])
  t.move('music-room').play('midnight')
  expect(t.question).toBe('respond')
  expect(named.why(t, 0)).toEqual([
    'You have played 2 Items and performed the first action of the turn (Play a Card).',
    "Vous venez de jouer 2 Objets et d'effectuer votre 1re action du tour (Jouer une carte).",
  ])
  const chance = scene(
    [
      'lady-tremaine',
      { mover: 'the-castle', power: 9, hand: ['theres-still-a-chance'], realm: { 'the-key': 'the-castle' } },
    ],
    ['gaston'],
  ).move('music-room')
  chance.s.actions = 2
  chance.play('theres-still-a-chance')
  expect(named.why(chance, 0)).toEqual([
    'You have performed the third action of the turn (Move an Item or Ally), then the fourth (Play a Card).',
    "Vous venez d'effectuer votre 3e action du tour (Déplacer un Objet ou un Allié), puis votre 4e (Jouer une carte).",
  ])
})

it('Allies that are enough say so, and equal ones are counted', () => {
  const realm = { lumiere: 'tavern', wolves: 'tavern', 'wolves 2': 'tavern', 'wolves 3': 'tavern' } as const
  const t = scene(['gaston', { mover: 'forest', realm }], ['horned-king'])
    .move('tavern')
    .use('vanquish')
  t.pick('wolves')
  expect(named.asked(t, 0)).toEqual([
    'Strength 3 against 3: vanquish Lumiere, or add an Ally.',
    'Force 3 contre 3\u00a0: éliminez Lumière, ou ajoutez un Allié.',
  ])
  t.pick('wolves')
  expect(named.labels(t, 0, { do: 'done' })).toEqual([
    'Vanquish Lumiere with Wolves (2)',
    'Éliminer Lumière avec Loups (2)',
  ])
  expect(named.told(t, { e: 'vanquished', seat: 0, card: t.card('lumiere'), allies: [], at: 1 }, 0)).toEqual([
    'You vanquish Lumiere at the Tavern without an Ally.',
    'Vous éliminez Lumière à la Taverne sans Allié.',
  ])
})

it('cards that are found, revealed or shuffled in agree with the word card in French', () => {
  const t = scene(['gaston', { realm: { beast: 'forest', belle: 'forest' } }], ['horned-king'])
  const [beast, belle] = [t.card('beast'), t.card('belle')]
  expect(named.told(t, { e: 'found', owner: 0, card: beast, from: 'deck' }, 0)[1]).toBe(
    'Carte trouvée dans votre pioche Fatalité\u00a0: la Bête.',
  )
  expect(named.told(t, { e: 'not-found', owner: 0, card: beast }, 1)[1]).toBe(
    'Carte introuvable chez Mina (Royaume, défausse et pioche Fatalité)\u00a0: la Bête.',
  )
  expect(named.told(t, { e: 'into-deck', owner: 0, card: beast, shown: [beast] }, 1)[1]).toBe(
    'Carte mélangée à la pioche Fatalité de Mina\u00a0: la Bête.',
  )
  expect(named.told(t, { e: 'revealed', owner: 0, fate: true, shown: [beast, belle] }, 0)[1]).toBe(
    'Cartes dévoilées de votre pioche Fatalité\u00a0: la Bête et Belle.',
  )
  expect(named.told(t, { e: 'revealed', owner: 0, fate: true, shown: [belle] }, 0)[1]).toBe(
    'Carte dévoilée de votre pioche Fatalité\u00a0: Belle.',
  )
})

it('beside The Rose the other card is not said to go without effect', () => {
  const fateDeck = ['the-rose', 'lumiere', 'belle', 'cogsworth'] as const
  const t = scene(['horned-king', { mover: 'morva' }], ['gaston', { fateDeck }])
    .move('dungeons')
    .use('fate')
  expect(named.why(t, 0)).toEqual([
    'Revealed: the Rose and Lumiere. The other one is discarded without effect, except with the Rose, which has it played as well.',
    "Cartes dévoilées\u00a0: «\u00a0La Rose\u00a0» et Lumière. L'autre carte est défaussée sans effet, sauf avec «\u00a0La Rose\u00a0», qui la fait jouer aussi.",
  ])
})

it('a Hero whose Strength is wrong for a card is told the Strength that is right', () => {
  const realm = { beast: 'forest', belle: 'forest' } as const
  const hunt = scene(
    [
      'gaston',
      { mover: 'tavern', power: 9, hand: ['hunters-instinct'], realm: { ...realm, lumiere: 'tavern' } },
    ],
    ['horned-king'],
  )
  hunt.move('beasts-castle').play('hunters-instinct')
  expect(named.refused(hunt, 0, 'VD-STR-R2', { do: 'card', card: hunt.card('beast') })).toEqual([
    'This Hero has a Strength of 6, and the card takes 3 at most. Choose a weaker one.',
    'Ce Héros a une Force de 6, et la carte admet 3 au plus. Choisissez-en un moins fort.',
  ])
  const heroes = { gurgi: 'morva', doli: 'fair-folk-kingdom', taran: 'throne-room' } as const
  const king = scene(
    ['horned-king', { mover: 'morva', power: 9, hand: ['we-got-you-now-pig-keeper'], realm: heroes }],
    ['gaston'],
  )
  king.move('dungeons').play('we-got-you-now-pig-keeper')
  expect(named.refused(king, 0, 'VD-CARDH-R12', { do: 'card', card: king.card('taran') })).toEqual([
    'This Hero has a Strength of 2, and the card asks for exactly 1. Choose a Hero with that Strength.',
    'Ce Héros a une Force de 2, et la carte demande exactement 1. Choisissez un Héros de cette Force.',
  ])
})

it('whose Heroes move and whose slots are filled stands beside the noun', () => {
  const fateDeck = ['mrs-potts-and-chip', 'maurices-invention', 'saving-my-life'] as const
  const realm = { belle: 'forest', lumiere: 'tavern' } as const
  const t = scene(['horned-king', { mover: 'morva' }], ['gaston', { fateDeck, realm, pieces: [0, 1, 2, 2] }])
  t.move('dungeons').use('fate').pick('mrs-potts-and-chip').at('forest').pick('belle').at('tavern')
  expect(named.asked(t, 0)).toEqual([
    "Choose another Hero in Igor's Realm to move, or stop here.",
    "Choisissez un autre Héros du Royaume d'Igor à déplacer, ou arrêtez là.",
  ])
  const fill = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['saving-my-life'], pieces: [0, 1, 2, 2] }],
  )
  fill.move('dungeons').use('fate')
  expect(named.asked(fill, 0)).toEqual([
    "Choose the location in Igor's Realm whose Obstacle slots you fill.",
    "Choisissez le lieu du Royaume d'Igor dont remplir les emplacements Obstacle.",
  ])
})
