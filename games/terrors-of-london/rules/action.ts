/** The Action phase: everything the active player may do next (TL-ACT). */
import { askActive } from '@duskhall/kernel'
import { boxOf, resourceNo } from '../content/box.ts'
import { attackMove, convertMove, healMove, PASS, USE_OVERLORD } from '../content/moves.ts'
import {
  ACTION,
  activePlayer,
  type Card,
  POWER,
  type QuestionOf,
  type TerrorsMove,
  type TerrorsOfLondon,
  TRIGGERS,
} from '../state.ts'
import { attack } from './attack.ts'
import { addPurchases, askToClaim, buyAcolyte, completePurchase, mayClaim } from './buy.ts'
import { hauntAction, hauntBan } from './haunt.ts'
import { addLinks, link } from './horde.ts'
import { isMonster } from './in-play.ts'
import { overlordAction, overlordBan } from './overlord.ts'
import { playCard } from './play.ts'
import { convert, heal, healable, mayConvert } from './pool.ts'
import { refusedActions } from './refusals.ts'
import { relicAction, relicBan, takeBoughtRelic } from './relics.ts'
import { pass } from './turn.ts'

export const actionQuestion: QuestionOf<'action'> = {
  who: askActive,

  moves(s) {
    const { hand, area, relics } = activePlayer(s)
    const { moves } = boxOf(s)
    const list: TerrorsMove[] = []
    for (let i = 0; i < hand.length; i++) list.push(moves.play[hand[i] as Card] as TerrorsMove)
    addPurchases(s, list)
    for (let amount = s.pool[POWER] as number; amount > 0; amount--) list.push(attackMove(amount))
    for (let amount = healable(s); amount > 0; amount--) list.push(healMove(amount))
    if (s.conversions !== 0) addConversions(s, list)
    addLinks(s, list)
    for (let i = 0; i < relics.length; i++) {
      const card = relics[i] as Card
      if (relicBan(s, card) === null) list.push(moves.relic[card] as TerrorsMove)
    }
    if (overlordBan(s) === null) list.push(USE_OVERLORD)
    for (let i = 0; i < area.length; i++) {
      const card = area[i] as Card
      if (hauntBan(s, card) === null) list.push(moves.haunt[card] as TerrorsMove)
    }
    if (hand.length <= 1) list.push(PASS)
    return list
  },

  answer(s, _, __, move) {
    if (move.do === 'pass') {
      pass(s)
      return
    }
    // The next action stands below: first this one, then what it has triggered.
    s.agenda.push(ACTION, TRIGGERS)
    s.still = 0
    act(s, move as ActionMove)
  },

  refusals: refusedActions,

  // With cards in hand there are always two answers: to play one, and to play another or to pass.
  always: (s) => activePlayer(s).hand.length > 0,
}

function addConversions(s: TerrorsOfLondon, list: TerrorsMove[]): void {
  for (let from = 0; from < s.pool.length; from++) {
    for (let to = 0; to < s.pool.length; to++) {
      if (!mayConvert(s, from, to)) continue
      for (let amount = s.pool[from] as number; amount > 0; amount--) list.push(convertMove(from, to, amount))
    }
  }
}

type ActionMove = Extract<
  TerrorsMove,
  {
    do: 'play' | 'buy' | 'acolyte' | 'attack' | 'heal' | 'convert' | 'link' | 'relic' | 'overlord' | 'haunt'
  }
>

/** All actions but Pass, and the two free operations (TL-ACT-R1). */
const actions: {
  readonly [Do in ActionMove['do']]: (s: TerrorsOfLondon, move: Extract<ActionMove, { do: Do }>) => void
} = {
  play: (s, move) => playCard(s, move.card),
  buy: (s, move) => buy(s, move.card),
  acolyte: buyAcolyte,
  attack: (s, move) => attack(s, move.amount),
  heal: (s, move) => heal(s, move.amount),
  convert: (s, move) => convert(s, resourceNo(move.from), resourceNo(move.to), move.amount),
  link: (s, move) => link(s, move.left, move.right),
  relic: (s, move) => relicAction(s, move.card),
  overlord: overlordAction,
  haunt: (s, move) => hauntAction(s, move.card),
}

function act<Do extends ActionMove['do']>(s: TerrorsOfLondon, move: Extract<ActionMove, { do: Do }>): void {
  actions[move.do as Do](s, move)
}

function buy(s: TerrorsOfLondon, card: Card): void {
  if (mayClaim(s, card)) askToClaim(s, card)
  else takeBought(s, card)
}

/** TL-BUY4, TL-RELIC7: monsters to the discard pile, Relics to the Relic Zone. */
export function takeBought(s: TerrorsOfLondon, card: Card): void {
  if (isMonster(s, card)) completePurchase(s, card, 'discard')
  else takeBoughtRelic(s, card)
}
