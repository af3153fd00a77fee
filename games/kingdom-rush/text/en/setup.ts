/** English: the choices before the first round. */
import { count, does, list } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import { diamonds, hearts, lowerThe, titled, towers, who } from './words.ts'

/** What has to be done to win. */
function goal(portals: number, boss: string): string {
  const parts = [
    ...(portals > 0 ? [`close ${count(portals, 'Portal', 'Portals')}`] : []),
    ...(boss ? [`defeat ${lowerThe(boss)}`] : []),
  ]
  return `To win, ${list(parts)}.`
}

export const setup = {
  events: {
    'hero-chosen': ({ seat, hero, bench }) =>
      bench ? `On the bench: ${hero}.` : `${does(seat, 'choose', 'chooses')} ${hero}.`,
    'ability-chosen': ({ hero, ability }) => `${capital(hero)} takes the ability ${titled(ability.name)}.`,
    'spell-chosen': ({ seat, spell }) => `${does(seat, 'choose', 'chooses')} the spell ${spell.name}.`,
    dealt: ({ number, title, level, hearts: n, diamonds: gems, portals, boss, iron, fallow }) =>
      [
        `Scenario ${number}, ${titled(title)}.`,
        `Difficulty: ${level}.`,
        `The Kingdom has ${hearts(n)}, the team ${diamonds(gems)}.`,
        goal(portals, boss),
        ...(iron ? [`Iron rule: ${iron}`] : []),
        ...(fallow.length > 0
          ? [`Fallow cards lie on ${list(fallow.map(({ letter, space }) => `${space} (${letter})`))}.`]
          : []),
      ].join(' '),
    equipped: ({ seat, towers: hand }) => `${does(seat, 'begin', 'begins')} with ${towers(hand)}.`,
  },
  questions: {
    'choose-hero': ({ scenario }, they) =>
      ask('Choose your hero.', `${they} chooses a hero.`, `For the scenario ${titled(scenario)}.`),
    'choose-ability': ({ figure, wanted }, they) =>
      ask(
        `Choose an ability for ${who(figure)}.${wanted > 1 ? ` ${wanted} left, this one included.` : ''}`,
        `${they} chooses an ability for ${who(figure)}.`,
        'It can be used once, until it is turned face up again.',
      ),
    'choose-spell': ({ wanted }, they) =>
      ask(
        `Choose a spell for the team${wanted > 1 ? `, ${wanted} at most` : ', or no other'}.`,
        `${they} chooses a spell for the team.`,
        'Each spell can be used once in the game, by any player.',
      ),
    'choose-bench': ({ wanted }, they) =>
      ask(
        `Choose a hero for your bench${wanted > 1 ? `, ${wanted} at most` : ', or no other'}.`,
        `${they} chooses a hero for the bench.`,
        'Each of them can be called once, for one round.',
      ),
  },
  moves: {
    hero: ({ name, text }) => `${name}: ${text}`,
    ability: ({ ability: { name, text } }, question) => {
      if (question === 'choose-ability' || question === 'copy') return `${titled(name)}: ${text}`
      if (question === 'turn-up') return `Turn up ${titled(name)}`
      return question === 'turn-down' ? `Turn down ${titled(name)}` : `Use ${titled(name)}`
    },
    spell: ({ spell: { name, text } }) => `${name}: ${text}`,
    done: ({ figure }, question) => {
      switch (question) {
        case 'choose-spell':
          return 'No other spell'
        case 'choose-bench':
          return 'No other hero'
        case 'activation':
          return 'End the activation'
        case 'act':
          return 'No other action'
        case 'stride':
          return 'Stop here'
        case 'summon':
          return 'Leave the Wildcat on the hero board'
        case 'turn-up':
          return 'Turn up no ability'
        case 'choose-figure':
          return 'Choose no hero'
        default:
          return figure ? `${capital(who(figure))} stays` : 'Stay'
      }
    },
  },
} satisfies Part
