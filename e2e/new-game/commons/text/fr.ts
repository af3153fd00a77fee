import { does } from '../../kit/text/fr.ts'
import { ask, optionsIn } from '../../kit/text/index.ts'
import file from './options.json' with { type: 'json' }
import type { CommonsPack } from './told.ts'

const WHY = 'Chaque partie doit être assez haute quand le dernier est prêt.'

const options = optionsIn(file, 'fr')

export const fr: CommonsPack = {
  language: 'fr',
  title: 'Communaux',
  tagline: 'Un mur, plusieurs mains.',
  about: 'Bâtissez le mur ensemble avant la nuit. Vous gagnez ou perdez tous ensemble.',
  length: 'Quelques minutes',
  options: {
    ...options,
    helpers: { ...options.helpers, clashes: { mortarInRain: 'Le mortier ne prend pas sous la pluie.' } },
  },
  glossary: { ideas: { size: { name: 'Taille', help: 'Ce dont une pierre élève le mur.' } } },
  headings: { ideas: 'Mots' },
  stones: { pebble: { name: 'Galet' }, block: { name: 'Bloc' } },
  places: { west: { name: 'Ouest' }, gate: { name: 'Porte' }, east: { name: 'Est' } },
  events: {
    laid: ({ seat, stone, place }) => `${does(seat, 'posez', 'pose')} un ${stone} (${place}).`,
    ready: ({ seat }) => `${does(seat, 'êtes prêt', 'est prêt')} pour la nuit.`,
    withdrew: ({ seat }) => `${does(seat, 'réfléchissez', 'réfléchit')} encore.`,
  },
  questions: {
    labour: ({ isReady, holds }, they) =>
      ask(
        isReady
          ? 'Vous êtes prêt.'
          : holds === null
            ? 'Soulevez une pierre, ou soyez prêt.'
            : 'Posez la pierre.',
        `${they} peut bâtir.`,
        WHY,
      ),
  },
  moves: {
    lift: ({ stone, size }) => `Soulever un ${stone} de taille ${size}`,
    lay: ({ place, height, of }) => `Poser ici\u00a0: ${place}, hauteur ${height} sur ${of}`,
    ready: () => 'Je suis prêt',
    withdraw: () => 'Pas encore',
  },
  refusals: { 'COM-LAY1': 'Cette partie est assez haute. Posez la pierre là où le mur est encore bas.' },
  measured: {},
  outcome: ({ won }) =>
    won
      ? { text: 'Le mur tient.', why: "La nuit tombe, et personne n'entre." }
      : { text: 'Le mur a des trous.', why: "La nuit est tombée avant qu'il soit assez haut." },
  phase: (day) => (day ? 'Avant la nuit' : 'Nuit'),
  board: {
    wall: 'Le mur',
    day: 'Avant la nuit',
    night: 'Nuit',
    stands: 'Le mur tient',
    falls: 'Le mur cède',
    stonesOf: (name, ready) => `Pierres de ${name}${ready ? ', prêt' : ''}`,
    place: (name, height, of) => `${name}, hauteur ${height} sur ${of}`,
    stone: (name, size) => `${name}, taille ${size}`,
    size: (size) => `Élève le mur de ${size}.`,
    tally: { laid: 'Pierres posées', left: 'Pierres restantes', withdrawn: "Changements d'avis" },
  },
}
