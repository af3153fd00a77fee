/** English: towers, spells, and the tiles and soldiers of any attack. */
import { count, does, list, who as player } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { TrayFacts } from '../types.ts'
import {
  a,
  COLOUR,
  cells,
  covered,
  DAMAGE,
  enemiesLeft,
  FACING,
  piece,
  pieces,
  site,
  soldiers,
  theAt,
  theLeft,
  tower,
} from './words.ts'

const inReach = (trays: readonly TrayFacts[]) =>
  trays.length > 0 ? `In range: ${list(trays.map(theAt))}.` : 'Nothing is in range.'

export const towerTexts = {
  events: {
    built: ({ seat, tower: card, site: where, facing }) =>
      `${does(seat, 'build', 'builds')} ${tower(card)} on ${site(where)}, facing ${FACING[facing]}.`,
    passed: ({ seat, to, tower: card, into, isOwn }) => {
      const becomes = into ? `it becomes ${tower(into)}` : 'it stays what it is'
      return isOwn
        ? `${does(seat, 'upgrade', 'upgrades')} ${card.name}: ${becomes}.`
        : `${does(seat, 'pass', 'passes')} ${card.name} to ${player(to)}: ${becomes}.`
    },
    'turned-down': ({ tower: card, site: where }) =>
      `${capital(card.name)} on ${site(where)} has attacked a Portal and lies face down.`,
    cast: ({ seat, spell }) => `${does(seat, 'use', 'uses')} the spell ${spell.name}.`,
    'tile-placed': ({ piece: tile, tray, cells: where, left }) =>
      `${capital(a(piece(tile)))} hits ${theAt(tray)} and covers ${covered(where)}; ${enemiesLeft(left)}.`,
    'soldier-placed': ({ tray, cells: where, left }) =>
      `A soldier takes on ${a([...where.covers, ...where.partly][0]?.name ?? 'enemy')} of ${theAt(tray)}; ${enemiesLeft(left)}.`,
    'soldier-lifted': ({ tray }) => `A soldier is taken from ${theAt(tray)}.`,
    'held-back': ({ pieces: tiles, soldiers: men }) => {
      const left = [
        ...(tiles > 0 ? [count(tiles, 'tile', 'tiles')] : []),
        ...(men > 0 ? [soldiers(men)] : []),
      ]
      return `Not used: ${list(left)}.`
    },
  },
  questions: {
    site: ({ tower: card }, they) =>
      ask(
        `Choose the site for ${tower(card)}.`,
        `${they} builds ${tower(card)}.`,
        'Coloured sites belong to one player, white ones to all.',
      ),
    turn: ({ tower: card, site: where }, they) =>
      ask(
        `Choose where ${card.name} on ${site(where)} faces.`,
        `${they} turns ${card.name} on ${site(where)}.`,
        'Range and tiles turn with the tower.',
      ),
    receiver: ({ tower: card, levels, isSolo }, they) =>
      ask(
        isSolo ? `Upgrade ${card.name}.` : `Choose who gets ${card.name}.`,
        `${they} passes ${card.name}.`,
        `It goes up by ${count(levels, 'level', 'levels')}, as far as the supply allows, and comes to hand in phase 5.`,
      ),
    design: ({ tower: card, to, isOwn }, they) =>
      ask(
        `Choose what ${card.name} becomes.`,
        `${they} chooses what ${card.name} becomes.`,
        isOwn ? 'It comes to hand in phase 5.' : `It goes to ${player(to)} and comes to hand in phase 5.`,
      ),
    aim: (_, they) =>
      ask(
        'Choose the Horde to strike.',
        `${they} chooses the Horde to strike.`,
        'Hordes next to it are struck as well.',
      ),
    'pass-tower': ({ levels }, they) =>
      ask(
        'Choose the tower to pass.',
        `${they} chooses a tower to pass.`,
        `It goes up by ${count(levels, 'level', 'levels')}, as far as the supply allows.`,
      ),
    pieces: ({ tiles, soldiers: men, damage, trays, spread, duty, lifted }, they) => {
      const left = pieces({ tiles, soldiers: men })
      const how =
        spread === 'one'
          ? ' All of it goes on one tray.'
          : spread === 'apart'
            ? ' Each goes on another tray.'
            : ''
      const must = duty === 'none' ? ' Any of it may be left out.' : ''
      return ask(
        lifted
          ? 'Choose where the soldier goes.'
          : `Choose what to place and on which tray. Left: ${left}, ${DAMAGE[damage]}.`,
        `${they} attacks. Left: ${left}.`,
        `${inReach(trays)}${how}${must}`,
      )
    },
    cells: ({ piece: tile, tray, isSoldier }, they) =>
      ask(
        `Choose the ${isSoldier || tile.cells === 1 ? 'cell' : 'cells'} for the ${piece(tile)} on ${theLeft(tray)}.`,
        `${they} places ${a(piece(tile))} on ${theAt(tray)}.`,
        'Row 5 lies along the purple edge, row 1 opposite.',
      ),
  },
  moves: {
    build: ({ tower: card }) => `Build ${tower(card)}`,
    site: ({ site: { number, space, colour, towers: there } }) => {
      const over = there.length > 0 ? `, over ${list(there.map(({ name }) => name))}` : ''
      return `Site ${number} (${space}${colour ? `, ${COLOUR[colour]}` : ''})${over}`
    },
    turn: ({ facing, trays }) =>
      `Face ${FACING[facing]}: ${trays.length > 0 ? `reaches ${list(trays.map(theAt))}` : 'reaches nothing'}`,
    pass: ({ tower: card, isSolo }) =>
      isSolo ? `Upgrade ${tower(card)}` : `Pass ${tower(card)} to a partner`,
    design: ({ tower: card, isSame }) => (isSame ? `It stays ${tower(card)}` : `It becomes ${tower(card)}`),
    cast: ({ spell }) => `Use ${spell.name}`,
    aim: ({ tray }) => `Strike ${theLeft(tray)}`,
    target: ({ piece: tile, tray }) => `${capital(piece(tile))} on ${theLeft(tray)}`,
    cells: ({ cells: where }) => `${capital(cells(where))}: covers ${covered(where)}`,
    lift: ({ tray, cells: where }) => `Take the soldier from ${theAt(tray)}, ${cells(where)}`,
    confirm: () => 'Done: leave the rest out',
  },
} satisfies Part
