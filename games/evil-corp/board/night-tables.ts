/** The table between the steps of a Night: what each of them changes, on the way from the table before to the one after. */
import { type Heard, HIDDEN } from '@duskhall/kernel'
import { layoutOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import type { CampState, EvilCorp, Village } from '../state.ts'
import { halfOf, spaceOf, villageOf } from '../state.ts'
import { type Play, toldOf } from './night.ts'

type Told = Heard<EvilCorpEvent>
type Change = (s: EvilCorp) => EvilCorp

/** No turn stands on the agenda at Night, and the round is still the old one. */
export function nightFalls(s: EvilCorp): EvilCorp {
  return { ...s, agenda: [] }
}

/** The gauge of one village is read: pawns, magic gold, tokens. */
export function counted(events: readonly Told[], village: number): Change {
  const here = toldOf(events, 'conquest', 'magic-gold', 'token').filter((event) => event.village === village)
  return (s) =>
    here.reduce((table, event) => {
      switch (event.e) {
        case 'conquest': {
          const half = layoutOf(s).halves[event.camp]?.[village] ?? 0
          return withVillage(table, village, (board) => ({
            ...board,
            halves: board.halves.map((old, at) => (at === half ? { ...old, conquest: event.step } : old)),
          }))
        }
        case 'magic-gold':
          return withCamp(table, event.camp, (camp) => ({ ...camp, magicGold: camp.magicGold + event.count }))
        default: {
          const won = withVillage(table, village, (board) => ({ ...board, won: event.camp }))
          return withCamp(won, event.camp, (camp) => ({ ...camp, tokens: camp.tokens + 1 }))
        }
      }
    }, s)
}

/** Tiles that stay are turned inactive and paid for. */
export function kept(events: readonly Told[]): Change {
  return (s) =>
    toldOf(events, 'kept', 'paid').reduce((table, event) => {
      if (event.e === 'paid')
        return withCamp(table, event.camp, (camp) => ({
          ...camp,
          gold: camp.gold - event.gold,
          magicGold: camp.magicGold - event.magicGold,
        }))
      const { place } = event
      return withVillage(table, villageOf(place), (board) => ({
        ...board,
        halves: board.halves.map((half, at) =>
          at === halfOf(place) ? { ...half, inactive: half.inactive | (1 << spaceOf(place)) } : half,
        ),
      }))
    }, s)
}

/** Tiles leave the villages and screens for the discards, and the villages are set up for the next Day. */
export function cleared(events: readonly Told[], after: EvilCorp): Change {
  return (s) => {
    const fallen = toldOf(events, 'cleared')
    const table: EvilCorp = { ...s, villages: after.villages, screens: s.screens.map(() => []) }
    return fallen.reduce(
      (now, { camp, kinds }) =>
        withCamp(now, camp, (old) => ({ ...old, discard: [...old.discard, ...kinds] })),
      table,
    )
  }
}

export function goldGone(after: EvilCorp): Change {
  return (s) => ({
    ...s,
    camps: s.camps.map((camp, at) => ({ ...camp, gold: after.camps[at]?.gold ?? 0 })),
  })
}

export function officeDone({ queue, queueDiscard, marketBag, demons }: EvilCorp): Change {
  return (s) => ({ ...s, queue, queueDiscard, marketBag, demons })
}

/** Everybody draws. Whose screen it is sees the tiles only once the Night is over. */
export function drawn(events: readonly Told[], after: EvilCorp): Change {
  return (s) => {
    const count = (seat: number) =>
      toldOf(events, 'drew').reduce((sum, event) => (event.seat === seat ? sum + event.count : sum), 0)
    return {
      ...s,
      camps: s.camps.map((camp, at) => ({
        ...camp,
        bag: after.camps[at]?.bag ?? [],
        discard: after.camps[at]?.discard ?? [],
      })),
      screens: s.screens.map((_, seat) => new Array(count(seat)).fill(HIDDEN)),
    }
  }
}

function withCamp(s: EvilCorp, camp: number, change: (camp: CampState) => CampState): EvilCorp {
  return { ...s, camps: s.camps.map((old, at) => (at === camp ? change(old) : old)) }
}

function withVillage(s: EvilCorp, village: number, change: (village: Village) => Village): EvilCorp {
  return { ...s, villages: s.villages.map((old, at) => (at === village ? change(old) : old)) }
}

/** How many tiles of each camp went to the discards. */
export function discardedBy(plays: readonly Play[], s: EvilCorp): readonly number[] {
  const fallen = plays.flatMap(({ events }) => toldOf(events, 'cleared'))
  return s.camps.map((_, camp) =>
    fallen.reduce((sum, event) => (event.camp === camp ? sum + event.kinds.length : sum), 0),
  )
}
