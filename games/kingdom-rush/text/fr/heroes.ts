/** French: what heroes and the Wildcat do and suffer. */
import { count, de, does, who as player } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Harm } from '../../events.ts'
import type { Part } from '../pack.ts'
import type { FigureFacts, TrayFacts } from '../types.ts'
import { cells, covered, spaces, the, theAt, theLeft, upTo, who, whoAt } from './words.ts'

/** Why somebody is hurt. */
function because(by: Harm, tray: TrayFacts | null, action: string): string {
  if (by === 'boss') return `à cause de « ${action} »`
  if (by === 'spell' || !tray) return 'pour le Sort'
  if (by === 'sniper') return `à cause du Tir de précision ${de(the(tray))}`
  return by === 'blocked' ? `en bloquant ${the(tray)}` : `lors de la destruction ${de(the(tray))}`
}

const healthLeft = ({ full }: FigureFacts, health: number) =>
  `${count(health, 'point de vie', 'points de vie')} sur ${full}`

const VERBS = {
  heal: (n: number) => ['à soigner', `récupère ${count(n, 'point de vie', 'points de vie')}`],
  move: (n: number) => ['à déplacer', `peut se déplacer ${upTo(n)}`],
  refresh: () => ['qui retourne une Capacité face visible', 'retourne une Capacité face visible'],
  teleport: () => ['à placer ailleurs', 'passe sur un autre emplacement'],
} as const

export const heroes = {
  events: {
    hurt: ({ figure, by, tray, action, health }) =>
      figure.wildcat
        ? `${capital(whoAt(figure))} est touché ${because(by, tray, action)}.`
        : `${capital(whoAt(figure))} subit 1 Dégât ${because(by, tray, action)} : ${healthLeft(figure, health)}.`,
    unhurt: ({ figure, by, tray, action }) =>
      `${capital(whoAt(figure))} a Protection et ne subit aucun Dégât ${because(by, tray, action)}.`,
    'knocked-out': ({ figure }) =>
      figure.wildcat
        ? `${capital(who(figure))} est assommé et retourne sur le plateau Héros.`
        : `${capital(who(figure))} n'a plus de point de vie : ce Héros est assommé et quitte la carte.`,
    healed: ({ figure, health }) => `Soins pour ${who(figure)} : ${healthLeft(figure, health)}.`,
    regenerated: ({ figure, health }) =>
      `${capital(who(figure))} se régénère (${healthLeft(figure, health)}) et ne fait rien d'autre pendant cette manche.`,
    activated: ({ figure }) => `${does(figure.owner, 'activez', 'active')} ${who(figure)}.`,
    moved: ({ figure, from, to }) =>
      from === to
        ? `${capital(who(figure))} reste en ${to}.`
        : from
          ? `${capital(who(figure))} va de ${from} à ${to}.`
          : `${capital(who(figure))} entre sur la carte en ${to}.`,
    confronted: ({ figure, tray, cells: base }) => {
      const what = covered(base)
      const covers = what ? `recouvre ${what}` : 'ne recouvre aucun ennemi'
      return `${capital(who(figure))} affronte ${theAt(tray)} et ${covers} : ${cells(base)}.`
    },
    'basic-attack': ({ figure }) => `${capital(who(figure))} effectue une attaque de base.`,
    'ability-used': ({ figure, ability }) => `${capital(who(figure))} utilise « ${ability.name} ».`,
    copied: ({ figure, ability }) => `${capital(who(figure))} copie « ${ability.name} ».`,
    recovered: ({ figure, health }) =>
      `${capital(who(figure))} choisit de récupérer : ${healthLeft(figure, health)}, toutes les Capacités face visible.`,
    refreshed: ({ figure, ability }) => `${capital(who(figure))} retourne face visible « ${ability.name} ».`,
    protected: ({ figure }) =>
      `${capital(who(figure))} obtient Protection : aucun Dégât jusqu'à la fin de la manche.`,
    'victim-chosen': ({ seat, figure }) =>
      `${does(seat, 'choisissez', 'choisit')} ${who(figure)} pour payer le prix du Sort.`,
  },
  questions: {
    activation: ({ figure, steps, mayMove, mayAct }, they) => {
      const move = `un déplacement ${upTo(steps)}`
      const what =
        mayMove && mayAct ? `${move} et une action, dans l'ordre voulu` : mayMove ? move : 'une action'
      return ask(
        `${capital(who(figure))} : ${what}.`,
        `${they} active ${who(figure)}.`,
        `${capital(whoAt(figure))} : ${healthLeft(figure, figure.health)}.`,
      )
    },
    act: ({ figure }, they) =>
      ask(
        `Choisissez une autre action pour ${who(figure)}.`,
        `${they} choisit une autre action pour ${who(figure)}.`,
        "Elle n'est pas obligatoire.",
      ),
    go: ({ figure, steps }, they) =>
      ask(
        `Choisissez où va ${who(figure)}, à ${spaces(steps)} au plus.`,
        `${they} déplace ${who(figure)}.`,
        'Rester sur place est permis.',
      ),
    stride: ({ figure, left }, they) =>
      ask(
        `Choisissez le prochain emplacement ${de(who(figure))} : encore ${count(left, 'pas', 'pas')}.`,
        `${they} déplace ${who(figure)} pas à pas.`,
        'Chaque Horde où il passe est touchée une fois.',
      ),
    confront: ({ figure, tray }, they) =>
      ask(
        `Choisissez les quatre cases de la base ${de(who(figure))} sur ${theAt(tray)}.`,
        `${they} choisit où ${who(figure)} se tient sur ${theAt(tray)}.`,
        "Deux lignes et deux colonnes ; la ligne 5 longe le bord violet, la ligne 1 est à l'opposé.",
      ),
    summon: ({ figure }, they) =>
      ask(
        'Choisissez si le Chat sauvage revient.',
        `${they} choisit si le Chat sauvage revient.`,
        `Il arrive ${figure.space ? `en ${figure.space}` : 'sur la carte'}, auprès ${de(who(figure))}, et se repose pendant cette manche.`,
      ),
    face: ({ figure }, they) => {
      const name = figure ? who(figure) : 'le Héros'
      return ask(
        `Choisissez vers où ${name} se tourne.`,
        `${they} tourne ${name}.`,
        "Les flèches de l'attaque tournent avec le Héros.",
      )
    },
    'choose-figure': ({ verb, amount }, they) => {
      const [what, means] = verb in VERBS ? VERBS[verb as keyof typeof VERBS](amount) : ['', 'est choisi']
      return ask(
        `Choisissez un Héros ${what}, ou personne.`,
        `${they} choisit un Héros ${what}.`,
        `Ce Héros ${means}.`,
      )
    },
    'turn-up': ({ figure }, they) =>
      ask(
        `Choisissez une Capacité ${de(who(figure))} à retourner face visible.`,
        `${they} choisit une Capacité ${de(who(figure))} à retourner face visible.`,
        'Elle pourra resservir.',
      ),
    teleport: ({ figure }, they) =>
      ask(
        `Choisissez l'emplacement ${de(who(figure))}.`,
        `${they} choisit l'emplacement ${de(who(figure))}.`,
        "N'importe quel emplacement où un déplacement peut finir, si loin soit-il.",
      ),
    copy: ({ figure }, they) =>
      ask(
        `Choisissez la Capacité que ${who(figure)} copie.`,
        `${they} choisit la Capacité que ${who(figure)} copie.`,
        "De n'importe quel Héros, face visible ou face cachée.",
      ),
    'choose-victim': ({ amount }, they) =>
      ask(
        `Choisissez le Héros qui subit ${count(amount, 'Dégât', 'Dégâts')}.`,
        `${they} choisit le Héros qui subit ${count(amount, 'Dégât', 'Dégâts')}.`,
        "C'est le prix du Sort ; l'équipe décide, et n'importe quel joueur peut répondre.",
      ),
  },
  moves: {
    activate: ({ figure }) => `Activer ${who(figure)}`,
    wildcat: (_, question) =>
      question === 'summon' ? 'Faire revenir le Chat sauvage' : 'Activer le Chat sauvage',
    basic: () => 'Attaque de base',
    recover: () => 'Récupérer vie et Capacités',
    choose: ({ figure, owner }) =>
      `${capital(who(figure))} (${player(owner)}), ${figure.space ? `en ${figure.space}` : 'sur son plateau Héros'}, ${healthLeft(figure, figure.health)}`,
    space: ({ goal: { space, tray, site } }, question) => {
      const to =
        question === 'displace'
          ? 'Passer en'
          : question === 'place-guest' || question === 'teleport'
            ? 'Placer en'
            : 'Aller en'
      if (tray)
        return `${to} ${space} : ${question === 'stride' ? 'passer sur' : 'affronter'} ${theLeft({ ...tray, space: null })}`
      return site ? `${to} ${space} : Site ${site.number}` : `${to} ${space}`
    },
  },
} satisfies Part
