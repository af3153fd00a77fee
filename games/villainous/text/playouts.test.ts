import { tellWholeGames } from '../../kit/text/testing/playouts.ts'
import { boardOf, cardOf } from '../content/box.ts'
import { content, fileOf } from '../content/shelf.ts'
import { villainous } from '../index.ts'
import { type Options, realmOf, type Villainous } from '../state.ts'
import { VILLAINS } from '../villains/index.ts'
import { en } from './en/index.ts'
import { texts } from './index.ts'
import { alike } from './testing/alike.ts'
import { flaw } from './testing/plain.ts'

const OTHER_RULINGS: Partial<Options> = {
  allowPartialEffects: true,
  nonHeroFateCardsCover: false,
  fateDiscardFirst: false,
  fateTokenFrom: 2,
  fourActionWindow: 'fourthOnly',
  roseObstacleChooser: 'owner',
  itemTriggerScope: 'ownVillainItem',
  henWenBlocksEffects: false,
  keyTrapsInRoom: true,
  belleStopsFate: false,
  midnightDefeats: 'one',
  jokesMayWaste: false,
  reconstructedAbilities: false,
}

/** Something besides the Black Cauldron that the Horned King can activate, so that he has to choose. */
function otherBox(): string {
  const text = { en: 'Draw a card.', fr: 'Piochez une carte.' }
  const file = structuredClone(fileOf(VILLAINS)) as { readonly villains: readonly Entry[] }
  const king = file.villains.find(({ id }) => id === 'horned-king')
  for (const location of king?.locations ?? []) location.bottom.push('activate')
  for (const card of king?.villainDeck ?? [])
    if (card.type === 'ally') Object.assign(card, { text, activate: { cost: 1, do: [{ op: 'draw', n: 1 }] } })
  return content.load(file)
}

interface Entry {
  readonly id: string
  readonly locations: readonly { readonly bottom: unknown[] }[]
  readonly villainDeck: readonly { readonly type: string }[]
}

/** What random games seldom reach: nowhere to go, a Cauldron of either side, Fate cards that look for one another. */
function enrich(s: Villainous): void {
  // Where a turn can always be ended, whatever the table looks like.
  if (s.agenda.at(-1)?.do !== 'act') return
  for (const seat of s.realms.keys()) {
    const realm = realmOf(s, seat)
    const { id, locks } = boardOf(s, seat)
    if (s.turn === 8 && seat === (s.active + 1) % s.seats) realm.locks = 15
    else if (realm.locks === 15) realm.locks = locks
    if (id === 'horned-king' && s.turn > 4) {
      realm.pieces[0] = Math.floor(s.turn / 2) % 3
      realm.power = 9
    }
    for (const wanted of ['gurgis-sacrifice', 'beast', 'magic-mirror']) {
      const at = realm.fateDeck.indexOf(cardOf(s, wanted))
      if (at >= 0) realm.fateDeck.push(...realm.fateDeck.splice(at, 1))
    }
  }
}

tellWholeGames({
  game: villainous,
  texts,
  pack: en,
  flaw,
  games: [
    { seats: 3, options: {} },
    { seats: 3, options: { ...OTHER_RULINGS, fateTokenFrom: 3 } },
    { seats: 2, options: { villains: ['lady-tremaine', 'horned-king'] } },
    { seats: 2, options: { ...OTHER_RULINGS, villains: ['horned-king', 'gaston'], fateTokenFrom: 4 } },
    { seats: 2, options: { villains: ['horned-king', 'gaston'] }, content: otherBox() },
  ],
  mostMoves: 300,
  enrich,
  isLively: (move) => move.do !== 'end' && move.do !== 'decline',
  key: alike,
})
