/** French: what is asked, to the player who is asked and about that player to the others. */
import type { Seat } from '@duskhall/kernel'
import { campOfSeat, isTeamTable, picked } from '../facts.ts'
import type { Asking, AskTexts, QuestionTexts } from '../pack.ts'
import { campDoes, list, purse, tiles } from './words.ts'

/** Everybody who is asked, as the subject of a sentence about others. */
function they(c: Asking, last = 'ou'): string {
  return list(
    c.asked.map((seat) => c.seat(seat)),
    last,
  )
}

function others(c: Asking): string {
  return list(
    c.asked.filter((seat) => seat !== c.you).map((seat) => c.seat(seat)),
    'ou',
  )
}

/** The same line under both forms. */
function ask(you: string, theirs: string, why: string): AskTexts {
  return { you: { text: you, why }, they: { text: theirs, why } }
}

function means(c: Asking, seat: Seat): string {
  const { gold = 0, magicGold = 0 } = c.s.camps[campOfSeat(c, seat)] ?? {}
  const screen = tiles(c.s.screens[seat]?.length ?? 0)
  const reserve = isTeamTable(c.s) ? 'en réserve commune' : 'en réserve'
  return `${screen} derrière le paravent, ${purse(gold, magicGold)} ${reserve}.`
}

const MORE_TO_COME = (left: number) => (left > 1 ? ` Encore ${left}.` : '')

function noSpaceEffects(c: Asking): string {
  return c.s.options.moveTriggersSpaceBonus
    ? 'Une tuile déplacée vers un Champ de Bataille peut piller ou prendre la Pierre de Pouvoir ; cargaison et Démon demandent un déploiement.'
    : 'Une tuile déplacée ne donne ni pillage, ni Pierre de Pouvoir, ni cargaison, ni Démon ; seules les jauges changent.'
}

function exactly(c: Asking, left: number): string {
  return left > 1 && c.s.options.ownCountIsMaximum ? `jusqu'à ${tiles(left)}` : tiles(left)
}

export const questions: QuestionTexts = {
  action: (_, c) => {
    const either = c.asked.length > 1
    const actions = 'déployer, activer, recruter ou passer'
    const you = either
      ? `Tour de votre équipe : vous ou ${others(c)} faites une action (${actions}).`
      : `Faites une action : ${actions}.`
    return {
      you: { text: you, why: means(c, c.you) },
      they: {
        text: `${they(c)} fait une action.`,
        why: either
          ? 'Déployer, activer, recruter ou passer : une action chacun.'
          : means(c, c.asked[0] ?? 0),
      },
    }
  },
  place: (q, c) => {
    const kind = picked(q)
    const power = kind === null ? '' : c.deployment(kind)
    return {
      you: {
        text: `Déployez ${kind === null ? 'la tuile' : c.tile(kind)} : choisissez un emplacement libre de votre côté.`,
        why: power
          ? `D'abord son pouvoir de déploiement : ${power}. Ensuite l'effet de l'emplacement.`
          : "L'effet de l'emplacement s'applique aussitôt.",
      },
      // Which tile it is stays behind the screen until it lies on a space.
      they: {
        text: `${they(c)} choisit un emplacement pour une tuile.`,
        why: "Son pouvoir de déploiement s'applique d'abord, puis l'effet de l'emplacement.",
      },
    }
  },
  summon: (q, c) =>
    ask(
      `Invoquez un Démon avec une valeur de ${q.value}, ou renoncez.`,
      `${they(c)} peut invoquer un Démon avec une valeur de ${q.value}.`,
      "Une colonne s'ouvre jusqu'à la valeur d'invocation ; le Démon utilisé devient inactif.",
    ),
  coins: (q, c) =>
    ask(
      `Payez ${q.amount} : choisissez les pièces à dépenser d'abord.`,
      `${they(c)} choisit les pièces avec lesquelles payer ${q.amount}.`,
      "L'or est perdu la Nuit, pas l'or magique.",
    ),
  'move-which': (q, c) =>
    ask(
      `Choisissez une de vos tuiles à déplacer : ${exactly(c, q.left)}.`,
      `${they(c)} choisit une tuile à déplacer : ${exactly(c, q.left)}.`,
      noSpaceEffects(c),
    ),
  'move-where': (q, c) =>
    ask(
      `Déplacez ${c.tileAt(q.from)} : choisissez un emplacement libre de votre côté.`,
      `${they(c)} choisit où déplacer ${c.tileAt(q.from)}.`,
      noSpaceEffects(c),
    ),
  'move-self': (_, c) =>
    ask(
      `Déplacez ${c.tileAt(c.s.source)} : choisissez un emplacement libre de votre côté.`,
      `${they(c)} choisit où déplacer ${c.tileAt(c.s.source)}.`,
      noSpaceEffects(c),
    ),
  discard: (q, c) =>
    ask(
      `Choisissez une tuile à défausser de derrière votre paravent.${MORE_TO_COME(q.left)}`,
      `${they(c)} choisit ${tiles(q.left)} à défausser de derrière le paravent.`,
      'Les tuiles défaussées sont vues de tous ; elles reviennent quand le sac est rempli à nouveau.',
    ),
  reveal: (q, c) =>
    ask(
      `Choisissez une tuile à révéler derrière votre paravent.${MORE_TO_COME(q.left)}`,
      `${they(c)} choisit ${tiles(q.left)} à révéler.`,
      'Les tuiles révélées sont montrées à tous et restent derrière le paravent.',
    ),
  recycle: (q, c) =>
    ask(
      `Choisissez dans votre défausse une tuile à remettre dans le sac : ${exactly(c, q.left)}.`,
      `${they(c)} choisit dans la défausse ${exactly(c, q.left)} à remettre dans le sac.`,
      "Une tuile du sac peut être piochée à nouveau, même aujourd'hui.",
    ),
  banish: (q, c) =>
    ask(
      `Choisissez une de vos tuiles à bannir : ${exactly(c, q.left)}.`,
      `${they(c)} choisit une tuile à bannir : ${exactly(c, q.left)}.`,
      'Elle peut venir du paravent, de la défausse ou des plateaux, et quitte la partie définitivement.',
    ),
  kill: (q, c) =>
    ask(
      `Choisissez une tuile à éliminer, de terreur ${q.limit} ou moins.`,
      `${they(c)} choisit une tuile à éliminer, de terreur ${q.limit} ou moins.`,
      q.mayDecline
        ? "Seules des tuiles du même camp sont à portée : il est permis d'y renoncer."
        : "Elle va dans la défausse de son propriétaire ; les tuiles de l'un ou l'autre camp peuvent être choisies.",
    ),
  'flip-monster': (q, c) =>
    ask(
      `Choisissez une tuile adverse à rendre inactive.${MORE_TO_COME(q.left)}`,
      `${they(c)} choisit une tuile adverse à rendre inactive.`,
      'Elle perd ses pouvoirs et garde sa terreur.',
    ),
  'flip-demon': (q, c) => {
    const verb = c.s.options.flipDemonDirection === 'reactivateOnly' ? 'réactiver' : 'retourner'
    return ask(
      `Choisissez un Démon à ${verb}.${MORE_TO_COME(q.left)}`,
      `${they(c)} choisit un Démon à ${verb}.`,
      q.mayDecline
        ? "Tous les Démons sont actifs : il est permis d'y renoncer."
        : "Seule sa face change ; son effet n'est pas utilisé.",
    )
  },
  rival: (q, c) => {
    const act = { draw: 'piocher', discard: 'défausser', reveal: 'révéler' }[q.order]
    return ask(
      `Choisissez l'adversaire qui doit ${act} ${tiles(q.n)}.`,
      `${they(c)} choisit l'adversaire qui doit ${act} ${tiles(q.n)}.`,
      q.order === 'draw'
        ? "Les tuiles sont piochées au hasard ; l'adversaire ne peut pas refuser."
        : "L'adversaire choisit les tuiles, mais ne peut pas refuser.",
    )
  },
  'power-recruit': (q, c) =>
    ask(
      `Choisissez une tuile de la file à recruter${q.mayDecline ? ', ou ne recrutez personne' : ''}.`,
      `${they(c)} ${q.mayDecline ? 'peut recruter' : 'recrute'} une tuile de la file.`,
      q.to === 'screen'
        ? 'Son prix est payé et elle va directement derrière le paravent.'
        : 'Son prix est payé et elle va dans le sac.',
    ),
  copy: (_, c) =>
    ask(
      'Choisissez une tuile de la file dont le pouvoir est utilisé.',
      `${they(c)} choisit une tuile de la file dont le pouvoir est utilisé.`,
      "Rien n'est payé et la tuile reste à son emplacement ; « cette tuile » désigne celle qui copie.",
    ),
  upkeep: (_, c) =>
    ask(
      `Choisissez les tuiles en Fortification que ${isTeamTable(c.s) ? 'votre équipe garde' : 'vous gardez'} pour la Nuit.`,
      `${they(c, 'et')} ${c.asked.length > 1 ? 'choisissent' : 'choisit'} en secret les tuiles en Fortification à garder.`,
      "Tous les choix sont dévoilés ensemble. Une tuile gardée devient inactive ; une tuile qui ne l'est pas est défaussée.",
    ),
  'team-draw': (q, c) => ({
    you: { text: 'Choisissez qui, dans votre équipe, pioche la tuile suivante.', why: drawsLeft(c, q.left) },
    they: {
      text: `${campDoes(c, q.camp, 'choisissez', 'choisit')} qui pioche la tuile suivante.`,
      why: drawsLeft(c, q.left),
    },
  }),
}

function drawsLeft(c: Asking, left: readonly number[]): string {
  const missing = list(c.asked.map((seat, at) => `${c.seat(seat)} ${left[at] ?? 0}`))
  return `Le sac n'a pas assez de tuiles pour deux ; il sera ensuite rempli avec la défausse. Reste à piocher : ${missing}.`
}
