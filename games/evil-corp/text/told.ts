/** What one table of Evil Corp. tells one reader: numbers become names and facts, for every language alike. */
import { EMPTY, type Language, type Outcome, type Reader, type Seat } from '@duskhall/kernel'
import {
  type CardTexts,
  capital,
  countEach,
  letter,
  lowered,
  nameOf,
  type Who,
  whoAt,
} from '../../kit/text/index.ts'
import { boxOf, campOf, type SpaceType, sideOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { columnPrice } from '../rules/purse.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type EvilCorpStep,
  type Kept,
  type Kind,
  kindAt,
  NOWHERE,
  type Place,
  type StepOf,
  type VillageNo,
  type Where,
} from '../state.ts'
import {
  campsOf,
  demonOf,
  isTeamTable,
  keepPrice,
  membersOf,
  payment,
  placeOf,
  powersOf,
  slotPrice,
  spotAt,
} from './facts.ts'
import type { Powers } from './powers.ts'
import type { OutcomeRule } from './types.ts'

type EventOf<Name extends EvilCorpEvent['e']> = Extract<EvilCorpEvent, { e: Name }>
type MoveOf<Name extends EvilCorpMove['do']> = Extract<EvilCorpMove, { do: Name }>

/** A camp: one player, or a team with its members. */
export interface Party extends Who {
  /** As a heading: "Mina", "Team A". */
  readonly title: string
  /** The members of a team; none for a single player. */
  readonly members: readonly Who[]
}

/** A village by its place among the others; with three players by the two it lies between, the reader first. */
export interface VillageFacts {
  readonly number: VillageNo
  readonly of: number
  readonly between: readonly Who[]
}

/** Where a space lies: whose it is, its type, and which of its type it is, counted from one. */
export interface Spot {
  readonly village: VillageFacts
  readonly camp: Party
  readonly type: SpaceType
  readonly number: number
  /** How many spaces of its type this half has. */
  readonly of: number
}

/** The words of a language that names need. */
export interface Naming {
  readonly language: Language
  readonly cards: CardTexts
  readonly powers: Powers
  /** A team inside a sentence: "your team", "Team B". */
  team(letter: string, yours: boolean): string
  teamTitle(letter: string): string
}

/** Where a tile may be banished from, and where this answer takes one from. */
const SOURCES = ['screen', 'discard', 'board'] as const
function sourceOf(move: EvilCorpMove): (typeof SOURCES)[number] | null {
  return move.do === 'take' ? move.from : move.do === 'tile' ? 'board' : null
}

/** Whose tiles the answers name; neither, where the answers are another's. */
function sidesOf(s: EvilCorp, camp: Camp, legal: readonly EvilCorpMove[]) {
  const owners = legal.flatMap((move) => (move.do === 'tile' ? [spotAt(s, placeOf(move)).camp] : []))
  return { own: owners.includes(camp), others: owners.some((owner) => owner !== camp) }
}

/** What can be done in a turn, in the order in which the rulebook names it. */
const ACTIONS = ['deploy', 'activate', 'recruit', 'pass'] as const

export function factsAt(s: EvilCorp, reader: Reader, words: Naming) {
  const { options } = s
  const box = boxOf(s)
  const isTeam = isTeamTable(s)
  const who = (seat: Seat) => whoAt(words.language, seat, reader)
  const card = (id: string) => nameOf(words.cards, id, reader)
  const tile = (kind: Kind) => card(box.tiles[kind]?.id ?? '?')
  const tiles = (kinds: readonly Kind[]) =>
    countEach(kinds).map(({ item, count }) => ({ name: tile(item), count }))

  function party(camp: Camp): Party {
    const members = membersOf(s, camp)
    const first = who(members[0] ?? camp)
    if (!isTeam) return { ...first, title: first.name, members: [] }
    const name = words.team(letter(camp), members.includes(reader.you))
    return {
      you: false,
      name,
      opening: capital(name),
      title: words.teamTitle(letter(camp)),
      members: members.map(who),
    }
  }
  function village(number: VillageNo): VillageFacts {
    const seats = s.seats === 3 ? campsOf(s, number).map((camp) => membersOf(s, camp)[0] ?? camp) : []
    const between = seats.map(who).sort((a, b) => Number(b.you) - Number(a.you))
    return { number, of: s.villages.length, between }
  }
  function spot(place: Place): Spot {
    const raw = spotAt(s, place)
    return { ...raw, village: village(raw.village), camp: party(raw.camp) }
  }
  /** A space and the tile on it; null for a free one. */
  function target(where: Where) {
    const kind = kindAt(s, placeOf(where))
    return { spot: spot(placeOf(where)), tile: kind === EMPTY ? null : tile(kind) }
  }
  const tileAt = (place: Place) => tile(place === NOWHERE ? EMPTY : kindAt(s, place))
  const kept = (entry: Kept) => ({ ...target(entry), free: entry.free, price: keepPrice(s, entry) })
  /** A tile of the queue; null for a slot that is empty by now. */
  function offer(slot: number, byPower: boolean) {
    const kind = s.queue[slot - 1]
    const power = kind === undefined ? '' : words.powers.clause(powersOf(s, kind).activate, options)
    return { tile: kind === undefined ? null : tile(kind), price: slotPrice(s, slot, byPower), power }
  }
  function means(seat: Seat) {
    const { gold = 0, magicGold = 0 } = s.camps[campOf(s, seat)] ?? {}
    return { tiles: s.screens[seat]?.length ?? 0, gold, magicGold, isTeam }
  }
  const several = ({ left }: { readonly left: number }) => ({ upTo: left > 1 && options.ownCountIsMaximum })
  const moving = { loots: options.moveTriggersSpaceBonus }
  const victory = (camps: readonly Camp[], rule: string) => ({
    camps: camps.map(party),
    rule: rule as OutcomeRule,
    tokens: box.tokensToWin,
  })

  return {
    party,
    village,
    spot,
    fields: {
      seat: who,
      camp: party,
      village,
      place: spot,
      kind: tile,
      kinds: tiles,
      shown: tiles,
      tile: card,
      demon: (demon: number | string) =>
        card(typeof demon === 'string' ? demon : (box.demons[demon]?.id ?? '?')),
    },
    events: {
      day: ({ first }: EventOf<'day'>) => ({ first: party(first) }),
      moved: ({ from, to }: EventOf<'moved'>) => ({ from: spot(from), to: spot(to) }),
      banished: ({ place }: EventOf<'banished'>) => ({ place: place === NOWHERE ? null : spot(place) }),
      killed: ({ seat, camp }: EventOf<'killed'>) => ({ isOwn: camp === campOf(s, seat) }),
      recruited: () => ({ isTeam }),
      conquest: (event: EventOf<'conquest'>) => ({ of: sideOf(s, event.village).conquestSteps }),
      won: ({ camps, rule }: EventOf<'won'>) => victory(camps, rule),
    },
    questions: {
      action: (_: unknown, asked: readonly Seat[], legal: readonly EvilCorpMove[]) => {
        const [first = 0] = asked
        return {
          can: ACTIONS.filter((action) => legal.some((move) => move.do === action)),
          others: asked.flatMap((seat) => (asked.length < 2 || seat === reader.you ? [] : [who(seat).name])),
          means: means(asked.includes(reader.you) ? reader.you : first),
        }
      },
      place: ({ kind }: { readonly kind?: Kind }) => ({
        power: kind === undefined ? '' : words.powers.clause(powersOf(s, kind).deploy, options),
      }),
      'move-which': (q: StepOf<'move-which'>) => ({ ...several(q), ...moving }),
      'move-where': ({ from }: StepOf<'move-where'>) => ({ tile: tileAt(from), ...moving }),
      'move-self': () => ({ tile: tileAt(s.source), ...moving }),
      recycle: several,
      summon: (_: unknown, __: unknown, legal: readonly EvilCorpMove[]) => ({
        possible: legal.some((move) => move.do === 'summon'),
      }),
      banish: (q: StepOf<'banish'>, _: unknown, legal: readonly EvilCorpMove[]) => ({
        ...several(q),
        from: SOURCES.filter((source) => legal.some((move) => sourceOf(move) === source)),
      }),
      kill: ({ seat }: StepOf<'kill'>, _: unknown, legal: readonly EvilCorpMove[]) => ({
        always: options.declineKill === 'always',
        ownToo: options.killOwnTiles,
        printed: !options.killUsesCurrentTerror,
        ...sidesOf(s, campOf(s, seat), legal),
      }),
      'flip-demon': () => ({ wakes: options.flipDemonDirection === 'reactivateOnly' }),
      upkeep: (_: unknown, asked: readonly Seat[]) => ({
        isTeam,
        asked: asked.map((seat) => who(seat).name),
      }),
      'team-draw': ({ left }: StepOf<'team-draw'>, asked: readonly Seat[]) => ({
        left: asked.map((seat, at) => ({ who: who(seat), count: left[at] ?? 0 })),
      }),
    },
    moves: {
      activate: target,
      tile: target,
      recruit: ({ slot }: MoveOf<'recruit'>) => offer(slot, false),
      queue: ({ slot }: MoveOf<'queue'>) => offer(slot, true),
      place: (move: MoveOf<'place'>, q: EvilCorpStep & { readonly kind?: Kind }) => {
        const moved = q.do === 'move-where' ? q.from : q.do === 'move-self' ? s.source : null
        return {
          spot: spot(placeOf(move)),
          tile: moved !== null ? tileAt(moved) : q.kind === undefined ? null : tile(q.kind),
        }
      },
      rival: (_: unknown, q: EvilCorpStep) =>
        q.do === 'rival' ? { order: q.order, n: q.n } : { order: null, n: 0 },
      summon: ({ demon, column }: MoveOf<'summon'>, q: EvilCorpStep) => {
        const chosen = demonOf(s, demon).demon?.columns.find(({ threshold }) => threshold === column)
        if (!chosen) return { effect: '' }
        const payGold = q.do === 'summon' ? columnPrice(chosen, q.value) : chosen.payGold
        return { effect: lowered(words.powers.due({ ...chosen, payGold }, options).full) }
      },
      demon: ({ demon }: MoveOf<'demon'>) => ({ isActive: demonOf(s, demon).active }),
      coins: ({ first }: MoveOf<'coins'>, q: EvilCorpStep) => ({
        payment: q.do === 'coins' ? payment(s, campOf(s, q.seat), q.amount, first) : null,
      }),
      upkeep: (move: MoveOf<'upkeep'>) => ({ kept: move.kept.map(kept) }),
    },
    victory: ({ winners, rule }: Outcome) => {
      return victory([...new Set(winners.map((seat) => campOf(s, seat)))], rule)
    },
  }
}

export type EvilCorpFacts = ReturnType<typeof factsAt>
export type Victory = ReturnType<EvilCorpFacts['victory']>
