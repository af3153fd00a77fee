/** Builds the texts of Evil Corp. from what a language brings. */
import { EMPTY, type LogRank, readOptions, type Telling } from '@duskhall/kernel'
import { gameTexts, nameOf, type Teller } from '../../kit/text/index.ts'
import { boxOf, type DemonColumn, STANDARD, sideOf } from '../content/box.ts'
import type { Effect, Passive } from '../content/schema.ts'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import { currentTerror, leadOf } from '../rules/gauge.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpStep,
  type Kind,
  kindAt,
  NOWHERE,
  type Place,
  type VillageNo,
} from '../state.ts'
import bots from './bots.json' with { type: 'json' }
import { campsOf, halfOfCamp, isActiveThere, measure, powersOf } from './facts.ts'
import type { Pack, SpokenTile, Subject } from './pack.ts'
import { powersIn } from './powers.ts'
import { factsAt } from './told.ts'
import type { ColumnText, PrintedPowers } from './types.ts'

const DEFAULTS = readOptions(evilCorp.options, evilCorp.seats.min)

const RANKS: { readonly [E in EvilCorpEvent['e']]?: LogRank } = {
  day: 'heading',
  night: 'heading',
  deployed: 'action',
  activated: 'action',
  recruited: 'action',
  passed: 'action',
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

export type EvilCorpTexts = ReturnType<typeof makeTexts>

type About = Telling<EvilCorp>

export function makeTexts(pack: Pack) {
  const name = (id: string) => nameOf(pack.cards, id)
  const powers = powersIn({ ...pack.powers, sorts: pack.glossary.powers })
  const naming = { ...pack, powers }
  const about = (telling: About) => factsAt(telling.state, telling, naming)

  const teller: Teller<Subject> = {
    ...boxOf({ content: STANDARD }).file.game,
    ranks: RANKS,
    bots,
    facts: (state, reader) => factsAt(state, reader, naming),
    measure,
    phase: ({ round, agenda }) => {
      const night = agenda.length === 0 || agenda.some((step) => NIGHTLY.includes(step.do))
      return { round, phase: night ? 'night' : 'day' }
    },
  }

  function spokenTile(s: EvilCorp, kind: Kind, place: Place): SpokenTile {
    const tile = boxOf(s).tiles[kind]
    return {
      name: name(tile?.id ?? '?'),
      color: tile?.color ?? 'blue',
      cost: tile?.cost ?? 0,
      terror: place === NOWHERE ? (tile?.terror ?? 0) : currentTerror(s, place),
      printedTerror: tile?.terror ?? 0,
      active: place === NOWHERE || isActiveThere(s, place),
      powers: powers.tile(powersOf(s, kind), s.options),
    }
  }

  return {
    ...gameTexts(pack, teller),
    board: pack.board,
    /** The name of a tile or demon; its id when the content brings one that has no name. */
    name,
    /** The flavour line of a tile or demon; empty when it has none. */
    job: (id: string) => pack.cards(id)?.flavour ?? '',
    effect: (effect: Effect, options = DEFAULTS) => powers.power([effect], options),
    passive: (passive: Passive, options = DEFAULTS) => powers.passive(passive, options),
    /** The powers of a tile, each of its sorts as one sentence. */
    powers: (tile: PrintedPowers, options = DEFAULTS) => powers.tile(tile, options),
    /** The columns of a demon, with what must be paid. */
    columns: (columns: readonly DemonColumn[], options = DEFAULTS): ColumnText[] =>
      columns.map((column) => ({ threshold: column.threshold, ...powers.column(column, options) })),
    /** A village within a sentence: "the east village". */
    village: (number: VillageNo, telling: About) => pack.village(about(telling).village(number)),
    /** A village as a heading: "East village". */
    villageTitle: (number: VillageNo, telling: About) => pack.villageTitle(about(telling).village(number)),
    /** One camp's half of a village, as a heading: "Your side, East village". */
    half: (number: VillageNo, camp: Camp, telling: About) => {
      const { village, party } = about(telling)
      return pack.half(village(number), party(camp))
    },
    /** A camp and a village for sentences of the board's own. */
    party: (camp: Camp, telling: About) => about(telling).party(camp),
    where: (number: VillageNo, telling: About) => about(telling).village(number),
    /** A camp as a heading: a player's name, or "Team A". */
    camp: (camp: Camp, telling: About) => about(telling).party(camp).title,
    /** A tile that lies nowhere in particular, in a hand or in the queue. */
    spoken: (kind: Kind, { state }: About) => pack.spoken(spokenTile(state, kind, NOWHERE)),
    /** What is on a space: "Guardgoyle, red, terror 2, on your Battlefield in the east village, inactive". */
    piece: (place: Place, telling: About) => {
      const kind = kindAt(telling.state, place)
      const tile = kind === EMPTY ? null : spokenTile(telling.state, kind, place)
      return pack.piece(tile, about(telling).spot(place))
    },
    /** How the gauge of a village stands: "You lead by 2 in the east village." */
    gauge: (number: VillageNo, telling: About) => {
      const { village, party } = about(telling)
      const [first = 0, second = 1] = campsOf(telling.state, number)
      const lead = leadOf(telling.state, number, first)
      return pack.gauge(village(number), party(lead >= 0 ? first : second), Math.abs(lead))
    },
    /** How far a camp's Conquest pawn has come. */
    conquest: (number: VillageNo, camp: Camp, telling: About) => {
      const { state } = telling
      const { village, party } = about(telling)
      const step = state.villages[number]?.halves[halfOfCamp(state, number, camp)]?.conquest ?? 0
      return pack.conquest(village(number), party(camp), step, sideOf(state, number).conquestSteps)
    },
  }
}
