/** Builds the texts from what a language brings: looks up what a sentence is about and picks who it speaks to. */
import {
  type GameEvent,
  kernelEvent,
  kernelMove,
  kernelPrompt,
  kernelRefusal,
  type Lines,
  type LogRank,
  ORDER,
  type OrderMove,
  type Outcome,
  type Reader,
  readOptions,
  redact,
  SPECTATOR,
  seatName,
  type Telling,
} from '@duskhall/kernel'
import { boxOf, overlordOf, STANDARD } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import { isMonster } from '../rules/in-play.ts'
import {
  type Card,
  type Faction,
  NOBODY,
  type Options,
  OVERLORD,
  playerOf,
  type TerrorsMove,
  type TerrorsOfLondon,
  type TerrorsStep,
} from '../state.ts'
import { abilitiesIn } from './abilities.ts'
import { armorLeft, copyNumber, entryOf, faceAt, factionName, measure, spotOf } from './facts.ts'
import type { Asking, AskTexts, Context, Pack, SpokenCard } from './pack.ts'
import type {
  CardText,
  MeasuredRule,
  OutcomeRule,
  OverlordText,
  QuestionName,
  RefusalRule,
  TerrorsTexts,
} from './types.ts'

const DEFAULTS: Options = readOptions(terrorsOfLondon.options, terrorsOfLondon.seats.min)

/** Everything that is not the plain effect of something else. */
const RANKS: { readonly [E in TerrorsEvent['e']]?: LogRank } = {
  'decks-made': 'heading',
  turn: 'heading',
  won: 'heading',
  'faction-chosen': 'action',
  'overlord-chosen': 'action',
  'influence-chosen': 'action',
  played: 'action',
  bought: 'action',
  attacked: 'action',
  healed: 'action',
  converted: 'action',
  linked: 'action',
  'relic-used': 'action',
  'overlord-used': 'action',
  'haunt-used': 'action',
  passed: 'action',
  forced: 'aside',
  'street-filled': 'aside',
  reshuffled: 'aside',
  'cleaned-up': 'aside',
  dismissed: 'aside',
}

/** Stands where a game is over without a winner, which the rules never allow. */
const NO_OUTCOME: Outcome = { winners: [], rule: 'TL-END-R2' }

export function makeTexts(pack: Pack): TerrorsTexts {
  const { language } = pack
  const game = boxOf({ content: STANDARD }).file.game
  const [minPlayers = 2, maxPlayers = minPlayers] = game.players

  const overlordText = (id: string) => at<OverlordText>(pack.overlords, id)
  const cardText = (id: string) => at<CardText>(pack.cards, id) ?? overlordText(id)
  const name = (id: string) => cardText(id)?.name ?? id

  function abilitiesOf(content = STANDARD) {
    const { overlords, overlordOf: find } = boxOf({ content })
    const factionOf = (id: string): Faction => factionName(overlords[find(id)]?.faction ?? NOBODY) ?? 'undead'
    return abilitiesIn(pack, factionOf)
  }

  function context(s: TerrorsOfLondon, reader: Reader): Context {
    const box = boxOf(s)
    const words = abilitiesOf(s.content)
    const named = (id: string) => reader.mark?.({ kind: 'card', id }, name(id)) ?? name(id)
    const marked = (id: string, text: string) => reader.mark?.({ kind: 'card', id }, text) ?? text
    const idOf = (card: Card) => faceAt(s, card)?.id
    const card = (number: Card) => {
      const id = idOf(number)
      return id === undefined ? pack.hiddenCard : named(id)
    }
    const actionOf = (action: ReturnType<typeof overlordOf>['action'] | undefined) =>
      action ? words.action(action.cost, action.effects, s.options) : ''
    return {
      s,
      you: reader.you,
      seat: (seat) => seatName(language, seat, reader),
      card,
      inPlay: (number) => {
        const copy = copyNumber(s, number)
        const id = idOf(number)
        return id && copy > 0 ? marked(id, pack.numbered(name(id), copy)) : card(number)
      },
      overlord: (seat) => named(overlordOf(s, seat)?.id ?? '?'),
      named,
      title: (id) => overlordText(id)?.title ?? '',
      abilityName: (id) => overlordText(id)?.ability ?? '',
      list: (list, source) => {
        const onMonster = source !== OVERLORD && isMonster(s, source)
        return words.clauses(box.lists[list] ?? [], s.options, onMonster)
      },
      horde: (number, ability) => words.clauses(faceAt(s, number)?.horde[ability] ?? [], s.options, true),
      relic: (number) => actionOf(faceAt(s, number)?.action),
      action: (seat) => actionOf(overlordOf(s, seat)?.action),
      shorts: (number) => {
        const entry = entryOf(s, number)
        return entry ? words.card(entry, s.options).map(({ short }) => short) : []
      },
    }
  }
  const about = (telling: Telling<TerrorsOfLondon>) => context(telling.state, telling)

  function spokenCard(s: TerrorsOfLondon, card: Card): SpokenCard | null {
    const entry = entryOf(s, card)
    const face = faceAt(s, card)
    if (!entry || !face) return null
    return {
      name: name(face.id),
      type: face.type,
      faction: isMonster(s, card) ? factionName(face.faction) : null,
      cost: 'cost' in entry ? entry.cost : null,
      armor: face.armor,
      resources: face.abilities.resources,
      abilities: abilitiesOf(s.content).card(entry, s.options),
    }
  }

  const outcome = ({ winners, rule }: Outcome, telling: Telling<TerrorsOfLondon>): Lines =>
    pack.outcome({ seats: winners, rule: rule as OutcomeRule }, about(telling))

  /** A Triggered ability that comes before others. */
  function firstTrigger(s: TerrorsOfLondon, { first }: OrderMove, reader: Reader): string {
    const step = first as TerrorsStep
    if (step.do !== 'trigger') return kernelMove(language)
    const c = context(s, reader)
    return pack.first(step.source === OVERLORD ? c.overlord(s.active) : c.inPlay(step.source))
  }

  return {
    language,
    title: pack.title,
    tagline: pack.tagline,
    about: pack.about,
    players: pack.players(minPlayers, maxPlayers),
    length: pack.length,
    options: pack.options,
    cards: pack.cards,
    overlords: pack.overlords,
    factions: pack.factions,
    glossary: pack.glossary,
    board: pack.board,
    name,
    flavour: (id) => cardText(id)?.flavour ?? '',
    keyword: (keyword, options = DEFAULTS) => ({
      name: pack.abilities.keywords[keyword],
      help: pack.abilities.reminders[keyword](options, true),
    }),
    effect: (effect, options = DEFAULTS) => abilitiesOf().effect(effect, options),
    abilities: (entry, options = DEFAULTS, content = STANDARD) => abilitiesOf(content).card(entry, options),
    overlordAbilities: (entry, options = DEFAULTS) => abilitiesOf().overlord(entry, options),
    spoken: (card, { state }) => {
      const spoken = spokenCard(state, card)
      return spoken ? pack.spoken(spoken) : pack.hiddenCard
    },
    piece: (card, telling) => {
      const spoken = spokenCard(telling.state, card)
      if (!spoken) return pack.hiddenCard
      const copy = copyNumber(telling.state, card)
      const named = copy > 0 ? { ...spoken, name: pack.numbered(spoken.name, copy) } : spoken
      return pack.piece(named, spotOf(telling.state, card), about(telling))
    },
    overlord: (seat, { state }) => {
      const { id, faction, health: of, action } = overlordOf(state, seat)
      const { health, overlordUsed } = playerOf(state, seat)
      return pack.overlord({
        name: name(id),
        title: overlordText(id)?.title ?? '',
        faction: factionName(faction) ?? 'undead',
        health,
        of,
        armor: armorLeft(state, seat),
        ready: action ? overlordUsed === 0 : null,
      })
    },
    pool: (telling) => pack.pool(telling.state.active, telling.state.pool, about(telling)),

    prompt(view, reader) {
      const { state, question } = view
      if (!question) return outcome(state.outcome ?? NO_OUTCOME, { ...reader, state })
      const [asked = SPECTATOR] = question.seats
      const own = kernelPrompt(language, question.name, asked, reader)
      if (own) return own
      const ask = pack.questions[question.name as QuestionName] as (q: TerrorsStep, c: Asking) => AskTexts
      const step = state.agenda.at(-1) as TerrorsStep
      const { you, they } = ask(step, { ...context(state, reader), asked })
      return asked === reader.you ? you : they
    },
    move({ state }, move, reader) {
      if (move.do === ORDER) return firstTrigger(state, move as OrderMove, reader)
      const step = state.agenda.at(-1) as TerrorsStep
      const label = pack.moves[move.do] as (move: TerrorsMove, q: TerrorsStep, c: Context) => string
      return label(move as TerrorsMove, step, context(state, reader))
    },
    say(event, telling) {
      const heard = redact(event, telling.you)
      const own = kernelEvent(language, heard, telling)
      if (own) return own
      if (heard.e === 'won') {
        const { seats, rule } = heard as unknown as Extract<TerrorsEvent, { e: 'won' }>
        const { text, why } = pack.outcome({ seats, rule: rule as OutcomeRule }, about(telling))
        return `${text} ${why}`
      }
      const sentence = pack.events[heard.e as keyof Pack['events']] as (e: GameEvent, c: Context) => string
      return sentence(heard, about(telling))
    },
    rank: (event) => RANKS[event.e as TerrorsEvent['e']] ?? 'effect',
    refusal(reason, tried) {
      const own = kernelRefusal(language, reason)
      if (own) return own
      const numbers =
        tried && Object.hasOwn(pack.measured, reason)
          ? measure(reason as MeasuredRule, tried.state, tried.move)
          : null
      if (numbers) return pack.measured[reason as MeasuredRule](numbers.needed, numbers.there)
      const { refusals } = pack
      return Object.hasOwn(refusals, reason) ? refusals[reason as RefusalRule] : pack.unknownRefusal
    },
    outcome,
    phase: ({ turn }) => pack.phase(turn),
  }
}

function at<T>(texts: object, id: string): T | undefined {
  return Object.hasOwn(texts, id) ? (Reflect.get(texts, id) as T) : undefined
}
