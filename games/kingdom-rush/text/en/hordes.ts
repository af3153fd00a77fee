/** English: what comes, advances, breaks through and is destroyed, and what bosses do. */
import { count, list } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import {
  enemiesWithTraits,
  hearts,
  lowerThe,
  site,
  soldiers,
  spawn,
  the,
  theAt,
  titled,
  who,
} from './words.ts'

/** "2 soldiers go". */
const soldiersGo = (n: number) => `${soldiers(n)} ${n === 1 ? 'goes' : 'go'}`

export const hordes = {
  events: {
    spawned: ({ tray, origin, spawn: from }) => {
      const what = enemiesWithTraits(tray.enemies)
      const { space } = tray
      if (space === null)
        return `From ${spawn(from)} comes ${the(tray)}, but there is no room on its way: ${what}.`
      switch (origin) {
        case 'start':
          return `${capital(theAt(tray))}: ${what}.`
        case 'boss':
          return `${capital(the(tray))} steps out on ${space}; a tower needs level ${tray.level} to attack: ${what}.`
        case 'life':
          return `${capital(the(tray))} fights on, on ${space}; a tower needs level ${tray.level} to attack: ${what}.`
        case 'ghost':
          return `Ghosts rise on ${space}: ${what}.`
        case 'reserve':
          return `Cursed souls appear on ${space}: ${what}.`
        case 'brush':
          return `${capital(the(tray))} stands on ${space}: ${what}.`
        default: {
          const icons = [...(tray.flying ? ['flying'] : []), ...(tray.haunted ? ['haunted'] : [])]
          const traits = icons.length > 0 ? `, ${list(icons)}` : ''
          return `From ${spawn(from)}, ${tray.kind === 'portal' ? `a level ${tray.level} Portal` : 'a Horde'} comes to ${space}${traits}: ${what}.`
        }
      }
    },
    cleared: ({ tray, fallow, space, spawn: from }) =>
      `${capital(the(tray))} clears fallow card ${fallow} on ${space}: the lane of ${spawn(from)} is open.`,
    displaced: ({ figure, from, to }) =>
      to
        ? `${capital(who(figure))} makes way from ${from} to ${to}.`
        : `${capital(who(figure))} finds no free space next to ${from} and goes back to the hero board.`,
    escaped: ({ tray, exit, lost, hearts: left }) => {
      const where = exit ? `exit ${exit}` : 'the exit'
      if (tray.kind !== 'horde') return `${capital(the(tray))} reaches the Kingdom through ${where}.`
      const cost = lost === 0 ? 'no heart is lost' : `${hearts(lost)} lost`
      return `${capital(the(tray))} breaks through ${where}: ${cost}, ${left} left.`
    },
    diamonds: ({ gained, lost, total }) =>
      lost > 0
        ? `Diamonds: ${gained} more, now ${total}; the team cannot hold more and loses ${lost}.`
        : `Diamonds: ${gained} more, now ${total}.`,
    destroyed: ({ tray }) =>
      tray.kind === 'boss'
        ? `A life card of ${theAt(tray)} is destroyed.`
        : `${capital(theAt(tray))} is destroyed.`,
    'portal-closed': ({ closed, needed }) => `Portals closed: ${closed} of ${needed}.`,
    advanced: ({ tray, from, to }) => `${capital(the(tray))} moves from ${from} to ${to}.`,
    blocked: ({ tray, soldiers: n }) =>
      `${capital(theAt(tray))} is held.${n > 0 ? ` ${capital(soldiersGo(n))} back to the supply.` : ''}`,
    'shaken-off': ({ tray, soldiers: n }) =>
      `${capital(theAt(tray))} loses its blockers: ${soldiersGo(n)} back to the supply.`,
    mended: ({ tray, tiles }) =>
      `${capital(theAt(tray))} is healed: ${count(tiles, 'damage tile comes', 'damage tiles come')} off.`,
    'boss-acts': ({ boss, action }) => `${boss} acts. ${action.name}: ${action.text}`,
    'boss-defeated': ({ boss }) => `${boss} is defeated!`,
    stunned: ({ tower, site: where }) =>
      `${capital(tower.name)} on ${site(where)} comes to hand one round late.`,
    razed: ({ tower, site: where }) =>
      `${capital(tower.name)} on ${site(where)} is razed and goes back to the supply.`,
    exhausted: ({ figure, ability }) =>
      `${capital(who(figure))} turns an ability face down: ${titled(ability.name)}.`,
    'portal-opened': ({ tray, level }) => `${capital(theAt(tray))} becomes a level ${level} Portal.`,
  },
  questions: {
    displace: ({ figure, from, tray }, they) =>
      ask(
        `Choose a free space next to ${from} for ${who(figure)}.`,
        `${they} chooses a free space for ${who(figure)}.`,
        tray ? `${capital(the(tray))} is on ${from} now.` : `Nobody can stay on ${from}.`,
      ),
    'raze-tower': ({ boss }, they) =>
      ask(
        `Choose the tower that ${lowerThe(boss)} destroys.`,
        `${they} chooses the tower that ${lowerThe(boss)} destroys.`,
        'The team decides; any player may answer.',
      ),
    'choose-nearest': ({ boss }, they) =>
      ask(
        `Several heroes are nearest to ${lowerThe(boss)}: choose the one who is struck.`,
        `${they} chooses which of the nearest heroes is struck.`,
        'That hero turns one ability face down, or takes 1 damage.',
      ),
    'turn-down': ({ figure, boss }, they) =>
      ask(
        `Choose the ability that ${who(figure)} turns face down.`,
        `${they} chooses an ability that ${who(figure)} turns face down.`,
        `${boss} has struck the nearest hero.`,
      ),
  },
  moves: {
    raze: ({ tower, site: where }) => `Give up ${tower.name} on ${site(where)}`,
    nearest: ({ figure }) => `Strike ${who(figure)} on ${figure.space ?? 'the board'}`,
  },
} satisfies Part
