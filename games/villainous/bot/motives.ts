/** What the evaluation looks at, as it can be told to a player: the reasons of hints. */
import type { Motive, Seat } from '@duskhall/kernel'
import { boardOf } from '../content/box.ts'
import { alliesOf, heroesOf, strengthOf } from '../rules/realm.ts'
import { realmOf, type Villainous } from '../state.ts'
import type { Plan } from '../villains/plan.ts'
import type { Villain } from '../villains/villain.ts'
import type { COMMON } from './features.ts'
import { SeenRealm } from './outlook.ts'

export type SortId = keyof Plan['sorts']
export type MotiveId = keyof typeof OWN | SortId | 'rival'

/** Of the own realm. What is left to do in the turn is no reason for what is done. */
const OWN = {
  power: ['power', 'much power'],
  hand: ['hand'],
  deck: ['deck'],
  icons: ['icons covered'],
  heroes: ['heroes', 'heroes about to fall'],
  allies: ['allies'],
} as const satisfies { readonly [id: string]: readonly (typeof COMMON)[number][] }

const NUMBERS: { readonly [id: string]: (s: Villainous, seat: Seat) => readonly number[] } = {
  power: (s, seat) => [realmOf(s, seat).power],
  heroes: (s, seat) => [heroesOf(s, seat).length],
  allies: (s, seat) => [alliesOf(s, seat).reduce((sum, ally) => sum + strengthOf(s, seat, ally), 0)],
}

export function motives(s: Villainous, seat: Seat): readonly Motive<Villainous>[] {
  const own = boardOf(s, seat).villain
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ...unnamed(own.plan),
    ...Object.entries(OWN),
  ]
  const rivals = s.realms.keys().filter((other) => other !== seat)
  return [
    ...named(own, seat),
    ...parts.map(([id, features]) => {
      const numbers = NUMBERS[id]
      return {
        id,
        features: features.map((name) => `${own.id}: ${name}`),
        ...(numbers ? { numbers: (table: Villainous) => numbers(table, seat) } : {}),
      }
    }),
    ...rivals.map((other) => setBack(s, other)),
  ]
}

/** What of the own way has words of its own, named after its sort, whose words will do where guesses differ in what is measured. */
function named({ id: villain, plan }: Villain, seat: Seat): readonly Motive<Villainous>[] {
  const { features, measure, sorts, reasons = {} } = plan
  const out = new Float64Array(features.length)
  return Object.entries(reasons).map(([id, own]) => {
    const sort = SORTS.find((one) => sorts[one].includes(own[0] as string)) ?? 'goal'
    return {
      id: `${sort} ${id}`,
      features: own.map((name) => `${villain}: ${name}`),
      numbers(s: Villainous) {
        measure(new SeenRealm(s, seat, seat), out.fill(0), 0)
        return own.map((name) => out[features.indexOf(name)] as number)
      },
    }
  })
}

const SORTS: readonly SortId[] = ['goal', 'means', 'hindrance']

/** The rest of each sort. */
function unnamed({ sorts, reasons = {} }: Plan): readonly (readonly [string, readonly string[]])[] {
  const told = Object.values(reasons).flat()
  return Object.entries(sorts).map(([id, features]) => [id, features.filter((name) => !told.includes(name))])
}

/** Whatever of a rival's realm: its number is the seat. */
function setBack(s: Villainous, rival: Seat): Motive<Villainous> {
  const { id, plan } = boardOf(s, rival).villain
  const names = [...Object.values(plan.sorts).flat(), ...Object.values(OWN).flat()]
  return { id: 'rival', features: names.map((name) => `${id}: ${name}`), numbers: () => [rival] }
}
