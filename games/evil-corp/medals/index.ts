/** What a game of Evil Corp. can teach, and how it shows that it has. */
import { addIcons, medalsOf } from '@duskhall/ui'
import type { EvilCorpEvent } from '../events.ts'
import type { Camp, EvilCorp } from '../state.ts'
import { icons } from './generated/icons.ts'
import medals from './medals.json' with { type: 'json' }

addIcons(icons)

/** What a camp did, round by round. */
function roundsOf(events: readonly EvilCorpEvent[], camp: Camp): readonly (readonly EvilCorpEvent[])[] {
  const rounds: EvilCorpEvent[][] = [[]]
  for (const event of events) {
    if (event.e === 'day') rounds.push([])
    else if ('camp' in event && event.camp === camp) rounds.at(-1)?.push(event)
  }
  return rounds
}

const villagesOf = (events: readonly EvilCorpEvent[]) =>
  new Set(events.flatMap((event) => (event.e === 'looted' ? [event.village] : [])))

function tookBothCargoes(events: readonly EvilCorpEvent[]): boolean {
  const taken = events.flatMap((event) =>
    event.e === 'cargo-taken' && event.gold > 0 ? [`${event.village} ${event.cargo}`] : [],
  )
  return taken.some((one) => one.endsWith('yellow') && taken.includes(one.replace('yellow', 'redBlue')))
}

export default medalsOf<EvilCorp, EvilCorpEvent>(medals, {
  conquest: ({ side, events }) =>
    events.some((event) => event.e === 'token' && event.camp === side && event.by === 'conquest'),
  terror: ({ side, events }) =>
    events.some((event) => event.e === 'token' && event.camp === side && event.by === 'victory'),
  stone: ({ side, events }) => events.some((event) => event.e === 'tie-broken' && event.camp === side),
  'two-loots': ({ side, events }) => roundsOf(events, side).some((round) => villagesOf(round).size >= 2),
  demon: ({ seat, events }) =>
    events.some((event) => event.e === 'summoned' && event.seat === seat && event.column >= 3),
  cargo: ({ side, events }) => roundsOf(events, side).some(tookBothCargoes),
  kills: ({ seat, side, events }) =>
    events.filter((event) => event.e === 'killed' && event.seat === seat && event.camp !== side).length >= 3,
  overtime: ({ side, events }) =>
    events.some((event) => event.e === 'kept' && event.camp === side && !event.free),
  copy: ({ seat, events }) => events.some((event) => event.e === 'copied' && event.seat === seat),
  broke: ({ won, side, last }) => won && last.camps[side]?.gold === 0,
})
