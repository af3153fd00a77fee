/** French: the log. */
import { sideOf } from '../../content/box.ts'
import { campOfSeat, isTeamTable, spotAt } from '../facts.ts'
import type { EventTexts } from '../pack.ts'
import {
  campDoes,
  capital,
  de,
  does,
  gold,
  magicGold,
  on,
  owned,
  purse,
  somewhere,
  the,
  tiles,
  tilesByName,
  village,
} from './words.ts'

export const events: EventTexts = {
  day: ({ round, first }, c) => `Manche ${round}, Jour. ${campDoes(c, first, 'commencez', 'commence')}.`,
  deployed: ({ seat, kind, place }, c) => {
    return `${does(c, seat, 'déployez', 'déploie')} ${c.tile(kind)} ${on(c, place)}.`
  },
  looted: (event, c) => {
    return `${campDoes(c, event.camp, 'pillez', 'pille')} le ${village(c, event.village)} : ${gold(event.gold)}.`
  },
  'stone-taken': (event, c) => {
    return `${campDoes(c, event.camp, 'prenez', 'prend')} la Pierre de Pouvoir du ${village(c, event.village)}.`
  },
  'cargo-taken': (event, c) => {
    const cargo = event.cargo === 'yellow' ? 'cargaison Jaune' : 'cargaison Rouge et Bleue'
    const takes = campDoes(c, event.camp, 'prenez', 'prend')
    return `${takes} la ${cargo} du ${village(c, event.village)} : ${gold(event.gold)}.`
  },
  gained: (event, c) => `${campDoes(c, event.camp, 'gagnez', 'gagne')} ${gold(event.gold)}.`,
  paid: (event, c) => `${campDoes(c, event.camp, 'payez', 'paie')} ${purse(event.gold, event.magicGold)}.`,
  activated: ({ seat, kind, place }, c) => {
    return `${does(c, seat, 'activez', 'active')} ${c.tile(kind)} ${on(c, place)}.`
  },
  'turned-inactive': ({ kind, place }, c) => `La tuile ${c.tile(kind)}, ${on(c, place)}, devient inactive.`,
  copied: ({ seat, kind, slot }, c) => {
    const uses = does(c, seat, 'utilisez', 'utilise')
    return `${uses} le pouvoir ${de(c.tile(kind))}, à l'emplacement ${slot} de la file.`
  },
  moved: ({ seat, kind, from, to }, c) => {
    const moves = `${does(c, seat, 'déplacez', 'déplace')} ${c.tile(kind)}`
    const [start, end] = [spotAt(c.s, from), spotAt(c.s, to)]
    const left = start.village === end.village ? '' : ` du ${village(c, start.village)}`
    return `${moves} depuis ${the(start)}${left} vers ${the(end)} du ${village(c, end.village)}.`
  },
  drew: ({ seat, count, kinds }, c) => {
    const draws = does(c, seat, 'piochez', 'pioche')
    return kinds ? `${draws} ${tilesByName(c, kinds)}.` : `${draws} ${tiles(count)}.`
  },
  'bag-refilled': (event, c) => {
    const discard = capital(owned(c, event.camp, 'la', 'défausse'))
    return `${discard} retourne dans le sac : ${tiles(event.count)}.`
  },
  discarded: ({ seat, kind }, c) => {
    return `${does(c, seat, 'défaussez', 'défausse')} ${c.tile(kind)} de derrière le paravent.`
  },
  revealed: ({ seat, shown }, c) => {
    if (shown.length === 0) return `${does(c, seat, 'ne révélez', 'ne révèle')} aucune tuile.`
    return `${does(c, seat, 'révélez', 'révèle')} ${tilesByName(c, shown)}.`
  },
  recycled: (event, c) => {
    return `${campDoes(c, event.camp, 'remettez', 'remet')} ${c.tile(event.kind)} dans le sac depuis la défausse.`
  },
  banished: (event, c) => {
    const banishes = `${campDoes(c, event.camp, 'bannissez', 'bannit')} ${c.tile(event.kind)}`
    if (event.from === 'board') return `${banishes} depuis ${somewhere(c, event.place)}.`
    return `${banishes} ${event.from === 'screen' ? 'de derrière le paravent' : 'depuis la défausse'}.`
  },
  'discarded-self': (event, c) => {
    const discards = campDoes(c, event.camp, 'défaussez', 'défausse')
    return `${discards} ${c.tile(event.kind)} depuis ${somewhere(c, event.place)}.`
  },
  killed: ({ seat, kind, place, ...event }, c) => {
    const kills = does(c, seat, 'éliminez', 'élimine')
    if (event.camp === campOfSeat(c, seat)) {
      const own = seat === c.you ? 'de votre propre camp' : 'de son propre camp'
      return `${kills} ${c.tile(kind)}, ${own}, ${on(c, place)}.`
    }
    return `${kills} ${owned(c, event.camp, 'la', `tuile ${c.tile(kind)}`)} ${on(c, place)}.`
  },
  flipped: ({ seat, kind, place, ...event }, c) => {
    const turns = does(c, seat, 'rendez', 'rend')
    return `${turns} inactive ${owned(c, event.camp, 'la', `tuile ${c.tile(kind)}`)}, ${on(c, place)}.`
  },
  'demon-flipped': ({ seat, demon, active }, c) => {
    const turns = does(c, seat, 'retournez', 'retourne')
    return `${turns} ${c.demon(demon)} sur sa face ${active ? 'active' : 'inactive'}.`
  },
  summoned: ({ seat, demon, column }, c) => {
    const uses = seat === c.you ? 'utilisez' : 'utilise'
    return `${does(c, seat, 'invoquez', 'invoque')} ${c.demon(demon)} et ${uses} la colonne ${column}.`
  },
  recruited: ({ seat, kind, slot, to }, c) => {
    const recruits = `${does(c, seat, 'recrutez', 'recrute')} ${c.tile(kind)} à l'emplacement ${slot}`
    if (to === 'screen') return `${recruits} ; la tuile va directement derrière le paravent.`
    return `${recruits} ; la tuile va dans le sac${isTeamTable(c.s) ? " de l'équipe" : ''}.`
  },
  queued: ({ kind }, c) => `${c.tile(kind)} rejoint la file de recrutement.`,
  passed: ({ seat }, c) => `${does(c, seat, 'passez', 'passe')} jusqu'à la fin du Jour.`,
  night: ({ round }) => `Manche ${round}, la Nuit tombe.`,
  gauge: (event, c) => {
    const leads = campDoes(c, event.camp, 'dominez', 'domine')
    return `${leads} le ${village(c, event.village)} avec ${event.lead} d'avance.`
  },
  'tie-broken': (event, c) => {
    const wins = campDoes(c, event.camp, "l'emportez", "l'emporte")
    return `${wins} malgré l'égalité dans le ${village(c, event.village)}, grâce à la Pierre de Pouvoir.`
  },
  conquest: (event, c) => {
    const { conquestSteps } = sideOf(c.s, event.village)
    const pawn = `${capital(owned(c, event.camp, 'le', 'pion Conquête'))} dans le ${village(c, event.village)}`
    return `${pawn} avance au cran ${event.step} sur ${conquestSteps}.`
  },
  'magic-gold': (event, c) => {
    const gains = campDoes(c, event.camp, 'gagnez', 'gagne')
    return `${gains} ${magicGold(event.count)} grâce à la jauge du ${village(c, event.village)}.`
  },
  token: (event, c) => {
    const how = event.by === 'conquest' ? 'le pion Conquête est au centre' : 'la jauge indique la victoire'
    const wins = campDoes(c, event.camp, 'remportez', 'remporte')
    return `${wins} le jeton Victoire du ${village(c, event.village)} : ${how}.`
  },
  kept: ({ kind, place, free, ...event }, c) => {
    const keeps = `${campDoes(c, event.camp, 'gardez', 'garde')} ${c.tile(kind)} ${on(c, place)} pour la Nuit`
    return `${keeps}, ${free ? 'gratuitement' : 'contre paiement'}.`
  },
  'village-turned': (event, c) => {
    return `Le ${village(c, event.village)} passe sur sa face ${event.side === 1 ? 'B' : 'A'}.`
  },
  cleared: (event, c) => {
    const kinds = tilesByName(c, event.kinds)
    return `${campDoes(c, event.camp, 'défaussez', 'défausse')} en fin de Manche : ${kinds}.`
  },
  'gold-lost': (event, c) => {
    const loses = campDoes(c, event.camp, 'perdez', 'perd')
    return `${loses} la Nuit ${gold(event.gold)} non ${event.gold < 2 ? 'dépensée' : 'dépensées'}.`
  },
  'queue-discarded': ({ kind }, c) => `${c.tile(kind)} quitte le premier emplacement de la file.`,
  'demons-active': () => 'Tous les Démons sont de nouveau actifs.',
}
