/** Whatever the rules ask, the answer can be given: on the table, with a button of the prompt, or composed. */
import { view as viewOf } from '@duskhall/kernel'
import { ARRANGEMENTS } from '@duskhall/ui/arrangement.ts'
import { type Answerable, momentsOf, offeredInVain, unanswerable } from '@duskhall/ui/testing/answerable.tsx'
import { type Drawing, drawBoard, glowing } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { FACTIONS } from '../content/schema.ts'
import { terrorsOfLondon } from '../index.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { texts } from '../text/index.ts'
import { type Link, type Spending, spendingOf, spendKey, type TerrorsView } from './answers.ts'
import board from './index.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

const draw = (view: TerrorsView, drawing?: Drawing<TerrorsMove>) => drawBoard(board, texts, view, drawing)

/** The thing on the table that stands for a move. */
function thingFor({ state }: TerrorsView, move: TerrorsMove): string {
  switch (move.do) {
    case 'haunt':
      return id.token(move.card)
    case 'ability':
      return id.ability(move.card, move.ability)
    case 'faction': {
      const first = boxOf(state).overlords.find(({ faction }) => FACTIONS[faction] === move.faction)
      return `${id.faction(move.faction)}-${first?.id}`
    }
    case 'choose':
      return `choose-${move.overlord}`
    case 'gain':
      return id.orb(move.resource)
    case 'acolyte':
      return id.acolytes
    case 'overlord':
      return id.overlord(state.active)
    default:
      return 'card' in move ? id.card(move.card) : move.do
  }
}

/** Two monsters: one is picked, then the end where it may stand glows beside the other. */
function isLinkable(
  view: TerrorsView,
  { left, right }: Link,
  glow: ReadonlySet<string>,
  drawing: Drawing<TerrorsMove>,
): boolean {
  if (!glow.has(id.card(left)) || !glow.has(id.card(right))) return false
  const ends = (pick: number) => glowing(draw(view, { ...drawing, draft: { pick } }))
  return ends(left).has(id.end('left', right)) && ends(right).has(id.end('right', left))
}

/** Everything by its button, less by one of the row that opens. */
function isSettable(view: TerrorsView, move: Spending, glow: ReadonlySet<string>): boolean {
  const key = spendKey(move)
  const most = spendingOf(view.question?.moves ?? []).get(key)?.amount
  if (move.amount === most) return glow.has(id.spend(key))
  return glowing(draw(view, { draft: { open: key } })).has(id.amount(key, move.amount))
}

function isReachable(
  view: TerrorsView,
  move: TerrorsMove,
  glow: ReadonlySet<string>,
  drawing: Drawing<TerrorsMove>,
): boolean {
  if (move.do === 'link') return isLinkable(view, move, glow, drawing)
  if ('amount' in move) return isSettable(view, move, glow)
  const thing = thingFor(view, move)
  // What the rival has in play opens by the bar on top where there is little room.
  return glow.has(thing) || glowing(draw(view, { ...drawing, draft: { rival: true } })).has(thing)
}

const ACTIONS = ['play', 'buy', 'acolyte', 'attack', 'heal', 'convert', 'link', 'relic', 'overlord', 'haunt']
const WANTED = [
  ...ACTIONS.map((move) => `action ${move}`),
  'action pass',
  'faction faction',
  'influence influence',
  'horde-ability ability',
  'activate-horde ability',
  'command card',
  'curse card',
  'curse lose-health',
  'destroy card',
  'rage gain',
  'sacrifice card',
  'give-haunt card',
  'discard card',
  'pay pay',
  'claim claim',
  'replace card',
  'take card',
  'put-back card',
  'keep-top discard-top',
]

const played = momentsOf(terrorsOfLondon, (at) => randomGame(at, { keywordsOptional: at % 2 === 1 }))

const THREE = ['pocket-watch', 'tower-cuirass', 'crystal-ball']
const momentOf = (t: Scene) => ({
  question: t.question ?? '',
  legal: t.legal(),
  view: () => viewOf(terrorsOfLondon, t.s, t.seat),
})
/** Who plays at random hardly ever comes to a fourth Relic, converts, or pays for an ability. */
const laid = [
  scene({ hands: [['alchemist', 'cultist']], coin: 2 }).play('alchemist'),
  scene({ relics: [THREE], hands: [['voodoo-doll', 'cultist']] }).play('voodoo-doll'),
  scene({ relics: [THREE], street: ['voodoo-doll'], coin: 9 }).buy('voodoo-doll'),
  scene({ hands: [['vampire-countess', 'cultist']] }).play('vampire-countess'),
].map(momentOf)

test.each(ARRANGEMENTS)('in %s every legal move has a place to be given', (arrangement) => {
  const parts: Answerable<TerrorsOfLondon, TerrorsMove> = {
    board,
    texts,
    moments: (at) => (at < laid.length ? laid.slice(at, at + 1) : played(at - laid.length)),
    games: laid.length + (arrangement === 'wide' ? 6 : 4),
    wanted: WANTED,
    isReachable,
  }
  expect(unanswerable(parts, arrangement)).toEqual([])
})

test('whoever only watches, or looks back, is offered nothing', () => {
  expect(offeredInVain(terrorsOfLondon, { board, texts }, randomGame(1).take(40))).toEqual([])
})

test('what the other hand and the piles hold in which order is drawn nowhere', () => {
  for (const { before } of randomGame(2)) {
    const [own, other] = before.players
    if (!own || !other) throw new Error('Two play.')
    const swapped = { ...other, hand: [...other.hand].reverse(), draw: [...other.draw].reverse() }
    const mixed = { ...before, players: [{ ...own, draw: [...own.draw].reverse() }, swapped], known: [] }
    const here = draw(viewOf(terrorsOfLondon, { ...before, known: [] }, 0))
    expect(draw(viewOf(terrorsOfLondon, mixed, 0))).toBe(here)
    if (before.turn > 3) break
  }
})
