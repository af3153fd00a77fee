/** Evil Corp. in French. */
import { spaced } from '@duskhall/kernel'
import { does, owned } from '../../../kit/text/fr.ts'
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
import { space, team, village } from './words.ts'

const COLORS = { blue: 'bleue', red: 'rouge', yellow: 'jaune' } as const

/** Name, colour and terror, as every tile is spoken. */
function tileWords({ name, color, terror, printedTerror }: SpokenTile): string {
  const printed = terror === printedTerror ? '' : ` (imprimée ${printedTerror})`
  return `${name}, ${COLORS[color]}, terreur ${terror}${printed}`
}

/** Its powers, each with its sort: " Deployment : …". */
function abilities({ powers: own }: SpokenTile): string {
  return own.map(({ tag, full }) => ` ${tag} : ${full}`).join('')
}

export const fr: Pack = spaced<Pack>({
  language: 'fr',
  title: 'Evil Corp.',
  tagline: 'Recrutez des monstres, terrifiez des villages, montez en grade.',
  about:
    "Deux à quatre managers d'une entreprise monstrueuse recrutent du personnel et l'envoient terroriser les mêmes villages. Le Jour, vous déployez, activez et recrutez, une action à la fois ; la Nuit, qui terrifie le plus un village avance d'un cran vers sa conquête. Deux jetons Victoire donnent la partie.",
  options,
  cards: inTables(tiles, demons),
  ...words,
  board,
  powers,
  events,
  questions,
  moves,
  ...endings,
  phase: ({ round, phase }) => `Manche ${round}, ${phase === 'day' ? 'Jour' : 'Nuit'}`,
  team: (letter, yours) => (yours ? 'votre équipe' : `l'${team(letter)}`),
  teamTitle: (letter) => capital(team(letter)),
  village: (at) => `le ${village(at)}`,
  villageTitle: (at) => capital(village(at)),
  half: (at, camp) => `${capital(owned(camp, 'le', 'côté'))}, ${village(at)}`,
  spoken: (tile) => `${tileWords(tile)}, valeur de recrutement ${tile.cost}.${abilities(tile)}`,
  piece: (tile, spot) => {
    if (!tile) return `${capital(space(spot))}, libre`
    const more = abilities(tile)
    return `${tileWords(tile)}, sur ${space(spot)}${tile.active ? '' : ', inactive'}${more ? `.${more}` : ''}`
  },
  gauge: (at, camp, lead) => {
    if (lead === 0) return `Personne ne domine le ${village(at)}.`
    return `${does(camp, 'dominez', 'domine')} le ${village(at)} avec ${lead} d'avance.`
  },
  conquest: (at, camp, step, of) => {
    const pawn = `${capital(owned(camp, 'le', 'pion Conquête'))} dans le ${village(at)}`
    return `${pawn} : cran ${step} sur ${of}${step === 0 ? ', sur son premier bouclier' : ''}.`
  },
})
