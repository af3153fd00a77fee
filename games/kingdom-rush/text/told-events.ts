/** What has happened, as facts. Events are told about the table as it was before, so each names its own places. */
import { countEach } from '../../kit/text/index.ts'
import type { Card, TowerNo } from '../content/box.ts'
import type { Space } from '../content/geometry/map.ts'
import { FACINGS } from '../content/words.ts'
import type { KingdomRushEvent } from '../events.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { type KingdomRush, OFF_MAP } from '../state.ts'
import { type Calling, isOwn } from './calling.ts'

type EventOf<Name extends KingdomRushEvent['e']> = Extract<KingdomRushEvent, { e: Name }>

/** Where a tray comes from. */
type Origin = 'start' | 'pile' | 'brush' | 'ghost' | 'boss' | 'life' | 'reserve'

export function eventFacts(s: KingdomRush, calling: Calling) {
  const { box, names, who, space, tower, tray, figure, heroName, spawn, exit, cells } = calling
  const scenario = scenarioOf(s)
  const nameOrBoard = (at: Space) => (at === OFF_MAP ? null : space(at))
  const there = ({ card, space: at }: { readonly card: Card; readonly space: Space }) => ({
    tray: tray(card, at),
  })
  const bossName = names.boss(scenario.boss?.no ?? -1)

  function originOf({ card, lane, space: at }: EventOf<'spawned'>): Origin {
    const face = box.faces[card]
    const isSetup = s.phase === 'setup'
    if (face && face.boss >= 0) {
      if (scenario.boss?.start && isSetup) return 'start'
      const [first] = (box.bosses[face.boss]?.life[s.level] ?? []).toReversed()
      return card === first ? 'boss' : 'life'
    }
    if (isSetup && scenario.start.some((lying) => lying.card === card)) return 'start'
    if (face?.ghost) return 'ghost'
    if (scenario.boss?.reserve.includes(card)) return 'reserve'
    const { fallow } = scenario.ground.lanes[lane] ?? {}
    return face && face.brush.length > 0 && fallow?.at === at ? 'brush' : 'pile'
  }

  /** Fallow cards that lie on the map when the game begins. */
  const fallow = scenario.ground.lanes.flatMap(({ fallow: card, minPlayers }) =>
    card && minPlayers <= s.seats ? [{ letter: card.id, space: space(card.at) }] : [],
  )

  const inHand = ({ towers }: { readonly towers: readonly TowerNo[] }) => ({
    towers: countEach(towers).map(({ item, count }) => ({ item: tower(item), count })),
  })

  /** What hurts: the card of a Horde, or the action card of a boss. */
  const harm = ({ by, card, figure: no, space: at }: EventOf<'unhurt'>) => ({
    figure: { ...figure(no), space: space(at) },
    tray: by === 'boss' || by === 'spell' ? null : tray(card, null),
    action: by === 'boss' ? names.action(card).name : '',
  })

  return {
    'hero-chosen': ({ hero }: EventOf<'hero-chosen'>) => ({ hero: names.hero(hero) }),
    'ability-chosen': ({ ability }: EventOf<'ability-chosen'>) => ({
      hero: heroName(box.abilities[ability]?.hero ?? -1),
    }),
    dealt: (_: EventOf<'dealt'>) => ({
      number: scenario.entry.number,
      ...names.scenario(s.scenario),
      level: names.level(s.level),
      portals: scenario.entry.victory.closeAllPortals ? (scenario.entry.portalsToClose[s.seats - 1] ?? 0) : 0,
      boss: scenario.entry.victory.defeatBoss ? bossName : '',
      iron: box.file.difficulties[s.level]?.ironRule ? names.words(scenario.entry.ironRule.text) : '',
      fallow,
    }),
    equipped: inHand,
    arrived: inHand,
    bought: ({ seat, to }: EventOf<'bought'>) => ({ to: who(to), isOwn: seat === to }),
    'guest-called': ({ hero }: EventOf<'guest-called'>) => ({ hero: heroName(hero) }),
    'guest-left': ({ hero }: EventOf<'guest-left'>) => ({ hero: heroName(hero) }),
    spawned: (event: EventOf<'spawned'>) => ({
      tray: tray(event.card, event.space),
      origin: originOf(event),
      spawn: spawn(event.lane),
    }),
    cleared: ({ card, lane }: EventOf<'cleared'>) => {
      const { id = '', at = 0 } = scenario.ground.lanes[lane]?.fallow ?? {}
      return { tray: tray(card, null), fallow: id, space: space(at), spawn: spawn(lane) }
    },
    displaced: ({ from, to }: EventOf<'displaced'>) => ({ from: space(from), to: nameOrBoard(to) }),
    escaped: ({ card, lane }: EventOf<'escaped'>) => ({ tray: tray(card, null), exit: exit(lane) }),
    destroyed: there,
    'portal-closed': ({ card }: EventOf<'portal-closed'>) => ({
      tray: tray(card, null),
      needed: scenario.entry.portalsToClose[s.seats - 1] ?? 0,
    }),
    advanced: ({ card, from, to }: EventOf<'advanced'>) => ({
      tray: tray(card, null),
      from: space(from),
      to: space(to),
    }),
    blocked: there,
    'shaken-off': there,
    mended: there,
    hurt: harm,
    unhurt: harm,
    'boss-acts': ({ card }: EventOf<'boss-acts'>) => ({ boss: bossName, action: names.action(card) }),
    'boss-defeated': ({ boss }: EventOf<'boss-defeated'>) => ({ boss: names.boss(boss) }),
    'portal-opened': there,
    proposed: ({ seat, choice }: EventOf<'proposed'>) => ({ isOwn: isOwn(choice, seat) }),
    moved: ({ from, to }: EventOf<'moved'>) => ({ from: nameOrBoard(from), to: space(to) }),
    confronted: (event: EventOf<'confronted'>) => ({
      tray: tray(event.card),
      cells: cells(event.cells, event.card),
    }),
    built: ({ turn }: EventOf<'built'>) => ({ facing: FACINGS[turn] ?? 'N' }),
    passed: ({ seat, to, tower: from, into }: EventOf<'passed'>) => ({
      to: who(to),
      isOwn: seat === to,
      into: from === into ? null : tower(into),
    }),
    'tile-placed': (event: EventOf<'tile-placed'>) => ({ cells: cells(event.cells, event.tray) }),
    'soldier-placed': (event: EventOf<'soldier-placed'>) => ({ cells: cells(event.cells, event.tray) }),
    'soldier-lifted': (event: EventOf<'soldier-lifted'>) => ({ cells: cells(event.cells, event.tray) }),
  }
}
