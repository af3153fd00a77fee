/** French: answers, as buttons and screen readers say them. */
import { EMPTY } from '@duskhall/kernel'
import type { EvilCorpMove, EvilCorpStep, Kept, StepOf, Where } from '../../state.ts'
import {
  campOfSeat,
  demonOf,
  keepPrice,
  kindOn,
  payment,
  picked,
  placeOf,
  slotPrice,
  spotAt,
} from '../facts.ts'
import type { Context, MoveTexts } from '../pack.ts'
import { capital, de, gold, numbered, owned, purse, space, tiles, village, who } from './words.ts'

/** The tile on a space, with its owner and where it lies. */
function target(c: Context, where: Where): string {
  const kind = kindOn(c, where)
  if (kind === EMPTY) return space(c, placeOf(where))
  const spot = spotAt(c.s, placeOf(where))
  const tile = owned(c, spot.camp, 'la', `tuile ${c.tile(kind)}`)
  return `${tile} (${numbered(spot)} du ${village(c, spot.village)})`
}

function pickedTile(q: StepOf<'place'>, c: Context): string {
  const kind = picked(q)
  return kind === null ? 'la tuile' : c.tile(kind)
}

/** What is done to the tile chosen. */
function verbFor(q: EvilCorpStep): string {
  switch (q.do) {
    case 'kill':
      return 'Éliminer'
    case 'flip-monster':
      return 'Rendre inactive'
    case 'banish':
      return 'Bannir'
    case 'move-which':
      return 'Déplacer'
    case 'discard':
      return 'Défausser'
    case 'reveal':
      return 'Révéler'
    case 'recycle':
      return 'Remettre dans le sac'
    default:
      return 'Choisir'
  }
}

function inQueue(c: Context, slot: number): string {
  const kind = c.s.queue[slot - 1]
  return kind === undefined ? `tuile ${slot}` : c.tile(kind)
}

function recruit(c: Context, slot: number, byPower: boolean): string {
  return `Recruter ${inQueue(c, slot)} pour ${gold(slotPrice(c.s, slot, byPower))} (emplacement ${slot})`
}

function keep(c: Context, kept: Kept): string {
  const price = kept.free ? 'gratuitement' : `pour ${gold(keepPrice(c.s, kept))}`
  return `${target(c, kept)} ${price}`
}

function summon(c: Context, move: Extract<EvilCorpMove, { do: 'summon' }>): string {
  const column = demonOf(c.s, move.demon).demon?.columns.find(({ threshold }) => threshold === move.column)
  const effect = column ? ` : ${c.column(column)}` : ''
  return `Invoquer ${c.card(move.demon)} avec une valeur de ${move.column}${effect}`
}

const DECLINED: { readonly [question: string]: string } = {
  summon: "N'invoquer aucun Démon",
  kill: "N'éliminer aucune tuile",
  'flip-demon': 'Ne retourner aucun Démon',
  'power-recruit': 'Ne recruter personne',
}

const STOPPED: { readonly [question: string]: string } = {
  'move-which': 'Ne plus déplacer de tuile',
  recycle: 'Ne plus remettre de tuile',
  banish: 'Ne plus bannir de tuile',
}

export const moves: MoveTexts = {
  deploy: ({ tile }, _, c) => `Déployer ${c.card(tile)}`,
  activate: (move, _, c) => {
    const kind = kindOn(c, move)
    return `Activer ${kind === EMPTY ? 'la tuile' : c.tile(kind)} sur ${space(c, placeOf(move))}`
  },
  recruit: ({ slot }, _, c) => recruit(c, slot, false),
  pass: () => "Passer jusqu'à la fin du Jour",
  place: (move, q, c) => {
    const there = space(c, placeOf(move))
    if (q.do === 'place') return `Déployer ${pickedTile(q, c)} sur ${there}`
    if (q.do === 'move-where') return `Déplacer ${c.tileAt(q.from)} vers ${there}`
    if (q.do === 'move-self') return `Déplacer ${c.tileAt(c.s.source)} vers ${there}`
    return capital(there)
  },
  tile: (move, q, c) => `${verbFor(q)} ${target(c, move)}`,
  take: ({ from, tile }, q, c) => {
    const place = from === 'screen' ? 'de derrière votre paravent' : 'depuis votre défausse'
    return `${verbFor(q)} ${c.card(tile)} ${place}`
  },
  rival: ({ seat }, q, c) => {
    if (q.do !== 'rival') return `Choisir ${who(c, seat)}`
    const act = { draw: 'Faire piocher', discard: 'Faire défausser', reveal: 'Faire révéler' }[q.order]
    return `${act} ${tiles(q.n)} à ${who(c, seat)}`
  },
  summon: (move, _, c) => summon(c, move),
  demon: ({ demon }, _, c) => {
    return `Retourner ${c.card(demon)} sur sa face ${demonOf(c.s, demon).active ? 'inactive' : 'active'}`
  },
  queue: ({ slot }, q, c) => {
    if (q.do === 'power-recruit') return recruit(c, slot, true)
    const kind = c.s.queue[slot - 1]
    const power = kind === undefined ? '' : ` : ${c.activation(kind)}`
    return `Utiliser le pouvoir ${de(inQueue(c, slot))} (emplacement ${slot})${power}`
  },
  coins: ({ first }, q, c) => {
    const name = first === 'gold' ? "L'or d'abord" : "L'or magique d'abord"
    if (q.do !== 'coins') return name
    const { gold: coins, magicGold } = payment(c.s, campOfSeat(c, q.seat), q.amount, first)
    return `${name} : payer ${purse(coins, magicGold)}`
  },
  upkeep: ({ kept }, _, c) => {
    if (kept.length === 0) return 'Ne garder aucune tuile pour la Nuit'
    return `Garder pour la Nuit : ${kept.map((entry) => keep(c, entry)).join(' ; ')}`
  },
  draws: ({ seat }, _, c) => {
    return seat === c.you ? 'Vous piochez la tuile suivante' : `${c.seat(seat)} pioche la tuile suivante`
  },
  done: (_, q) => STOPPED[q.do] ?? "S'arrêter là",
  decline: (_, q) => DECLINED[q.do] ?? 'Renoncer',
}
