/** French: the round, its phases, the team's purchases, and what is different for one player alone. */
import { de, does, list, who as player } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { PhaseFacts } from '../types.ts'
import { outcome } from './refusals.ts'
import { COLOUR, diamonds, site, tower, towerName, towers, who } from './words.ts'

const PHASES: { readonly [P in PhaseFacts['phase']]: string } = {
  setup: 'Mise en place',
  spawn: 'Phase 1, apparition',
  play: 'Phase 2, jouer des cartes',
  destroy: 'Phase 3, détruire les plateaux Horde',
  boss: 'Phase 3b, Boss',
  advance: 'Phase 4, déplacer les plateaux Horde',
  pickup: 'Phase 5, récupérer les cartes',
  spend: 'Phase 6, dépenser des Diamants',
}

export const phase = ({ round, phase: now }: PhaseFacts) =>
  now === 'setup' ? PHASES.setup : `Manche ${round}. ${PHASES[now]}`

/** "il reste 1 Diamant". */
const rest = (n: number) => (n === 0 ? 'il ne reste aucun Diamant' : `il reste ${diamonds(n)}`)

export const round = {
  events: {
    round: ({ round: number }) => `Manche ${number}.`,
    phase: ({ phase: now }) => `${PHASES[now]}.`,
    'colour-banned': ({ colour }) =>
      `Pendant cette manche, rien n'est construit sur les Sites ${colour ? COLOUR[colour][1] : 'choisis'}.`,
    'taken-up': ({ seat, tower: card, site: from, late }) =>
      late
        ? `${does(seat, 'mettez', 'met')} de côté jusqu'à la prochaine manche ${towerName(card)} ${de(site(from))}.`
        : `${does(seat, 'reprenez', 'reprend')} ${towerName(card)} ${de(site(from))}.`,
    arrived: ({ seat, towers: all }) => `${does(seat, 'recevez', 'reçoit')} en main : ${towers(all)}.`,
    returned: ({ tower: card, site: from }) =>
      `${capital(towerName(card))} ${de(site(from))} est détruite et retourne dans la réserve.`,
    bought: ({ seat, to, tower: card, isOwn, diamonds: left }) =>
      `${does(seat, 'achetez', 'achète')} ${towerName(card)}${isOwn ? '' : ` pour ${player(to)}`} ; ${rest(left)}.`,
    'guest-called': ({ hero }) => `${capital(hero)} vient du banc pour cette manche.`,
    'guest-left': ({ hero }) => `${capital(hero)} quitte la carte pour de bon.`,
    ended: (victory) => {
      const { text, why } = outcome(victory)
      return `${text} ${why}`
    },
    ready: ({ seat, ready }) =>
      ready
        ? `${does(seat, 'avez fini', 'a fini')} cette phase.`
        : `${does(seat, "n'avez", "n'a")} finalement pas fini.`,
  },
  questions: {
    'ban-colour': (_, they) =>
      ask(
        'Choisissez une couleur : rien ne se construit sur ses Sites cette manche.',
        `${they} choisit une couleur à éliminer pour cette manche.`,
        'Pas celle de la manche précédente ; les Sites blancs restent toujours disponibles.',
      ),
    'place-guest': ({ figure }, they) =>
      ask(
        `Choisissez l'emplacement ${de(who(figure))}.`,
        `${they} choisit l'emplacement ${de(who(figure))}.`,
        'Une attaque de base suit tout de suite ; à la fin de la manche, le Héros repart.',
      ),
    share: ({ tower: card, site: from }, they) =>
      ask(
        `Choisissez qui reprend ${towerName(card)}, sur le Site blanc ${from.number} (${from.space}).`,
        `${they} choisit qui reprend ${towerName(card)}, sur le Site blanc ${from.number} (${from.space}).`,
        "L'équipe décide ; n'importe quel joueur peut répondre.",
      ),
    spend: ({ diamonds: left, isReady }, they) =>
      ask(
        isReady
          ? 'Vous avez fini ; vous pouvez encore acheter une Tour.'
          : "Achetez des Tours pour l'équipe, ou dites que vous avez fini.",
        `${they} peut acheter des Tours.`,
        `L'équipe a ${diamonds(left)}.`,
      ),
    buyer: ({ tower: card, diamonds: left }, they) =>
      ask(
        `Choisissez qui reçoit ${tower(card)}.`,
        `${they} choisit qui reçoit ${tower(card)}.`,
        `L'équipe a ${diamonds(left)}.`,
      ),
    play: ({ isReady, hand, heroes, waits, isSolo, spells, bench }, they) => {
      const cards =
        hand.length > 0 ? `Dans votre main : ${towers(hand)}.` : "Vous n'avez aucune Tour en main."
      const own = heroes.length > 0 ? ` À activer encore : ${list(heroes.map(who))}.` : ''
      const can = list([
        ...(isSolo
          ? ['construisez et faites évoluer des Tours']
          : ['construisez des Tours', 'passez-en à un partenaire']),
        'activez votre Héros',
        ...(spells > 0 ? ['utilisez des Sorts'] : []),
        ...(bench > 0 ? ['faites venir un Héros du banc'] : []),
      ])
      return ask(
        isReady
          ? "Vous avez fini. Vous pouvez encore agir jusqu'à ce que tous aient fini."
          : `${capital(can)} ; puis dites que vous avez fini.`,
        `${they} peut jouer des cartes.`,
        [`${cards}${own}`, `La table attend encore : ${list(waits.map(player))}.`],
      )
    },
  },
  moves: {
    colour: ({ colour }) => `Sans Sites ${colour ? COLOUR[colour][1] : 'choisis'}`,
    call: ({ name }) => `Faire venir ${name} du banc`,
    buy: ({ tower: card, cost, left }) =>
      `Acheter ${tower(card)} pour ${diamonds(cost)} ; ${left} dans la réserve`,
    give: ({ to, tower: card, isSolo, isOwn }) => {
      const what = card ? towerName(card) : 'la Tour'
      if (isSolo) return `Placer ${what} dans vos Tours entrantes`
      return isOwn ? `Prendre ${what}` : `Donner ${what} à ${player(to)}`
    },
    ready: () => "J'ai fini",
    withdraw: () => "Je n'ai pas fini",
  },
} satisfies Part
