/** Evil Corp. in English. */
import { does, whose } from '../../../kit/text/en.ts'
import { capital, inTables } from '../../../kit/text/index.ts'
import type { Pack, SpokenTile } from '../pack.ts'
import { board } from './board.ts'
import { events } from './events.ts'
import * as words from './glossary.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { powers } from './powers.ts'
import { questions } from './questions.ts'
import * as endings from './refusals.ts'
import { demons, tiles } from './tiles.ts'
import { space, teamTitle, village, villageTitle } from './words.ts'

const COLORS = { blue: 'blue', red: 'red', yellow: 'yellow' } as const

/** Name, colour and terror, as every tile is spoken. */
function tileWords({ name, color, terror, printedTerror }: SpokenTile): string {
  const printed = terror === printedTerror ? '' : ` (printed ${printedTerror})`
  return `${name}, ${COLORS[color]}, terror ${terror}${printed}`
}

/** Its powers, each with its sort: " Deployment: …". */
function abilities({ powers: own }: SpokenTile): string {
  return own.map(({ tag, full }) => ` ${tag}: ${full}`).join('')
}

export const en: Pack = {
  language: 'en',
  title: 'Evil Corp.',
  tagline: 'Recruit monsters, frighten villages, climb the ladder.',
  about:
    'Two to four branch managers of a monstrous company recruit staff and send it to terrorise the same villages. By Day you deploy, activate and recruit, one action at a time; at Night whoever frightens a village most takes a step towards conquering it. Two Victory tokens win.',
  options,
  cards: inTables(tiles, demons),
  ...words,
  board,
  powers,
  events,
  questions,
  moves,
  ...endings,
  phase: ({ round, phase }) => `Round ${round}, ${phase === 'day' ? 'Day' : 'Night'}`,
  team: (letter, yours) => (yours ? 'your team' : teamTitle(letter)),
  teamTitle,
  village,
  villageTitle,
  half: (at, camp) => `${capital(whose(camp))} side, ${villageTitle(at)}`,
  spoken: (tile) => `${tileWords(tile)}, recruitment value ${tile.cost}.${abilities(tile)}`,
  piece: (tile, spot) => {
    if (!tile) return `${capital(space(spot))}, free`
    const more = abilities(tile)
    return `${tileWords(tile)}, on ${space(spot)}${tile.active ? '' : ', inactive'}${more ? `.${more}` : ''}`
  },
  gauge: (at, camp, lead) => {
    if (lead === 0) return `Nobody leads in ${village(at)}.`
    return `${does(camp, 'lead', 'leads')} by ${lead} in ${village(at)}.`
  },
  conquest: (at, camp, step, of) => {
    const pawn = `${capital(whose(camp))} Conquest pawn in ${village(at)}`
    return `${pawn}: step ${step} of ${of}${step === 0 ? ', on its first shield' : ''}.`
  },
}
