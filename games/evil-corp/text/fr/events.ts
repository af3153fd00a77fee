/** French: the log. */
import { de, does, owned, tally, who } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import { gold, magicGold, on, purse, somewhere, theSpot, tiles, village } from './words.ts'

export const events: EventTexts = {
  day: ({ round, first }) => `Manche ${round}, Jour. ${does(first, 'commencez', 'commence')}.`,
  deployed: ({ seat, kind, place }) => `${does(seat, 'déployez', 'déploie')} ${kind} ${on(place)}.`,
  looted: ({ camp, village: at, gold: coins }) => {
    return `${does(camp, 'pillez', 'pille')} le ${village(at)} : ${gold(coins)}.`
  },
  'stone-taken': ({ camp, village: at }) => {
    return `${does(camp, 'prenez', 'prend')} la Pierre de Pouvoir du ${village(at)}.`
  },
  'cargo-taken': ({ camp, cargo, village: at, gold: coins }) => {
    const name = cargo === 'yellow' ? 'cargaison Jaune' : 'cargaison Rouge et Bleue'
    return `${does(camp, 'prenez', 'prend')} la ${name} du ${village(at)} : ${gold(coins)}.`
  },
  gained: ({ camp, gold: coins }) => `${does(camp, 'gagnez', 'gagne')} ${gold(coins)}.`,
  paid: ({ camp, gold: coins, magicGold: magic }) => {
    return `${does(camp, 'payez', 'paie')} ${purse(coins, magic)}.`
  },
  activated: ({ seat, kind, place }) => `${does(seat, 'activez', 'active')} ${kind} ${on(place)}.`,
  'turned-inactive': ({ kind, place }) => `La tuile ${kind}, ${on(place)}, est retournée et inactive.`,
  copied: ({ seat, kind, slot }) => {
    return `${does(seat, 'utilisez', 'utilise')} le pouvoir ${de(kind)}, à l'emplacement ${slot} de la file.`
  },
  moved: ({ seat, kind, from, to }) => {
    const left = from.village.number === to.village.number ? '' : ` du ${village(from.village)}`
    const there = `${theSpot(to)} du ${village(to.village)}`
    return `${does(seat, 'déplacez', 'déplace')} ${kind} depuis ${theSpot(from)}${left} vers ${there}.`
  },
  drew: ({ seat, count, kinds }) => {
    return `${does(seat, 'piochez', 'pioche')} ${kinds ? tally(kinds) : tiles(count)}.`
  },
  'bag-refilled': ({ camp, count }) => {
    return `${capital(owned(camp, 'la', 'défausse'))} retourne dans le sac : ${tiles(count)}.`
  },
  discarded: ({ seat, kind }) => `${does(seat, 'défaussez', 'défausse')} ${kind} de derrière le paravent.`,
  revealed: ({ seat, shown }) => {
    if (shown.length === 0) return `${does(seat, 'ne révélez', 'ne révèle')} aucune tuile.`
    return `${does(seat, 'révélez', 'révèle')} ${tally(shown)}.`
  },
  recycled: ({ camp, kind }) => `${does(camp, 'remettez', 'remet')} ${kind} dans le sac depuis la défausse.`,
  banished: ({ camp, kind, from, place }) => {
    const banishes = `${does(camp, 'bannissez', 'bannit')} ${kind}`
    if (place) return `${banishes} depuis ${somewhere(place)}.`
    return `${banishes} ${from === 'screen' ? 'de derrière le paravent' : 'depuis la défausse'}.`
  },
  'discarded-self': ({ camp, kind, place }) => {
    return `${does(camp, 'défaussez', 'défausse')} ${kind} depuis ${somewhere(place)}.`
  },
  killed: ({ seat, kind, place, camp, isOwn }) => {
    const kills = does(seat, 'éliminez', 'élimine')
    if (!isOwn) return `${kills} ${owned(camp, 'la', `tuile ${kind}`)} ${on(place)}.`
    return `${kills} ${kind}, ${seat.you ? 'de votre propre camp' : 'de son propre camp'}, ${on(place)}.`
  },
  flipped: ({ seat, kind, place, camp }) => {
    const tile = owned(camp, 'la', `tuile ${kind}`)
    return `${does(seat, 'retournez', 'retourne')} ${tile} ${on(place)}.`
  },
  'demon-flipped': ({ seat, demon, active }) => {
    return `${does(seat, 'retournez', 'retourne')} ${demon} sur sa face ${active ? 'active' : 'inactive'}.`
  },
  summoned: ({ seat, demon, column }) => {
    const uses = seat.you ? 'utilisez' : 'utilise'
    return `${does(seat, 'invoquez', 'invoque')} ${demon} et ${uses} la colonne ${column}.`
  },
  recruited: ({ seat, kind, slot, to, isTeam }) => {
    const recruits = `${does(seat, 'recrutez', 'recrute')} ${kind} à l'emplacement ${slot}`
    if (to === 'screen') return `${recruits} ; la tuile va directement derrière le paravent.`
    return `${recruits} ; la tuile va dans le sac${isTeam ? " de l'équipe" : ''}.`
  },
  queued: ({ kind }) => `${kind} rejoint la file de recrutement.`,
  passed: ({ seat }) => `${does(seat, 'passez', 'passe')} jusqu'à la fin du Jour.`,
  night: ({ round }) => `Manche ${round}, la Nuit tombe.`,
  gauge: ({ camp, lead, village: at }) => {
    return `${does(camp, 'dominez', 'domine')} le ${village(at)} avec ${lead} d'avance.`
  },
  'tie-broken': ({ camp, village: at }) => {
    const wins = does(camp, "l'emportez", "l'emporte")
    return `${wins} malgré l'égalité dans le ${village(at)}, grâce à la Pierre de Pouvoir.`
  },
  conquest: ({ camp, village: at, step, of }) => {
    const pawn = capital(owned(camp, 'le', 'pion Conquête'))
    return `${pawn} dans le ${village(at)} avance au cran ${step} sur ${of}.`
  },
  'magic-gold': ({ camp, count, village: at }) => {
    return `${does(camp, 'gagnez', 'gagne')} ${magicGold(count)} grâce à la jauge du ${village(at)}.`
  },
  token: ({ camp, village: at, by }) => {
    const how = by === 'conquest' ? 'le pion Conquête est au centre' : 'la jauge indique la victoire'
    return `${does(camp, 'remportez', 'remporte')} le jeton Victoire du ${village(at)} : ${how}.`
  },
  kept: ({ camp, kind, place, free }) => {
    const price = free ? 'gratuitement' : 'contre paiement'
    return `${does(camp, 'laissez', 'laisse')} ${kind} en place ${on(place)} pour la manche suivante, ${price}.`
  },
  'village-turned': ({ village: at, side }) => {
    return `Le ${village(at)} passe sur sa face ${side === 1 ? 'B' : 'A'}.`
  },
  cleared: ({ camp, kinds }) => `${does(camp, 'défaussez', 'défausse')} en fin de manche : ${tally(kinds)}.`,
  'gold-lost': ({ camp, gold: coins }) => {
    return `À la Nuit, ${who(camp)} ${camp.you ? 'perdez' : 'perd'} ${gold(coins)}.`
  },
  'queue-discarded': ({ kind }) => `${kind} quitte le premier emplacement de la file.`,
  'demons-active': () => 'Tous les Démons sont de nouveau actifs.',
}
