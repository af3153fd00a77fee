/** Builds the texts of Evil Corp. from what a language brings. */
import { EMPTY, type LogRank, readOptions, type Telling } from '@duskhall/kernel'
import { gameTexts, nameOf, type Teller } from '../../kit/text/index.ts'
import { boxOf, STANDARD, sideOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import { currentTerror, leadOf } from '../rules/gauge.ts'
import { type EvilCorp, type EvilCorpStep, type Kind, kindAt, NOWHERE, type Place } from '../state.ts'
import { campsOf, halfOfCamp, isActiveThere, measure, powersOf } from './facts.ts'
import type { Pack, SpokenTile, Subject } from './pack.ts'
import { powersIn } from './powers.ts'
import { factsAt } from './told.ts'
import type { EvilCorpTexts } from './types.ts'

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

export function makeTexts(pack: Pack): EvilCorpTexts {
  const name = (id: string) => nameOf(pack.cards, id)
  const powers = powersIn({ ...pack.powers, sorts: pack.glossary.powers })
  const naming = { ...pack, powers }
  const about = (telling: Telling<EvilCorp>) => factsAt(telling.state, telling, naming)

  const teller: Teller<Subject> = {
    ...boxOf({ content: STANDARD }).file.game,
    ranks: RANKS,
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
    name,
    job: (id) => pack.cards(id)?.job ?? '',
    effect: (effect, options = DEFAULTS) => powers.power([effect], options),
    passive: (passive, options = DEFAULTS) => powers.passive(passive, options),
    powers: (tile, options = DEFAULTS) => powers.tile(tile, options),
    columns: (columns, options = DEFAULTS) =>
      columns.map((column) => ({ threshold: column.threshold, ...powers.column(column, options) })),
    village: (number, telling) => pack.village(about(telling).village(number)),
    villageTitle: (number, telling) => pack.villageTitle(about(telling).village(number)),
    half: (number, camp, telling) => {
      const { village, party } = about(telling)
      return pack.half(village(number), party(camp))
    },
    camp: (camp, telling) => about(telling).party(camp).title,
    spoken: (kind, { state }) => pack.spoken(spokenTile(state, kind, NOWHERE)),
    piece: (place, telling) => {
      const kind = kindAt(telling.state, place)
      const tile = kind === EMPTY ? null : spokenTile(telling.state, kind, place)
      return pack.piece(tile, about(telling).spot(place))
    },
    gauge: (number, telling) => {
      const { village, party } = about(telling)
      const [first = 0, second = 1] = campsOf(telling.state, number)
      const lead = leadOf(telling.state, number, first)
      return pack.gauge(village(number), party(lead >= 0 ? first : second), Math.abs(lead))
    },
    conquest: (number, camp, telling) => {
      const { state } = telling
      const { village, party } = about(telling)
      const step = state.villages[number]?.halves[halfOfCamp(state, number, camp)]?.conquest ?? 0
      return pack.conquest(village(number), party(camp), step, sideOf(state, number).conquestSteps)
    },
  }
}
