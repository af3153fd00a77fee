/** Playing a card from the hand (TL-PLAY, TL-INFL). */
import { takeOut, tell } from '@duskhall/kernel'
import { faceOf } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { activePlayer, type Card, type TerrorsOfLondon } from '../state.ts'
import { activate } from './abilities/index.ts'
import { hasMonsterOf } from './in-play.ts'
import { gain } from './pool.ts'
import { playRelic } from './relics.ts'
import { notePlayedMonster } from './triggers.ts'

export function playCard(s: TerrorsOfLondon, card: Card): void {
  const face = faceOf(s, card)
  if (face.type === 'relic') {
    playRelic(s, card)
    return
  }
  const { hand, area } = activePlayer(s)
  takeOut(hand, card)
  // TL-PLAY-R1: in play before its abilities resolve.
  area.push(card)
  tell?.<TerrorsEvent>({ e: 'played', seat: s.active, card })
  if (face.type === 'influence') activateInfluence(s, card)
  else {
    notePlayedMonster(s, card)
    activate(s, face.abilities, card)
  }
}

/** TL-INFL2 to TL-INFL5: whether a monster of the faction is there is asked once, now. */
function activateInfluence(s: TerrorsOfLondon, card: Card): void {
  const { abilities, alone, faction } = faceOf(s, card)
  if (s.options.influence === 'baseCoin') gain(s, 'coin', 1)
  if (alone === null || hasMonsterOf(s, s.active, faction)) {
    activate(s, abilities, card)
    return
  }
  tell?.<TerrorsEvent>({ e: 'influence-alone', seat: s.active, card })
  activate(s, alone, card)
}
