/** Every card of the Market once, bought from the Street: its price, where it goes, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { changes } from './testing/changes.ts'
import { scene } from './testing/scene.ts'

const PRICES: { readonly [price: number]: readonly string[] } = {
  1: ['sewer-rats'],
  3: [
    'ghoul',
    'skeletal',
    'black-shuck',
    'pickpocket',
    'relic-hunter',
    'wisp',
    'poltergeist',
    'pocket-watch',
    'key-of-lufenamun',
  ],
  4: [
    'vampire-thrall',
    'mummy',
    'revenant',
    'vampire-countess',
    'werewolf',
    'gargoyle',
    'lambton-worm',
    'pack-alpha',
    'resurrectionist',
    'inquisitor',
    'alchemist',
    'vampire-hunter',
    'banshee',
    'grey-lady',
    'phantom-coachman',
    'wraith',
    'hired-thug',
    'fortune-teller',
    'ringmaster',
    'crystal-ball',
  ],
  5: ['canopic-jar', 'philosophers-stone', 'grimoire', 'wolf-bone-whistle'],
  6: [
    'lich',
    'chimera',
    'warlock',
    'reaper',
    'tower-cuirass',
    'hangmans-noose',
    'soul-lantern',
    'voodoo-doll',
  ],
  7: ['ripper'],
  8: ['nosferatu', 'leviathan', 'angel-of-death', 'sword-of-methuselah'],
}
const CLAIMED = ['revenant', 'relic-hunter', 'vampire-hunter', 'hired-thug']
const ARMOR: { readonly [relic: string]: number } = { 'canopic-jar': 1, 'tower-cuirass': 2 }

const { faces } = boxOf({ content: STANDARD })
const isRelic = (card: string) => faces.some(({ id, type }) => id === card && type === 'relic')
const cards = Object.entries(PRICES).flatMap(([price, names]) =>
  names.map((card) => ({ card, price: Number(price) })),
)

test('TL-COST1: every card of the Market has a price', () => {
  const market = faces.filter(({ group }) => group === 'market').map(({ id }) => id)
  expect(cards.map(({ card }) => card).sort()).toEqual([...new Set(market)].sort())
})

test.each(cards)(
  'TL-COST1, TL-BUY1, TL-BUY3, TL-BUY4, TL-BUY-R1, TL-BUY-R4, TL-RELIC7, TL-CLAIM1: $card is bought for $price Coins and not for one less',
  ({ card, price }) => {
    const given = { street: ['acolyte-hunt', card], market: ['acolyte-lodge'], draws: [['fanatic']] } as const
    const short = scene({ ...given, coin: price - 1 })
    expect(short.refusal({ do: 'buy', card: short.inStreet(card) })).toBe('TL-BUY-R1')

    const t = scene({ ...given, coin: price })
    const bought = { coin: 0, street: 'acolyte-hunt acolyte-lodge - - -', market: '' }
    const whereItGoes = isRelic(card) ? { 'relics 0': card } : { 'discard 0': card }
    const protects = ARMOR[card] ? { 'armor 0': ARMOR[card] } : {}
    const claims = CLAIMED.includes(card)
    const claimed = t.fork()
    expect(
      changes(t, () => {
        t.buy(card)
        if (claims) t.say('decline')
      }),
    ).toEqual({ ...bought, ...whereItGoes, ...protects })
    expect([t.question, t.seat]).toEqual(['action', 0])
    if (!claims) return
    const top = { 'draw 0': `${card} fanatic`, known: `${card}:3` }
    expect(changes(claimed, () => claimed.buy(card).say('claim'))).toEqual({ ...bought, ...top })
  },
)

test('TL-COST1, TL-COMMAND-R1: starting cards and Influences have no price, Acolytes have one', () => {
  const priced = (group: string) => [
    ...new Set(faces.filter((face) => face.group === group).map(({ cost }) => cost)),
  ]
  expect([priced('starter'), priced('influence'), priced('acolyte')]).toEqual([[0], [0], [2]])
})
