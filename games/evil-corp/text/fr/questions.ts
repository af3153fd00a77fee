/** French: what is asked, to the player who is asked and about that player to the others. */
import { does, either, list, who } from '../../../kit/text/fr.ts'
import { ask } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { purse, tiles } from './words.ts'

type Means = Parameters<QuestionTexts['action']>[0]['means']

function means({ tiles: screen, gold, magicGold, isTeam }: Means): string {
  const reserve = isTeam ? 'en réserve commune' : 'en réserve'
  return `${tiles(screen)} derrière le paravent, ${purse(gold, magicGold)} ${reserve}.`
}

const MORE_TO_COME = (left: number) => (left > 1 ? ` ${left} à choisir, celle-ci comprise.` : '')

function noSpaceEffects(loots: boolean): string {
  return loots
    ? 'Une tuile déplacée vers un Champ de Bataille peut piller ou prendre la Pierre de Pouvoir ; cargaison et Démon demandent un déploiement.'
    : 'Une tuile déplacée ne donne ni pillage, ni Pierre de Pouvoir, ni cargaison, ni Démon ; seules les jauges changent.'
}

interface Several {
  readonly left: number
  readonly upTo: boolean
}

/** "(2 au plus)", "(2 à choisir, celle-ci comprise)"; nothing where it is one and no more. */
function several({ left, upTo }: Several): string {
  if (left < 2) return ''
  return upTo ? ` (${left} au plus)` : ` (${left} à choisir, celle-ci comprise)`
}

function exactly({ left, upTo }: Several): string {
  return upTo && left > 1 ? `jusqu'à ${tiles(left)}` : tiles(left)
}

const ACTIONS = { deploy: 'déployer', activate: 'activer', recruit: 'recruter', pass: 'passer' } as const

const columns = (value: number) =>
  `Utilisez ${value > 1 ? `une colonne numérotée ${Math.min(3, value)} ou moins` : 'la colonne 1'} ; le Démon devient inactif.`

const SOURCES = { screen: 'du paravent', discard: 'de la défausse', board: 'des plateaux' } as const
const banishedFrom = (from: readonly (keyof typeof SOURCES)[]) =>
  `Elle ${from.length > 1 ? 'peut venir' : 'vient'} ${either(from.map((source) => SOURCES[source]))}, et quitte la partie définitivement.`

const SIDES = {
  both: "les tuiles de l'un ou l'autre camp",
  own: 'seules vos propres tuiles',
  others: 'seules les tuiles adverses',
} as const
const killed = (side: keyof typeof SIDES) =>
  `Elle va dans la défausse de son propriétaire ; ${SIDES[side]} peuvent être choisies.`

export const questions: QuestionTexts = {
  action: (q, they) => {
    const others = either(q.others)
    const actions = either(q.can.map((action) => ACTIONS[action]))
    const own = q.can.length > 1 ? `Faites une action : ${actions}.` : 'Vous ne pouvez que passer.'
    const you = others
      ? `Tour de votre équipe : vous ou ${others} faites une action (${q.can.length > 1 ? actions : 'vous ne pouvez que passer'}).`
      : own
    return {
      you: { text: you, why: means(q.means) },
      they: {
        text: `${they} fait une action.`,
        why: others ? 'Déployer, activer, recruter ou passer : une action chacun.' : means(q.means),
      },
    }
  },
  place: ({ kind = 'la tuile', power }, they) => ({
    you: {
      text: `Déployez ${kind} : choisissez un emplacement libre de votre côté.`,
      why: power
        ? `D'abord son pouvoir de déploiement : ${power}. Ensuite l'effet de l'emplacement.`
        : "L'effet de l'emplacement s'applique aussitôt.",
    },
    // Which tile it is stays behind the screen until it lies on a space.
    they: {
      text: `${they} choisit un emplacement pour une tuile.`,
      why: "Son pouvoir de déploiement s'applique d'abord, puis l'effet de l'emplacement.",
    },
  }),
  summon: (q, they) =>
    ask(
      q.possible
        ? `Invoquez un Démon avec une valeur de ${q.value}, ou renoncez.`
        : `Aucun Démon ne peut être invoqué avec une valeur de ${q.value} : renoncez.`,
      `${they} peut invoquer un Démon avec une valeur de ${q.value}.`,
      [
        q.possible
          ? columns(q.value)
          : 'Aucune colonne que vous pouvez payer ne changerait quoi que ce soit.',
        columns(q.value),
      ],
    ),
  coins: (q, they) =>
    ask(
      `Payez ${q.amount} : choisissez les pièces à dépenser d'abord.`,
      `${they} choisit les pièces avec lesquelles payer ${q.amount}.`,
      "L'or est perdu la Nuit, pas l'or magique.",
    ),
  'move-which': (q, they) =>
    ask(
      `Choisissez une tuile à déplacer${several(q)}.`,
      `${they} choisit une tuile à déplacer${several(q)}.`,
      noSpaceEffects(q.loots),
    ),
  'move-where': (q, they) =>
    ask(
      `Déplacez ${q.tile} : choisissez un emplacement libre de votre côté.`,
      `${they} choisit où déplacer ${q.tile}.`,
      noSpaceEffects(q.loots),
    ),
  'move-self': (q, they) =>
    ask(
      `Déplacez ${q.tile} : choisissez un emplacement libre de votre côté.`,
      `${they} choisit où déplacer ${q.tile}.`,
      noSpaceEffects(q.loots),
    ),
  discard: (q, they) =>
    ask(
      `Choisissez une tuile à défausser de derrière votre paravent.${MORE_TO_COME(q.left)}`,
      `${they} choisit ${tiles(q.left)} à défausser de derrière le paravent.`,
      'Les tuiles défaussées sont vues de tous ; elles reviennent quand le sac est rempli à nouveau.',
    ),
  reveal: (q, they) =>
    ask(
      `Choisissez une tuile à révéler derrière votre paravent.${MORE_TO_COME(q.left)}`,
      `${they} choisit ${tiles(q.left)} à révéler.`,
      'Les tuiles révélées sont montrées à tous et restent derrière le paravent.',
    ),
  recycle: (q, they) =>
    ask(
      `Choisissez dans votre défausse une tuile à remettre dans le sac${several(q)}.`,
      `${they} choisit dans la défausse ${exactly(q)} à remettre dans le sac.`,
      "Une tuile du sac peut être piochée à nouveau, même aujourd'hui.",
    ),
  banish: (q, they) =>
    ask(`Choisissez une tuile à bannir${several(q)}.`, `${they} choisit une tuile à bannir${several(q)}.`, [
      banishedFrom(q.from),
      banishedFrom(['screen', 'discard', 'board']),
    ]),
  kill: (q, they) =>
    ask(
      `Choisissez une tuile à éliminer, de terreur ${q.printed ? 'imprimée ' : ''}${q.limit} ou moins.`,
      `${they} choisit une tuile à éliminer, de terreur ${q.printed ? 'imprimée ' : ''}${q.limit} ou moins.`,
      q.mayDecline
        ? q.always
          ? 'À cette table, on peut toujours renoncer à éliminer lors du déploiement.'
          : [
              'Seules vos propres tuiles conviennent : vous pouvez y renoncer.',
              "Seules ses propres tuiles conviennent : il est permis d'y renoncer.",
            ]
        : [
            killed(q.own && q.others ? 'both' : q.own ? 'own' : 'others'),
            killed(q.ownToo ? 'both' : 'others'),
          ],
    ),
  'flip-monster': (q, they) =>
    ask(
      `Choisissez une tuile adverse à retourner.${MORE_TO_COME(q.left)}`,
      `${they} choisit une tuile adverse à retourner.`,
      'Elle devient inactive : elle perd ses pouvoirs et garde sa terreur.',
    ),
  'flip-demon': (q, they) => {
    const verb = q.wakes ? 'réactiver' : 'retourner'
    return ask(
      `Choisissez un Démon à ${verb}.${MORE_TO_COME(q.left)}`,
      `${they} choisit un Démon à ${verb}.`,
      q.mayDecline
        ? "Tous les Démons sont actifs : il est permis d'y renoncer."
        : "Seule sa face change ; son effet n'est pas utilisé.",
    )
  },
  rival: (q, they) => {
    const act = { draw: 'piocher', discard: 'défausser', reveal: 'révéler' }[q.order]
    return ask(
      `Choisissez l'adversaire qui doit ${act} ${tiles(q.n)}.`,
      `${they} choisit l'adversaire qui doit ${act} ${tiles(q.n)}.`,
      q.order === 'draw'
        ? "Les tuiles sont piochées au hasard ; l'adversaire ne peut pas refuser."
        : "L'adversaire choisit les tuiles, mais ne peut pas refuser.",
    )
  },
  'power-recruit': (q, they) =>
    ask(
      `Choisissez une tuile de la file à recruter${q.mayDecline ? ', ou ne recrutez personne' : ''}.`,
      `${they} ${q.mayDecline ? 'peut recruter' : 'recrute'} une tuile de la file.`,
      q.to === 'screen'
        ? 'Elle est payée et va directement derrière le paravent.'
        : 'Elle est payée et va dans le sac.',
    ),
  copy: (_, they) =>
    ask(
      'Choisissez une tuile de la file ; vous utilisez son pouvoir.',
      `${they} choisit une tuile de la file et utilise son pouvoir.`,
      "Rien n'est payé et la tuile reste à son emplacement. Là où son pouvoir dit « cette tuile », il s'agit de celle qui copie.",
    ),
  upkeep: ({ isTeam, asked }) =>
    ask(
      `Choisissez les tuiles en Fortification que ${isTeam ? 'votre équipe laisse' : 'vous laissez'} en place pour la manche suivante.`,
      `${list(asked)} ${asked.length > 1 ? 'choisissent' : 'choisit'} en secret les tuiles en Fortification à laisser en place.`,
      'Tous les choix sont révélés ensemble. Une tuile laissée en place devient inactive ; les autres sont défaussées.',
    ),
  'team-draw': ({ camp, left }) =>
    ask(
      'Choisissez qui, dans votre équipe, pioche la tuile suivante.',
      `${does(camp, 'choisissez', 'choisit')} qui pioche la tuile suivante.`,
      `Le sac n'a pas assez de tuiles pour deux ; il sera ensuite rempli avec la défausse. Reste à piocher : ${list(left.map((one) => `${who(one.who)} ${one.count}`))}.`,
    ),
}
