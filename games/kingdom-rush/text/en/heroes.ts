/** English: what heroes and the Wildcat do and suffer. */
import { count, does, who as player } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Harm } from '../../events.ts'
import type { Part } from '../pack.ts'
import type { FigureFacts, TrayFacts } from '../types.ts'
import { cells, covered, the, theAt, theLeft, titled, upTo, who, whoAt } from './words.ts'

/** Why somebody is hurt; who is struck is struck by somebody, damage is taken from them. */
function because(by: Harm, tray: TrayFacts | null, action: string, from = 'from'): string {
  if (by === 'boss') return `${from} ${action}`
  if (by === 'spell' || !tray) return 'for the spell'
  if (by === 'sniper') return `${from} the snipers of ${the(tray)}`
  return by === 'blocked' ? `holding ${the(tray)}` : `as ${the(tray)} is destroyed`
}

const healthLeft = ({ full }: FigureFacts, health: number) => `health ${health} of ${full}`

const VERBS = {
  heal: (n: number) => ['to heal', `regains ${n} health`],
  move: (n: number) => ['to move', `may move ${upTo(n)}`],
  refresh: () => ['to turn an ability face up', 'turns one ability face up'],
  teleport: () => ['to put elsewhere', 'is put on another space'],
} as const

export const heroes = {
  events: {
    hurt: ({ figure, by, tray, action, health }) =>
      figure.wildcat
        ? `${capital(whoAt(figure))} is struck ${because(by, tray, action, 'by')}.`
        : `${capital(whoAt(figure))} takes 1 damage ${because(by, tray, action)}: ${healthLeft(figure, health)}.`,
    unhurt: ({ figure, by, tray, action }) =>
      `${capital(whoAt(figure))} is protected and takes no damage ${because(by, tray, action)}.`,
    'knocked-out': ({ figure }) =>
      figure.wildcat
        ? `${capital(who(figure))} is knocked out and goes back to the hero board.`
        : `${capital(who(figure))} is knocked out and lies on the hero board.`,
    healed: ({ figure, health }) => `${capital(who(figure))} is healed: ${healthLeft(figure, health)}.`,
    regenerated: ({ figure, health }) =>
      `${capital(who(figure))} regenerates (${healthLeft(figure, health)}) and does nothing else this round.`,
    activated: ({ figure }) => `${does(figure.owner, 'activate', 'activates')} ${who(figure)}.`,
    moved: ({ figure, from, to }) =>
      from === to
        ? `${capital(who(figure))} stays on ${to}.`
        : from
          ? `${capital(who(figure))} moves from ${from} to ${to}.`
          : `${capital(who(figure))} enters the map on ${to}.`,
    confronted: ({ figure, tray, cells: base }) => {
      return `${capital(who(figure))} confronts ${theAt(tray)} and covers ${covered(base)}: ${cells(base)}.`
    },
    'basic-attack': ({ figure }) => `${capital(who(figure))} makes a basic attack.`,
    'ability-used': ({ figure, ability }) => `${capital(who(figure))} uses ${titled(ability.name)}.`,
    copied: ({ figure, ability }) => `${capital(who(figure))} copies ${titled(ability.name)}.`,
    recovered: ({ figure, health }) =>
      `${capital(who(figure))} recovers: ${healthLeft(figure, health)}, all abilities face up.`,
    refreshed: ({ figure, ability }) =>
      `${capital(who(figure))} turns an ability face up: ${titled(ability.name)}.`,
    protected: ({ figure }) =>
      `${capital(who(figure))} has Protection: no damage until the end of the round.`,
    'victim-chosen': ({ seat, figure }) =>
      `${does(seat, 'choose', 'chooses')} ${who(figure)} to pay for the spell.`,
  },
  questions: {
    activation: ({ figure, steps, mayMove, mayAct }, they) => {
      const move = `move ${upTo(steps)}`
      const what = mayMove && mayAct ? `${move} and act, in either order` : mayMove ? move : 'take an action'
      return ask(
        `${capital(who(figure))}: ${what}.`,
        `${they} activates ${who(figure)}.`,
        `${capital(whoAt(figure))}: ${healthLeft(figure, figure.health)}.`,
      )
    },
    act: ({ figure }, they) =>
      ask(
        `Choose another action for ${who(figure)}.`,
        `${they} chooses another action for ${who(figure)}.`,
        'It may be left out.',
      ),
    go: ({ figure, steps }, they) =>
      ask(
        `Choose where ${who(figure)} goes, up to ${count(steps, 'space', 'spaces')} away.`,
        `${they} moves ${who(figure)}.`,
        'Staying there is allowed.',
      ),
    stride: ({ figure, left }, they) =>
      ask(
        `Choose the next space for ${who(figure)}: ${count(left, 'step', 'steps')} left.`,
        `${they} moves ${who(figure)} step by step.`,
        'Every Horde entered is hit once.',
      ),
    confront: ({ figure, tray }, they) =>
      ask(
        `Choose the four cells that ${who(figure)} covers on ${theAt(tray)}.`,
        `${they} chooses where ${who(figure)} stands on ${theAt(tray)}.`,
        'Two rows and two columns; row 5 lies along the purple edge, row 1 opposite.',
      ),
    summon: ({ figure }, they) =>
      ask(
        'Choose whether the Wildcat comes back.',
        `${they} chooses whether the Wildcat comes back.`,
        `It comes to ${figure.space ?? 'the map'}, beside ${who(figure)}, and rests this round.`,
      ),
    face: ({ figure }, they) => {
      const name = figure ? who(figure) : 'the hero'
      return ask(
        `Choose where ${name} faces.`,
        `${they} turns ${name}.`,
        'The arrows of the attack turn with the hero.',
      )
    },
    'choose-figure': ({ verb, amount }, they) => {
      const [what, means] = verb in VERBS ? VERBS[verb as keyof typeof VERBS](amount) : ['', 'is chosen']
      return ask(
        `Choose a hero ${what}, or nobody.`,
        `${they} chooses a hero ${what}.`,
        `That hero ${means}.`,
      )
    },
    'turn-up': ({ figure }, they) =>
      ask(
        `Choose an ability of ${who(figure)} to turn face up.`,
        `${they} chooses an ability of ${who(figure)} to turn face up.`,
        'It can then be used again.',
      ),
    teleport: ({ figure }, they) =>
      ask(
        `Choose the space for ${who(figure)}.`,
        `${they} chooses the space for ${who(figure)}.`,
        'Any space where a move may end, however far.',
      ),
    copy: ({ figure }, they) =>
      ask(
        `Choose the ability that ${who(figure)} copies.`,
        `${they} chooses the ability that ${who(figure)} copies.`,
        'Of any hero, face up or face down.',
      ),
    'choose-victim': ({ amount }, they) =>
      ask(
        `Choose the hero who takes ${amount} damage.`,
        `${they} chooses the hero who takes ${amount} damage.`,
        'It is the price of the spell; the team decides, and any player may answer.',
      ),
  },
  moves: {
    activate: ({ figure }) => `Activate ${who(figure)}`,
    wildcat: (_, question) => (question === 'summon' ? 'Bring the Wildcat back' : 'Activate the Wildcat'),
    basic: () => 'Basic attack',
    recover: () => 'Recover health and abilities',
    choose: ({ figure, owner }) =>
      `${capital(who(figure))} (${player(owner)}), ${figure.space ? `on ${figure.space}` : 'on the hero board'}, ${healthLeft(figure, figure.health)}`,
    space: ({ goal: { space, tray, site } }, question) => {
      const to =
        question === 'displace'
          ? 'Step aside to'
          : question === 'place-guest' || question === 'teleport'
            ? 'Put on'
            : 'Move to'
      if (tray)
        return `${to} ${space}: ${question === 'stride' ? 'enter' : 'confront'} ${theLeft({ ...tray, space: null })}`
      return site ? `${to} ${space}: site ${site.number}` : `${to} ${space}`
    },
  },
} satisfies Part
