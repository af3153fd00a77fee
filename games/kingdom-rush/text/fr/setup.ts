/** French: the choices before the first round. */
import { count, de, does, list } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import { diamonds, hearts, lowerThe, towers, who } from './words.ts'

/** What has to be done to win. */
function goal(portals: number, boss: string): string {
  const parts = [
    ...(portals > 0 ? [`fermez ${count(portals, 'Portail', 'Portails')}`] : []),
    ...(boss ? [`battez ${lowerThe(boss)}`] : []),
  ]
  return `Pour gagner, ${list(parts)}.`
}

export const setup = {
  events: {
    'hero-chosen': ({ seat, hero, bench }) =>
      bench ? `Sur le banc : ${hero}.` : `${does(seat, 'choisissez', 'choisit')} ${hero}.`,
    'ability-chosen': ({ hero, ability }) => `${capital(hero)} prend la Capacité « ${ability.name} ».`,
    'spell-chosen': ({ seat, spell }) => `${does(seat, 'choisissez', 'choisit')} le Sort « ${spell.name} ».`,
    dealt: ({ number, title, level, hearts: n, diamonds: gems, portals, boss, iron, fallow }) =>
      [
        `Scénario ${number}, « ${title} ».`,
        `Difficulté : ${level}.`,
        `Le Royaume a ${hearts(n)}, l'équipe ${diamonds(gems)}.`,
        goal(portals, boss),
        ...(iron ? [`Règle de Fer : ${iron}`] : []),
        ...(fallow.length > 0
          ? [
              `Des cartes Friches couvrent ${list(fallow.map(({ letter, space }) => `${space} (${letter})`))}.`,
            ]
          : []),
      ].join(' '),
    equipped: ({ seat, towers: hand }) =>
      `${seat.you ? 'Vos Tours de départ' : `Tours de départ ${de(seat.name)}`} : ${towers(hand)}.`,
  },
  questions: {
    'choose-hero': ({ scenario }, they) =>
      ask('Choisissez votre Héros.', `${they} choisit un Héros.`, `Pour le scénario « ${scenario} ».`),
    'choose-ability': ({ figure, wanted }, they) =>
      ask(
        `Choisissez une Capacité pour ${who(figure)}.${wanted > 1 ? ` ${wanted} à choisir, celle-ci comprise.` : ''}`,
        `${they} choisit une Capacité pour ${who(figure)}.`,
        "Elle s'utilise une fois, jusqu'à ce qu'elle soit retournée face visible.",
      ),
    'choose-spell': ({ wanted }, they) =>
      ask(
        `Choisissez un Sort pour l'équipe${wanted > 1 ? `, ${wanted} au plus` : ', ou aucun autre'}.`,
        `${they} choisit un Sort pour l'équipe.`,
        "Chaque Sort s'utilise une fois par partie, par n'importe quel joueur.",
      ),
    'choose-bench': ({ wanted }, they) =>
      ask(
        `Choisissez un Héros pour votre banc${wanted > 1 ? `, ${wanted} au plus` : ', ou aucun autre'}.`,
        `${they} choisit un Héros pour le banc.`,
        'Chacun peut venir une fois, pour une manche.',
      ),
  },
  moves: {
    hero: ({ name, text }) => `${name} : ${text}`,
    ability: ({ ability: { name, text } }, question) => {
      if (question === 'choose-ability' || question === 'copy') return `« ${name} » : ${text}`
      if (question === 'turn-up') return `Retourner face visible « ${name} »`
      return question === 'turn-down' ? `Retourner face cachée « ${name} »` : `Utiliser « ${name} »`
    },
    spell: ({ spell: { name, text } }) => `« ${name} » : ${text}`,
    done: ({ figure }, question) => {
      switch (question) {
        case 'choose-spell':
          return 'Aucun autre Sort'
        case 'choose-bench':
          return 'Aucun autre Héros'
        case 'activation':
          return "Terminer l'activation"
        case 'act':
          return 'Aucune autre action'
        case 'stride':
          return "S'arrêter ici"
        case 'summon':
          return 'Laisser le Chat sauvage sur le plateau Héros'
        case 'turn-up':
          return 'Ne retourner aucune Capacité'
        case 'choose-figure':
          return 'Ne choisir aucun Héros'
        default:
          return figure ? `${capital(who(figure))} reste sur place` : 'Rester sur place'
      }
    },
  },
} satisfies Part
