/** Sentences of whole situations, word for word in both languages. */
import { marked, spans } from '@duskhall/kernel'
import { expect, it } from 'vitest'
import { speaking } from '../../kit/text/testing/speaking.ts'
import { villainous } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import { NONE, type VillainousMove } from '../state.ts'
import { texts } from './index.ts'

const BOTH = [texts.en, texts.fr]
const named = speaking(villainous, BOTH, ['Mina', 'Igor', 'Agnès'])
const unnamed = speaking(villainous, BOTH, [])

const fight = () =>
  scene(
    [
      'gaston',
      {
        mover: 'forest',
        realm: {
          belle: 'tavern',
          beast: 'tavern',
          lefou: { at: 'tavern', items: ['five-dozen-eggs'] },
          'the-mob': 'tavern',
          wolves: 'tavern',
          'wolves 2': 'forest',
        },
      },
    ],
    ['horned-king'],
  )
    .move('tavern')
    .use('vanquish')

it('a Vanquish action names the Hero, the Allies and the sum', () => {
  const t = fight()
  expect(named.asked(t, 0)).toEqual(['Choose the Hero to vanquish.', 'Choisissez le Héros à éliminer.'])
  expect(named.labels(t, 0, t.choice('belle'))).toEqual([
    'Vanquish Belle (Strength 2)',
    'Éliminer Belle (Force 2)',
  ])
  t.pick('beast')
  expect(named.asked(t, 0)).toEqual([
    'Choose an Ally to use against Beast: 0 of 6 Strength so far.',
    "Choisissez un Allié à utiliser contre la Bête\u00a0: Force 0 sur 6 pour l'instant.",
  ])
  expect(named.labels(t, 0, t.choice('wolves'))).toEqual([
    'Use Wolves at the Tavern (Strength 2)',
    'Utiliser Loups (à la Taverne, Force 2)',
  ])
  expect(named.refused(t, 0, 'VD-VANQ3', { do: 'done' })[0]).toBe(
    'This Hero has a Strength of 6, and no Ally stands against it yet. Choose Allies at its location, or bring some there.',
  )
  t.pick('lefou').pick('wolves')
  expect(named.labels(t, 0, { do: 'done' })).toEqual([
    'Vanquish Beast with LeFou and Wolves',
    'Éliminer la Bête avec Lefou et Loups',
  ])
})

it('others read only what everybody may know of a choice', () => {
  const t = fight().pick('beast').pick('lefou')
  expect(named.asked(t, 1)).toEqual(['Mina chooses a Hero to vanquish.', 'Mina choisit un Héros à éliminer.'])
})

it('a seat that nobody named is called as its Villain, with the article that its place in a sentence asks for', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['taran', 'doli'] }])
  t.move('forest').use('fate')
  expect(t.question).toBe('fate')
  expect(unnamed.asked(t, 0)).toEqual([
    'Choose the Fate card to play against the Horned King.',
    'Choisissez la carte Fatalité à jouer contre le Seigneur des Ténèbres.',
  ])
  expect(unnamed.asked(t, 1)).toEqual([
    'Gaston chooses the Fate card to play against you.',
    'Gaston choisit la carte Fatalité à jouer contre vous.',
  ])
  expect(unnamed.told(t, { e: 'power', seat: 1, n: 2 }, 0)).toEqual([
    'The Horned King gains 2 Power.',
    'Le Seigneur des Ténèbres gagne 2 jetons Pouvoir.',
  ])
  expect(unnamed.told(t, { e: 'reshuffled', seat: 1, fate: true }, 0)).toEqual([
    "The Horned King's Fate discard pile is shuffled into the Fate deck.",
    'La défausse Fatalité du Seigneur des Ténèbres est mélangée à la pioche Fatalité.',
  ])
  expect(unnamed.told(t, { e: 'turn', seat: 1, turn: 4 }, 0)).toEqual([
    "Turn 4, the Horned King's turn.",
    'Tour 4, au Seigneur des Ténèbres de jouer.',
  ])
  expect(named.told(t, { e: 'turn', seat: 1, turn: 4 }, 0)).toEqual([
    "Turn 4, Igor's turn (the Horned King).",
    'Tour 4, à Igor (le Seigneur des Ténèbres) de jouer.',
  ])
})

it('what is drawn is named to whoever draws, and counted to the others', () => {
  const t = fight()
  const cards = [t.card('lefou')]
  const drawn = { e: 'drawn', seat: 0, count: 1, secret: { seats: [0], cards } }
  expect([named.told(t, drawn, 0), named.told(t, drawn, 1)]).toEqual([
    ['You draw LeFou.', 'Vous piochez Lefou.'],
    ['Mina draws 1 card.', 'Mina pioche 1 carte.'],
  ])
})

it('a name that ends with a sign of its own gets no other', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 9, hand: ['get-out'] }], ['horned-king'])
  const card = t.card('get-out')
  const resolved = { e: 'resolved', seat: 0, owner: 0, card, shown: [card] }
  expect(named.told(t, resolved, 1)).toEqual([
    'Mina plays Get Out!',
    'Mina joue «\u00a0Sortez\u00a0!\u00a0».',
  ])
  t.move('forest').play('get-out')
  expect(named.prompts(t, 0).map(({ text, why }) => `${text} ${why}`)).toEqual([
    'Choose the location to remove 1 Obstacle from. 3 left, this one included. Get Out! Remove up to 3 Obstacles, from any locations.',
    "Choisissez le lieu d'où retirer 1 Obstacle. 3 à choisir, celui-ci compris. «\u00a0Sortez\u00a0!\u00a0»\u00a0: Retirez jusqu'à 3 Obstacles, de n'importe quels lieux.",
  ])
})

it('an alternative says what it does, and the card what it asks', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', power: 9, hand: ['show-me-the-black-cauldron'] }],
    ['gaston'],
  )
  t.move('morva').play('show-me-the-black-cauldron')
  const branch = (number: number): VillainousMove => ({ do: 'branch', branch: number })
  expect([named.labels(t, 0, branch(0)), named.labels(t, 0, branch(1))]).toEqual([
    ['Claim the Black Cauldron', "S'emparer du Chaudron Magique"],
    ['Gain 3 Power', 'Gagner 3 Pouvoir'],
  ])
})

it('French articles are contracted before cards too, and stay inside their marks', () => {
  const t = scene(['lady-tremaine', { realm: { 'the-prince': 'the-ballroom' } }], ['gaston'])
  const card = t.card('the-prince')
  const telling = { you: 1, names: ['Mina', 'Igor'], state: t.s, mark: marked }
  const line = texts.fr.say({ e: 'replaced', owner: 0, card, by: card, shown: [card] }, telling)
  expect(
    spans(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Le Prince prend la place du Prince dans le Royaume de Mina.')
  expect(
    spans(line)
      .filter(({ thing }) => thing?.kind === 'card')
      .map(({ text }) => text),
  ).toEqual(['Le Prince', 'Prince'])
})

it('how each Villain wins', () => {
  const t = scene(['gaston'], ['horned-king'], ['lady-tremaine'])
  const outcome = (winner: number, you: number) =>
    BOTH.map((text) => {
      const lines = text.outcome({ winners: [winner], rule: 'VD-GOAL1' }, named.telling(t, you))
      return `${lines.text} ${lines.why}`
    })
  expect(outcome(0, 0)).toEqual([
    'You win! Your Realm is free of Obstacles.',
    'Vous gagnez\u00a0! Il ne reste aucun Obstacle dans votre Royaume.',
  ])
  expect(outcome(1, 0)).toEqual([
    "Igor wins! Igor's Black Cauldron is claimed, and Cauldron Born stand at every location.",
    "Igor gagne\u00a0! Le Chaudron Magique d'Igor est conquis, et des Soldats Ressuscités se tiennent sur chaque lieu.",
  ])
  expect(outcome(2, 0)[0]).toBe(
    'Agnès wins! The Wedding Bells ring: a daughter marries the Prince at the Ballroom.',
  )
})

it('what costs too much says both numbers', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 1, hand: ['get-out', 'wolves'] }], ['horned-king'])
  t.move('forest').use('playCard')
  expect(named.refused(t, 0, 'VD-PLAY3', { do: 'card', card: t.card('get-out') })).toEqual([
    'This card costs 5 Power, and you have 1. Gain Power first, or choose a cheaper card.',
    "Cette carte coûte 5 jetons Pouvoir, et vous en avez 1. Gagnez-en d'abord, ou choisissez une carte moins chère.",
  ])
})

it('one Obstacle is not several, and the tile has a name', () => {
  const t = scene(['gaston'], ['horned-king'])
  const gone = (n: number) => named.told(t, { e: 'obstacles', seat: 0, at: 3, n }, 1)
  expect(gone(-1)).toEqual([
    "1 Obstacle is removed from Beast's Castle in Mina's Realm.",
    '1 Obstacle est retiré du Château de la Bête, dans le Royaume de Mina.',
  ])
  expect(gone(2)[1]).toBe('2 Obstacles sont replacés au Château de la Bête, dans le Royaume de Mina.')
  expect(named.told(t, { e: 'activated', seat: 1, card: NONE }, 0)).toEqual([
    'Igor activates the Black Cauldron.',
    'Igor active le Chaudron Magique.',
  ])
})

it('a card that asks begins its sentence with a capital', () => {
  const t = scene(
    ['lady-tremaine', { mover: 'the-castle', power: 9, hand: ['the-key'], realm: { jaq: 'the-castle' } }],
    ['gaston'],
  )
  t.move('cinderellas-room').play('the-key')
  expect(named.prompts(t, 0).map(({ text, why }) => `${text} ${why.slice(0, 8)}`)).toEqual([
    'Choose the location for the Key. The Key:',
    'Choisissez le lieu où jouer la Clé. La Clé\u00a0:',
  ])
})
