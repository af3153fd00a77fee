/** Evil Corp. in French. */
import type { Pack, SpokenTile } from '../pack.ts'
import { events } from './events.ts'
import { board, glossary } from './glossary.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { effects, paid, passives, sentence } from './powers.ts'
import { questions } from './questions.ts'
import { measured, outcome, refusals, unknownRefusal } from './refusals.ts'
import { demons, tiles } from './tiles.ts'
import { campDoes, campTitle, capital, owned, spotIn, village } from './words.ts'

const COLORS = { blue: 'bleue', red: 'rouge', yellow: 'jaune' } as const

/** Name, colour and terror, as every tile is spoken. */
function tileWords({ name, color, terror, printedTerror }: SpokenTile): string {
  const printed = terror === printedTerror ? '' : ` (imprimée ${printedTerror})`
  return `${name}, ${COLORS[color]}, terreur ${terror}${printed}`
}

export const fr: Pack = {
  language: 'fr',
  title: 'Evil Corp.',
  tagline: 'Recrutez des monstres, terrifiez des villages, montez en grade.',
  about:
    "Deux à quatre responsables d'une entreprise monstrueuse recrutent du personnel et l'envoient terroriser les mêmes villages. Le Jour, vous déployez, activez et recrutez, une action à la fois ; la Nuit, qui terrifie le plus un village fait un pas vers sa conquête. Deux jetons Victoire donnent la partie.",
  players: (min, max) => `${min} à ${max} joueurs`,
  length: (min, max) => `${min} à ${max} minutes`,
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
  phase: (round, phase) => `Manche ${round}, ${phase === 'day' ? 'Jour' : 'Nuit'}`,
  village: (number, c) => `le ${village(c, number)}`,
  villageTitle: (number, c) => capital(village(c, number)),
  half: (number, camp, c) => `${capital(owned(c, camp, 'le', 'côté'))}, ${village(c, number)}`,
  camp: (camp, c) => campTitle(c, camp),
  spoken: (tile) => {
    const powers = tile.powers.map(({ tag, full }) => ` ${tag} : ${full}`).join('')
    return `${tileWords(tile)}, valeur de recrutement ${tile.cost}.${powers}`
  },
  piece: (tile, spot, c) => {
    if (!tile) return `${capital(spotIn(c, spot))}, libre`
    return `${tileWords(tile)}, sur ${spotIn(c, spot)}${tile.active ? '' : ', inactive'}`
  },
  gauge: (number, camp, lead, c) => {
    if (lead === 0) return `Personne ne domine le ${village(c, number)}.`
    return `${campDoes(c, camp, 'dominez', 'domine')} le ${village(c, number)} avec ${lead} d'avance.`
  },
  conquest: (number, camp, step, of, c) => {
    const pawn = `${capital(owned(c, camp, 'le', 'pion Conquête'))} dans le ${village(c, number)}`
    return `${pawn} : cran ${step} sur ${of}${step === 0 ? ', sur son premier bouclier' : ''}.`
  },
}
