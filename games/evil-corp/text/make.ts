/** Builds the texts from what a language brings: looks up what a sentence is about and picks who it speaks to. */
import {
  EMPTY,
  type GameEvent,
  kernelEvent,
  kernelMove,
  kernelPrompt,
  kernelRefusal,
  type Lines,
  type LogRank,
  ORDER,
  type Outcome,
  type Reader,
  readOptions,
  redact,
  SPECTATOR,
  seatName,
  type Telling,
  type Tried,
} from '@duskhall/kernel'
import { boxOf, STANDARD, sideOf } from '../content/box.ts'
import type { Effect, Passive } from '../content/schema.ts'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import { currentTerror, leadOf } from '../rules/gauge.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type EvilCorpStep,
  type Kind,
  kindAt,
  NOWHERE,
  type Options,
  type Place,
  type VillageNo,
} from '../state.ts'
import { campsOf, halfOfCamp, isActiveThere, measure, powersOf, spotAt, winnersOf } from './facts.ts'
import type { Asking, AskTexts, Clause, Context, Pack, SpokenTile } from './pack.ts'
import type {
  EvilCorpTexts,
  MeasuredRule,
  OutcomeRule,
  PowerSort,
  PowerText,
  QuestionName,
  RefusalRule,
  TaggedPower,
} from './types.ts'

const DEFAULTS: Options = readOptions(evilCorp.options, evilCorp.seats.min)

/** Everything that is not the plain effect of something else. */
const RANKS: { readonly [E in EvilCorpEvent['e']]?: LogRank } = {
  day: 'heading',
  night: 'heading',
  won: 'heading',
  deployed: 'action',
  activated: 'action',
  recruited: 'action',
  passed: 'action',
  forced: 'aside',
  sealed: 'aside',
  'turned-inactive': 'aside',
  'bag-refilled': 'aside',
  queued: 'aside',
  'queue-discarded': 'aside',
  cleared: 'aside',
  'demons-active': 'aside',
}

/** Steps that wait on the agenda, whatever is asked on top of them, as long as it is Night. */
const NIGHTLY: readonly string[] = [
  'upkeep',
  'villages',
  'office',
  'team-draw',
  'next-round',
] satisfies EvilCorpStep['do'][]

export function makeTexts(pack: Pack): EvilCorpTexts {
  const { language } = pack
  const game = boxOf({ content: STANDARD }).file.game
  const [minPlayers = 2, maxPlayers = minPlayers] = game.players
  const [minMinutes = 0, maxMinutes = minMinutes] = game.minutes

  const employee = (id: string) => {
    const { tiles, demons }: { tiles: Names; demons: Names } = pack
    return Object.hasOwn(tiles, id) ? tiles[id] : Object.hasOwn(demons, id) ? demons[id] : undefined
  }
  const name = (id: string) => employee(id)?.name ?? id

  function context(s: EvilCorp, reader: Reader): Context {
    const box = boxOf(s)
    const card = (id: string) => reader.mark?.({ kind: 'card', id }, name(id)) ?? name(id)
    const tile = (kind: Kind) => card(box.tiles[kind]?.id ?? '?')
    return {
      s,
      you: reader.you,
      seat: (seat) => seatName(language, seat, reader),
      tile,
      tileAt: (place) => tile(place === NOWHERE ? EMPTY : kindAt(s, place)),
      deployment: (kind) => lowered(powerOf(powersOf(s, kind).deploy, s.options).full),
      activation: (kind) => lowered(powerOf(powersOf(s, kind).activate, s.options).full),
      column: (column) => lowered(columnText(column, s.options).full),
      demon: (number) => card(box.demons[number]?.id ?? '?'),
      card,
    }
  }
  const about = (telling: Telling<EvilCorp>) => context(telling.state, telling)

  // --- powers ---

  function clauseOf(effect: Effect, options: Options): Clause {
    const text = pack.effects[effect.op] as (effect: Effect, options: Options) => Clause
    return text(effect, options)
  }
  /** The effects of one power as one sentence. */
  function powerOf(effects: readonly Effect[], options: Options): PowerText {
    const clauses = effects.map((effect) => clauseOf(effect, options))
    return {
      short: clauses.map(({ short }) => short).join(', '),
      full: pack.sentence(clauses.map(({ clause }) => clause)),
    }
  }
  function passiveOf(passive: Passive, options: Options): PowerText {
    const text = pack.passives[passive.op] as (passive: Passive, options: Options) => PowerText
    return text(passive, options)
  }
  function columnText(column: { payGold: number; effects: readonly Effect[] }, options: Options): PowerText {
    const power = powerOf(column.effects, options)
    return column.payGold > 0 ? pack.paid(column.payGold, power) : power
  }
  const tagged = (sort: PowerSort, power: PowerText): TaggedPower => {
    return { sort, tag: pack.glossary.powers[sort].name, ...power }
  }
  const powers: EvilCorpTexts['powers'] = ({ deploy, activate, passive }, options = DEFAULTS) => [
    ...(deploy.length > 0 ? [tagged('deploy', powerOf(deploy, options))] : []),
    ...(activate.length > 0 ? [tagged('activate', powerOf(activate, options))] : []),
    ...passive.map((entry) => tagged('passive', passiveOf(entry, options))),
  ]

  // --- pieces ---

  function spokenTile(s: EvilCorp, kind: Kind, place: Place): SpokenTile {
    const tile = boxOf(s).tiles[kind]
    return {
      name: name(tile?.id ?? '?'),
      color: tile?.color ?? 'blue',
      cost: tile?.cost ?? 0,
      terror: place === NOWHERE ? (tile?.terror ?? 0) : currentTerror(s, place),
      printedTerror: tile?.terror ?? 0,
      active: place === NOWHERE || isActiveThere(s, place),
      powers: powers(powersOf(s, kind), s.options),
    }
  }
  function gauge(village: VillageNo, telling: Telling<EvilCorp>): string {
    const [first = 0, second = 1] = campsOf(telling.state, village)
    const lead = leadOf(telling.state, village, first)
    return pack.gauge(village, lead >= 0 ? first : second, Math.abs(lead), about(telling))
  }
  function conquest(village: VillageNo, camp: Camp, telling: Telling<EvilCorp>): string {
    const { state } = telling
    const step = state.villages[village]?.halves[halfOfCamp(state, village, camp)]?.conquest ?? 0
    return pack.conquest(village, camp, step, sideOf(state, village).conquestSteps, about(telling))
  }

  // --- sentences ---

  const outcome = ({ winners, rule }: Outcome, telling: Telling<EvilCorp>): Lines => {
    const camps = winnersOf(telling.state, winners)
    return pack.outcome({ camps, rule: rule as OutcomeRule }, about(telling))
  }

  return {
    language,
    title: pack.title,
    tagline: pack.tagline,
    about: pack.about,
    players: pack.players(minPlayers, maxPlayers),
    length: pack.length(minMinutes, maxMinutes),
    options: pack.options,
    tiles: pack.tiles,
    demons: pack.demons,
    glossary: pack.glossary,
    board: pack.board,
    name,
    job: (id) => employee(id)?.job ?? '',
    effect: (effect, options = DEFAULTS) => powerOf([effect], options),
    passive: (passive, options = DEFAULTS) => passiveOf(passive, options),
    powers,
    columns: (columns, options = DEFAULTS) =>
      columns.map((column) => ({ threshold: column.threshold, ...columnText(column, options) })),
    village: (number, telling) => pack.village(number, about(telling)),
    villageTitle: (number, telling) => pack.villageTitle(number, about(telling)),
    half: (number, camp, telling) => pack.half(number, camp, about(telling)),
    camp: (camp, telling) => pack.camp(camp, about(telling)),
    spoken: (kind, telling) => pack.spoken(spokenTile(telling.state, kind, NOWHERE), about(telling)),
    piece: (place, telling) => {
      const kind = kindAt(telling.state, place)
      const tile = kind === EMPTY ? null : spokenTile(telling.state, kind, place)
      return pack.piece(tile, spotAt(telling.state, place), about(telling))
    },
    gauge,
    conquest,

    prompt(view, reader) {
      const { state, question } = view
      if (!question) return outcome(state.outcome ?? NO_OUTCOME, { ...reader, state })
      const own = kernelPrompt(language, question.name, question.seats[0] ?? SPECTATOR, reader)
      if (own) return own
      const ask = pack.questions[question.name as QuestionName] as (q: EvilCorpStep, c: Asking) => AskTexts
      const step = state.agenda.at(-1) as EvilCorpStep
      const { you, they } = ask(step, { ...context(state, reader), asked: question.seats })
      return question.seats.includes(reader.you) ? you : they
    },
    move({ state }, move, reader) {
      if (move.do === ORDER) return kernelMove(language)
      const step = state.agenda.at(-1) as EvilCorpStep
      const label = pack.moves[move.do] as (move: EvilCorpMove, q: EvilCorpStep, c: Context) => string
      return label(move, step, context(state, reader))
    },
    say(event, telling) {
      const heard = redact(event, telling.you)
      const own = kernelEvent(language, heard, telling)
      if (own) return own
      if (heard.e === 'won') {
        const { camps, rule } = heard as unknown as Extract<EvilCorpEvent, { e: 'won' }>
        const { text, why } = pack.outcome({ camps, rule: rule as OutcomeRule }, about(telling))
        return `${text} ${why}`
      }
      const sentence = pack.events[heard.e as keyof Pack['events']] as (e: GameEvent, c: Context) => string
      return sentence(heard, about(telling))
    },
    rank: (event) => RANKS[event.e as EvilCorpEvent['e']] ?? 'effect',
    refusal(reason, tried) {
      const own = kernelRefusal(language, reason)
      if (own) return own
      const numbers = tried && Object.hasOwn(pack.measured, reason) ? measured(reason, tried) : null
      if (numbers) return pack.measured[reason as MeasuredRule](numbers.needed, numbers.there)
      const { refusals } = pack
      return Object.hasOwn(refusals, reason) ? refusals[reason as RefusalRule] : pack.unknownRefusal
    },
    outcome,
    phase({ round, agenda }) {
      const night = agenda.length === 0 || agenda.some((step) => NIGHTLY.includes(step.do))
      return pack.phase(round, night ? 'night' : 'day')
    },
  }
}

type Names = { readonly [id: string]: { readonly name: string; readonly job: string } }

/** Stands where a game is over without a winner, which the rules never allow. */
const NO_OUTCOME: Outcome = { winners: [], rule: 'EC-RULING53' }

function measured(reason: string, { state, move, you }: Tried<EvilCorp, EvilCorpMove>) {
  return measure(reason as MeasuredRule, state, move, you)
}

/** A sentence as the part of another one: no capital, no full stop. */
function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '')
}
