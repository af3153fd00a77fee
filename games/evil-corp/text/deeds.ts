/** What answers do in themselves, in words: for hints whose gain the evaluation does not see. Only what everybody sees, and the own hand. */
import { EMPTY, type Language, type Reader, type Seat, type View } from '@duskhall/kernel'
import { lowered, whoAt } from '../../kit/text/index.ts'
import { boxOf, campOf } from '../content/box.ts'
import { campState, type EvilCorp, type EvilCorpMove, kindAt, type StepOf, screenOf } from '../state.ts'
import { membersOf, placeOf, powersOf, spotAt } from './facts.ts'
import { texts } from './index.ts'
import { words } from './reasons.ts'

type Moment = View<EvilCorp, EvilCorpMove>

export function deedIn(moment: Moment, move: EvilCorpMove, reader: Reader, lang: Language): string | null {
  const { state: s, seat, question } = moment
  const told = words[lang].deeds
  const tile = (kind: number) => texts[lang].name(boxOf(s).tiles[kind]?.id ?? '?')
  const powers = (kind: number) => texts[lang].powers(powersOf(s, kind), s.options)
  const who = (one: Seat) => whoAt(lang, one, reader)
  const name = question?.name ?? ''
  switch (move.do) {
    case 'pass': {
      const { gold } = campState(s, campOf(s, seat))
      return gold > 0 && hasFortified(s, seat) ? told.passWith(gold) : told.pass
    }
    case 'activate': {
      const [power] = powers(kindAt(s, placeOf(move))).filter(({ sort }) => sort === 'activate')
      return power ? told.power(lowered(power.full).replace(/[.]$/, '')) : null
    }
    case 'recruit': {
      const kind = s.queue[move.slot - 1]
      if (kind === undefined || kind === EMPTY) return null
      return told.recruit(
        tile(kind),
        powers(kind)
          .map(({ short }) => short)
          .join(', '),
      )
    }
    case 'tile': {
      const kind = kindAt(s, placeOf(move))
      return name === 'flip-monster' && kind !== EMPTY && hasPowers(s, kind) ? told.flip(tile(kind)) : null
    }
    case 'demon': {
      const index = boxOf(s).demonOf(move.demon)
      return told.demon(texts[lang].name(move.demon), s.demons[index] ?? false)
    }
    case 'upkeep':
      return move.kept.length === 0 ? told.keepNone : told.keep(move.kept.length)
    case 'draws':
      return told.draws(who(move.seat), handOf(s, move.seat))
    case 'rival': {
      const asked = s.agenda.at(-1)
      const { order, n } = (asked?.do === 'rival' ? asked : {}) as Partial<StepOf<'rival'>>
      return order === 'reveal' ? told.reveal(who(move.seat), n ?? 1) : null
    }
    case 'done':
    case 'decline':
      return told.stopped[name] ?? null
    default:
      return null
  }
}

function hasFortified(s: EvilCorp, seat: Seat): boolean {
  const camp = campOf(s, seat)
  return s.villages.some(({ halves }, village) =>
    halves.some(({ spaces }, half) =>
      spaces.some((kind, space) => {
        const spot = spotAt(s, placeOf({ village, half: half as 0 | 1, space }))
        return kind !== EMPTY && spot.camp === camp && spot.type === 'fortification'
      }),
    ),
  )
}

function hasPowers(s: EvilCorp, kind: number): boolean {
  const { activate, passive } = powersOf(s, kind)
  return activate.length + passive.length > 0
}

/** How many tiles it holds, beside the others of its camp. */
function handOf(s: EvilCorp, seat: Seat): 'fewer' | 'equal' | 'more' {
  const own = screenOf(s, seat).length
  const others = membersOf(s, campOf(s, seat)).filter((one) => one !== seat)
  const most = Math.max(...others.map((one) => screenOf(s, one).length))
  return own < most ? 'fewer' : own === most ? 'equal' : 'more'
}
