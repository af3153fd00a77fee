/** Reads a content file: its shape, then what the shape cannot say (EC-DATA1 to EC-DATA10). */
import { checksOf } from '../../kit/content/checks.ts'
import { ContentFile } from './schema.ts'

const { read, demand, demandCount, demandOnce } = checksOf('Evil Corp.')

export function readContent(json: unknown): ContentFile {
  const content = read(ContentFile, json)
  checkTiles(content)
  checkBasics(content)
  checkOffice(content)
  checkSides(content)
  for (const seats of ['2', '3', '4'] as const) checkSetup(content, seats)
  return content
}

function checkTiles({ tiles, basics, components }: ContentFile): void {
  demandCount('tiles', components.tiles, tiles.length)
  demandOnce({ tiles, basics })
  for (const [where, list] of Object.entries({ tiles, basics })) {
    list.forEach((tile, at) => {
      const summons = tile.passive.some((passive) => passive.op === 'summonBonus')
      demand(
        !summons || tile.color === 'blue',
        `${where}.${at}.passive`,
        `only Blue tiles summon; "${tile.id}" is ${tile.color}.`,
      )
      const pays = tile.activate.some((effect) => effect.op === 'payGoldOrCannotDeploy')
      demand(!pays, `${where}.${at}.activate`, `"payGoldOrCannotDeploy" is a deployment power.`)
      const paid = tile.deploy.findLastIndex((effect) => effect.op === 'payGoldOrCannotDeploy')
      const spent = tile.deploy.findIndex((effect) => effect.op === 'recruit')
      // What can be paid is checked before the tile is placed, and must still be there.
      demand(
        spent < 0 || paid < spent,
        `${where}.${at}.deploy`,
        `"payGoldOrCannotDeploy" stands before "recruit", which may spend the coins.`,
      )
      demand(tile.passive.length <= 1, `${where}.${at}.passive`, 'a tile has at most one passive power.')
      const copies = tile.deploy.some((effect) => effect.op === 'copyQueueActivatable')
      demand(!copies, `${where}.${at}.deploy`, `"copyQueueActivatable" is an activatable power.`)
    })
  }
}

function checkBasics({ basics, components, setups }: ContentFile): void {
  const sum = (count: (basic: (typeof basics)[number]) => number) => basics.reduce((n, b) => n + count(b), 0)
  demand(
    sum((b) => b.total) === components.basics,
    'basics',
    `their totals do not add up to ${components.basics}.`,
  )
  basics.forEach((basic, at) => {
    const players = 3 * basic.perPlayer
    const teams = 2 * (basic.perPlayer + basic.extraPerTeam)
    demand(
      basic.total >= Math.max(players, teams),
      `basics.${at}.total`,
      `not enough "${basic.id}" for every table.`,
    )
  })
  const bag = sum((b) => b.perPlayer)
  demand(bag >= setups['2'].handSize, 'basics', 'a starting bag holds fewer tiles than a first hand.')
  const teamBag = sum((b) => b.perPlayer + b.extraPerTeam)
  demand(teamBag >= 2 * setups['4'].handSize, 'basics', 'a team bag holds fewer tiles than two first hands.')
}

function checkOffice({ office, demons, components }: ContentFile): void {
  office.surcharges.forEach((surcharge, at) => {
    const before = office.surcharges[at - 1] ?? 0
    demand(surcharge >= before, `office.surcharges.${at}`, 'a slot further back never costs less.')
  })
  demandCount('demons', components.demons, demons.length)
  demandOnce({ demons })
  demons.forEach((demon, at) => {
    const bound = ['payGoldOrCannotDeploy', 'copyQueueActivatable']
    const usable = demon.columns.every(({ effects }) => effects.every(({ op }) => !bound.includes(op)))
    demand(usable, `demons.${at}.columns`, `a demon cannot use ${bound.join(' or ')}.`)
    const thresholds = demon.columns.map((column) => column.threshold)
    demand(
      thresholds.join() === '1,2,3',
      `demons.${at}.columns`,
      `"${demon.id}" needs the thresholds 1, 2, 3 in this order.`,
    )
  })
}

function checkSides({ sides }: ContentFile): void {
  for (const [name, side] of Object.entries(sides)) {
    const { icons, length } = side.gauge
    const where = `sides.${name}.gauge.icons`
    icons.forEach((icon, at) => {
      const before = icons[at - 1]?.at ?? 0
      demand(icon.at > before, `${where}.${at}.at`, 'icons stand in order from the centre outward.')
    })
    const last = icons.at(-1)
    demand(
      last?.icon === 'victory' && last.at === length,
      where,
      `the last icon is "victory", on space ${length}.`,
    )
  }
}

/** EC-DATA10: a village is eligible to a seat exactly when the seat's camp contests it, and every seat can play. */
function checkSetup({ setups, components }: ContentFile, seats: '2' | '3' | '4'): void {
  const { camps, villages, eligibility, owners } = setups[seats]
  const where = `setups.${seats}`
  const seated = camps.flat().sort((a, b) => a - b)
  const all = Array.from({ length: Number(seats) }, (_, seat) => seat)
  demand(seated.join() === all.join(), `${where}.camps`, 'every seat belongs to exactly one camp.')
  const size = seats === '4' ? 2 : 1
  const even = camps.every((members) => members.length === size)
  demand(even, `${where}.camps`, size === 2 ? 'two teams of two play.' : 'each player is a camp alone.')
  demand(
    villages <= components.villages,
    `${where}.villages`,
    `the box holds ${components.villages} villages.`,
  )
  demand(eligibility.length === all.length, `${where}.eligibility`, `there are ${seats} seats.`)
  demand(owners.length === villages, `${where}.owners`, `there are ${villages} villages.`)
  owners.forEach((halves, village) => {
    demand(halves[0] !== halves[1], `${where}.owners.${village}`, 'two different camps contest a village.')
    for (const camp of halves) {
      const reached = camps[camp]?.some((seat) => eligibility[seat]?.includes(village))
      demand(reached === true, `${where}.owners.${village}`, `camp ${camp} cannot reach village ${village}.`)
    }
  })
  eligibility.forEach((list, seat) => {
    demand(list.length > 0, `${where}.eligibility.${seat}`, 'a seat needs a village.')
    demand(new Set(list).size === list.length, `${where}.eligibility.${seat}`, 'a village is named once.')
    const camp = camps.findIndex((members) => members.includes(seat))
    for (const village of list) {
      const contested = owners[village]?.includes(camp)
      demand(
        contested === true,
        `${where}.eligibility.${seat}`,
        `camp ${camp} has no half of village ${village}.`,
      )
    }
  })
}
