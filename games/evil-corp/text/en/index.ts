/** Evil Corp. in English. */
import type { Pack, SpokenTile } from '../pack.ts'
import { events } from './events.ts'
import { board, glossary } from './glossary.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { effects, paid, passives, sentence } from './powers.ts'
import { questions } from './questions.ts'
import { measured, outcome, refusals, unknownRefusal } from './refusals.ts'
import { demons, tiles } from './tiles.ts'
import { campDoes, campTitle, campWhose, capital, spotIn, village, villageTitle } from './words.ts'

const COLORS = { blue: 'blue', red: 'red', yellow: 'yellow' } as const

/** Name, colour and terror, as every tile is spoken. */
function tileWords({ name, color, terror, printedTerror }: SpokenTile): string {
  const printed = terror === printedTerror ? '' : ` (printed ${printedTerror})`
  return `${name}, ${COLORS[color]}, terror ${terror}${printed}`
}

export const en: Pack = {
  language: 'en',
  title: 'Evil Corp.',
  tagline: 'Recruit monsters, frighten villages, climb the ladder.',
  about:
    'Two to four branch managers of a monstrous company recruit staff and send it to terrorise the same villages. By Day you deploy, activate and recruit, one action at a time; at Night whoever frightens a village most takes a step towards conquering it. Two Victory tokens win.',
  players: (min, max) => `${min} to ${max} players`,
  length: (min, max) => `${min} to ${max} minutes`,
  options,
  tiles,
  demons,
  glossary,
  board,
  effects,
  passives,
  sentence,
  paid,
  events,
  questions,
  moves,
  refusals,
  measured,
  unknownRefusal,
  outcome,
  phase: (round, phase) => `Round ${round}, ${phase === 'day' ? 'Day' : 'Night'}`,
  village: (number, c) => village(c, number),
  villageTitle: (number, c) => villageTitle(c, number),
  half: (number, camp, c) => `${capital(campWhose(c, camp))} side, ${villageTitle(c, number)}`,
  camp: (camp, c) => campTitle(c, camp),
  spoken: (tile) => {
    const powers = tile.powers.map(({ tag, full }) => ` ${tag}: ${full}`).join('')
    return `${tileWords(tile)}, cost ${tile.cost}.${powers}`
  },
  piece: (tile, spot, c) => {
    if (!tile) return `${capital(spotIn(c, spot))}, free`
    return `${tileWords(tile)}, on ${spotIn(c, spot)}${tile.active ? '' : ', inactive'}`
  },
  gauge: (number, camp, lead, c) => {
    if (lead === 0) return `Nobody leads in ${village(c, number)}.`
    return `${campDoes(c, camp, 'lead', 'leads')} by ${lead} in ${village(c, number)}.`
  },
  conquest: (number, camp, step, of, c) => {
    const pawn = `${capital(campWhose(c, camp))} Conquest pawn in ${village(c, number)}`
    return `${pawn}: step ${step} of ${of}${step === 0 ? ', on its first shield' : ''}.`
  },
}
