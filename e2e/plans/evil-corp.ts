/**
 * Evil Corp. by ear: tiles go where one more terror is worth most at Night, by what the gauges say of both villages;
 * those that earn go to a Port with cargo; gold is spent on terror before the Day ends.
 */
import type { Thing } from '../ears.ts'
import { DECLINES, ENDS, number, type Plan, type Sense } from './plan.ts'

const PLACE = /^(?:Your|Votre) .+, (?:free|libre)$/
const terrorOf = (name: string) => number(name, /(?:terror|terreur) (\d+)/)
const PRICE = /(?:Recruit\b.* for|recruter\b.* pour) (\d+)/i
const DEPLOYING = /(Deploy|Déployez) .+(choose a free space|choisissez un emplacement)/
const ACTION = /(Take an action|Faites une action)/
const MOVES = /(tile to move|tuile à déplacer)/
const LOSES = /(banish|discard|bannir|défausser)/i
const OWN = /(on your|sur votre) /

const VILLAGES = [/west village|village de l'ouest/i, /east village|village de l'est/i] as const
/** Where a name speaks of one village, which. */
const villageOf = (name: string) => VILLAGES.findIndex((village) => village.test(name))

/** The own lead in each village, as gauges and tabs tell it. */
function leads({ things }: Sense): readonly number[] {
  return VILLAGES.map((village) => {
    const told = things.find(
      ({ role, name }) => (role === 'meter' || role === 'tab') && village.test(name) && !/Conqu/.test(name),
    )
    const name = told?.name ?? ''
    const by = number(name, /(?:by|de|avec) (\d+)/)
    return /You lead|Vous (menez|dominez)/.test(name) ? by : -by
  })
}

/** What a lead is worth at Night, by what the gauge says: conquest, gold, conquest, a Victory token. */
function worthOf(lead: number): number {
  const size = Math.abs(lead)
  const worth = (size >= 1 ? 5 : 0) + (size >= 2 ? 2 : 0) + (size >= 4 ? 5 : 0) + (size >= 6 ? 8 : 0)
  return Math.sign(lead) * (worth + size / 4)
}

/** Where terror counts most. */
function wanted(sense: Sense, terror: number): number {
  const gains = leads(sense).map((lead) => worthOf(lead + terror) - worthOf(lead))
  return gains.indexOf(Math.max(...gains))
}

/** The tile that is about to be deployed. */
const held = ({ things }: Sense) =>
  things.find(({ role, selected }) => role === 'option' && selected)?.name ?? ''

/** Gold that lies for a tile of that colour in a village that can be read. */
function cargo({ things }: Sense, village: number, tile: string): number {
  const colour = /, (yellow|jaune)/.test(tile)
    ? /^(Yellow cargo|Cargaison Jaune)/
    : /^(Red and Blue|Cargaison Rouge)/
  const found = things.find(
    ({ name, within }) =>
      colour.test(name) && within.some((outer) => outer.startsWith('region') && villageOf(outer) === village),
  )
  return number(found?.name ?? '', /: (\d+)/)
}

function place(name: string, sense: Sense): number {
  const tile = held(sense)
  const terror = terrorOf(tile)
  const village = villageOf(name)
  const gains = leads(sense).map((lead) => worthOf(lead + terror) - worthOf(lead))
  if (/Battlefield|Champ de Bataille/.test(name)) return 20 + (gains[village] ?? 0)
  if (/Fortification/.test(name)) return 19.5 + (gains[village] ?? 0)
  if (/Port \d/.test(name)) return 20 + (terror < 2 ? 1.6 : 0.6) * cargo(sense, village, tile)
  return 1
}

function promise(thing: Thing, sense: Sense): number {
  const { name, role } = thing
  const { question } = sense
  if (ENDS.test(name)) return -2
  if (DECLINES.test(name)) return -1
  // A tile that was moved may lie elsewhere as well: once is enough.
  if (MOVES.test(question)) return -2
  if (PLACE.test(name)) return place(name, sense)
  const price = PRICE.exec(name)
  if (price) return 10 + 3 * terrorOf(name) + Number(price[1])
  if (role === 'option' && ACTION.test(question)) return 40 + 5 * terrorOf(name)
  // Cards of the hand that answer no more would take something back.
  if (role === 'option' && DEPLOYING.test(question)) return -3
  if (LOSES.test(question)) return 10 - terrorOf(name)
  if (!ACTION.test(question) && OWN.test(name)) return -1
  return 20 + terrorOf(name)
}

export const evilCorp: Plan = {
  promise,
  behind(sense) {
    if (!DEPLOYING.test(sense.question)) return null
    const village = VILLAGES[wanted(sense, terrorOf(held(sense)))]
    const tab = sense.things.find(({ role, name }) => role === 'tab' && village?.test(name))
    return tab && !tab.selected ? tab : null
  },
}
