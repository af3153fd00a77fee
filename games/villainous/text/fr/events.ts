/** French: the log. */
import { to as a, de, does, its, list, owned, tally, who } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { EventTexts } from '../pack.ts'
import { at, cards, from, icon, obstacles, power, to } from './words.ts'

const pile = (isFate: boolean) => (isFate ? 'défausse Fatalité' : 'défausse')
const deck = (isFate: boolean) => (isFate ? 'pioche Fatalité' : 'pioche')

export const events: EventTexts = {
  dealt: ({ first }) => `La table est mise. ${does(first, 'commencez', 'commence')}.`,
  turn: ({ seat, turn, villain, isNamed }) => {
    return `Tour ${turn}, ${a(who(seat))}${isNamed ? ` (${villain})` : ''} de jouer.`
  },
  mover: ({ seat, from: place, to: there }) => {
    return `${does(seat, 'allez', 'va')} ${from(place)} ${to(there)}.`
  },
  stayed: ({ seat }) => {
    return `${does(seat, "n'avez", "n'a")} nulle part où aller : ni déplacement ni action ce tour.`
  },
  icon: ({ seat, action, at: place, n }) => {
    return `${does(seat, 'utilisez', 'utilise')} ${at(place)} : ${icon({ action, n })}.`
  },
  power: ({ seat, n }) =>
    n < 0 ? `${does(seat, 'perdez', 'perd')} ${power(-n)}.` : `${does(seat, 'gagnez', 'gagne')} ${power(n)}.`,
  paid: ({ seat, n, card }) => `${does(seat, 'payez', 'paie')} ${power(n)}${card ? ` pour ${card}` : ''}.`,
  'tile-paid': ({ seat, n }) => `${does(seat, 'payez', 'paie')} ${power(n)} pour le Chaudron Magique.`,
  drawn: ({ seat, count, cards: drawn }) => {
    return `${does(seat, 'piochez', 'pioche')} ${drawn ? tally(drawn) : cards(count)}.`
  },
  'hand-discarded': ({ seat, shown }) => {
    const what = shown.length > 0 ? tally(shown) : 'aucune carte'
    return `${does(seat, 'défaussez', 'défausse')} de ${its(seat)} main : ${what}.`
  },
  reshuffled: ({ seat, fate }) => {
    return `${capital(owned(seat, 'la', pile(fate)))} est mélangée à la ${deck(fate)}.`
  },
  played: ({ seat, owner, card, at: place, host, isOwn }) => {
    const where = isOwn ? at(place) : `${at(place)}, dans ${owned(owner, 'le', 'Royaume')}`
    if (host) return `${does(seat, 'associez', 'associe')} ${card} ${a(host)}, ${where}.`
    return `${does(seat, 'jouez', 'joue')} ${card} ${where}.`
  },
  resolved: ({ seat, owner, card, isOwn }) => {
    return `${does(seat, 'jouez', 'joue')} ${card}${isOwn ? '' : ` contre ${who(owner)}`}.`
  },
  condition: ({ seat, card }) => `${does(seat, 'jouez', 'joue')} la Condition ${card}.`,
  activated: ({ seat, card }) => `${does(seat, 'activez', 'active')} ${card}.`,
  moved: ({ seat, owner, card, from: place, to: there, isOwn }) => {
    const where = isOwn ? '' : `, dans ${owned(owner, 'le', 'Royaume')}`
    return `${does(seat, 'déplacez', 'déplace')} ${card} ${from(place)} ${to(there)}${where}.`
  },
  discarded: ({ owner, card, isFate }) => `Dans ${owned(owner, 'la', pile(isFate))} : ${card}.`,
  replaced: ({ owner, card, by }) => {
    return `${capital(by)} prend la place ${de(card)} dans ${owned(owner, 'le', 'Royaume')}.`
  },
  returned: ({ owner, card }) => `Dans ${owned(owner, 'la', 'main')} : ${card}.`,
  'into-deck': ({ owner, card, isFate }) => `Carte mélangée à ${owned(owner, 'la', deck(isFate))} : ${card}.`,
  vanquished: ({ seat, card, allies, at: place }) => {
    const helped = allies.length > 0 ? `avec ${tally(allies)}` : 'sans Allié'
    return `${does(seat, 'éliminez', 'élimine')} ${card} ${at(place)} ${helped}.`
  },
  defeated: ({ owner, card, at: place }) => {
    return `Héros éliminé ${at(place)}, dans ${owned(owner, 'le', 'Royaume')} : ${card}.`
  },
  fated: ({ seat, owner, shown }) => {
    const whose = owner.you ? 'vos cartes Fatalité' : `les cartes Fatalité ${de(owner.name)}`
    return `${does(seat, 'dévoilez', 'dévoile')} ${whose} : ${tally(shown)}.`
  },
  revealed: ({ owner, fate, shown }) => {
    if (shown.length === 0) return `Il ne reste rien dans ${owned(owner, 'la', deck(fate))}.`
    const what = shown.length > 1 || (shown[0]?.count ?? 1) > 1 ? 'Cartes dévoilées' : 'Carte dévoilée'
    return `${what} de ${owned(owner, 'la', deck(fate))} : ${tally(shown)}.`
  },
  unplayable: ({ owner, card }) => `Sans effet contre ${who(owner)} : ${card}.`,
  'taken-over': ({ seat, card }) => `${does(seat, 'choisissez', 'choisit')} la carte Fatalité : ${card}.`,
  'fate-token': ({ seat }) =>
    seat.you ? 'Vous recevez le jeton Fatalité.' : `Le jeton Fatalité va ${a(seat.name)}.`,
  found: ({ owner, card, from: where }) => {
    const place = {
      realm: owned(owner, 'le', 'Royaume'),
      pile: owned(owner, 'la', 'défausse Fatalité'),
      deck: owned(owner, 'la', 'pioche Fatalité'),
    }[where]
    return `Carte trouvée dans ${place} : ${card}.`
  },
  'not-found': ({ owner, card }) => {
    const own = owner.you ? 'chez vous' : `chez ${owner.name}`
    return `Carte introuvable ${own} (Royaume, défausse et pioche Fatalité) : ${card}.`
  },
  obstacles: ({ seat, at: place, n }) => {
    const [one, many] = n < 0 ? ['est retiré', 'sont retirés'] : ['est replacé', 'sont replacés']
    const how = Math.abs(n) === 1 ? one : many
    const where = n < 0 ? from(place) : at(place)
    return `${obstacles(Math.abs(n))} ${how} ${where}, dans ${owned(seat, 'le', 'Royaume')}.`
  },
  claimed: ({ seat }) => {
    return `${does(seat, 'vous emparez', "s'empare")} du Chaudron Magique, qui est endormi.`
  },
  awakened: ({ seat }) => `${capital(owned(seat, 'le', 'Chaudron Magique'))} se réveille.`,
  asleep: ({ seat }) => `${capital(owned(seat, 'le', 'Chaudron Magique'))} se rendort.`,
  unlocked: ({ seat, at: place }) => {
    return `Le Cadenas ${from(place)}, dans ${owned(seat, 'le', 'Royaume')}, est retiré.`
  },
  trapped: ({ owner, card }) => `Héros enfermé dans ${owned(owner, 'le', 'Royaume')} : ${card}.`,
  freed: ({ owner, card }) => `Héros libéré dans ${owned(owner, 'le', 'Royaume')} : ${card}.`,
  looked: ({ seat, count, cards: seen }) => {
    const what = seen ? tally(seen) : cards(count)
    return `${does(seat, 'regardez', 'regarde')} le dessus de ${its(seat)} pioche Fatalité : ${what}.`
  },
  'put-back': ({ seat, count, cards: back }) => {
    if (!back)
      return `${does(seat, 'reposez', 'repose')} ${cards(count)} sur le dessus de ${its(seat)} pioche Fatalité.`
    return `Vous reposez sur votre pioche Fatalité, en commençant par le dessus : ${list(back)}.`
  },
}
