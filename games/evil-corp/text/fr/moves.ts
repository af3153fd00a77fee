/** French: answers, as buttons and screen readers say them. */
import { de, owned, who } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { MoveTexts } from '../pack.ts'
import type { Spot } from '../told.ts'
import { gold, numbered, purse, space, tiles, village } from './words.ts'

/** The tile on a space, with its owner and where it lies. */
function target({ tile, spot }: { readonly tile: string | null; readonly spot: Spot }): string {
  if (tile === null) return space(spot)
  return `${owned(spot.camp, 'la', `tuile ${tile}`)} (${numbered(spot)} du ${village(spot.village)})`
}

/** What is done to the tile chosen, by question. */
const VERBS: { readonly [question: string]: string } = {
  kill: 'Éliminer',
  'flip-monster': 'Retourner',
  banish: 'Bannir',
  'move-which': 'Déplacer',
  discard: 'Défausser',
  reveal: 'Révéler',
  recycle: 'Remettre dans le sac',
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

const ORDERS = { draw: 'Faire piocher', discard: 'Faire défausser', reveal: 'Faire révéler' } as const

const recruit: MoveTexts['recruit'] = ({ tile, slot, price }) =>
  `Recruter ${tile ?? `tuile ${slot}`} pour ${gold(price)} (emplacement ${slot})`

export const moves: MoveTexts = {
  deploy: ({ tile }) => `Déployer ${tile}`,
  activate: ({ tile, spot }) => `Activer ${tile ?? 'la tuile'} sur ${space(spot)}`,
  recruit,
  pass: () => "Passer jusqu'à la fin du Jour",
  place: ({ tile, spot }, question) => {
    if (question === 'place') return `Déployer ${tile ?? 'la tuile'} sur ${space(spot)}`
    return tile === null ? capital(space(spot)) : `Déplacer ${tile} vers ${space(spot)}`
  },
  tile: (move, question) => `${VERBS[question] ?? 'Choisir'} ${target(move)}`,
  take: ({ from, tile }, question) => {
    const place = from === 'screen' ? 'de derrière votre paravent' : 'depuis votre défausse'
    return `${VERBS[question] ?? 'Choisir'} ${tile} ${place}`
  },
  rival: ({ seat, order, n }) =>
    order ? `${ORDERS[order]} ${tiles(n)} à ${who(seat)}` : `Choisir ${who(seat)}`,
  summon: ({ demon, column, effect }) =>
    `Invoquer ${demon} avec une valeur de ${column}${effect ? ` : ${effect}` : ''}`,
  demon: ({ demon, isActive }) => `Retourner ${demon} sur sa face ${isActive ? 'inactive' : 'active'}`,
  queue: (move, question) => {
    if (question === 'power-recruit') return recruit({ ...move, do: 'recruit' }, question)
    const { tile, slot, power } = move
    const effect = tile === null ? '' : ` : ${power}`
    return `Utiliser le pouvoir ${de(tile ?? `tuile ${slot}`)} (emplacement ${slot})${effect}`
  },
  coins: ({ first, payment }) => {
    const name = first === 'gold' ? "L'or d'abord" : "L'or magique d'abord"
    return payment ? `${name} : payer ${purse(payment.gold, payment.magicGold)}` : name
  },
  upkeep: ({ kept }) => {
    if (kept.length === 0) return 'Ne laisser aucune tuile en place'
    const each = kept.map((entry) => {
      return `${target(entry)} ${entry.free ? 'gratuitement' : `pour ${gold(entry.price)}`}`
    })
    return `Laisser en place pour la manche suivante : ${each.join(' ; ')}`
  },
  draws: ({ seat }) =>
    seat.you ? 'Vous piochez la tuile suivante' : `${seat.name} pioche la tuile suivante`,
  done: (_, question) => STOPPED[question] ?? "S'arrêter là",
  decline: (_, question) => DECLINED[question] ?? 'Renoncer',
}
