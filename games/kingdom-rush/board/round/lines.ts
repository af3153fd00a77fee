/** The rules that one step of the round goes through, in their order, and what each of them did. */
import type { Language } from '@duskhall/kernel'
import { infoOf, type SeatInfo } from '@duskhall/ui'
import { isVisible } from '../../rules/advance.ts'
import { figuresOn } from '../../rules/figures.ts'
import { scenarioOf } from '../../rules/scenario.ts'
import { countSoldiers, faceOf, isBoss, trayOf, underTiles } from '../../rules/trays.ts'
import type { FigureNo, KingdomRush } from '../../state.ts'
import { spaceName } from '../../text/calling.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { figureCall } from './calls.ts'
import type { RoundStep } from './steps.ts'

export interface RuleLine {
  readonly id: string
  readonly icon: string
  readonly title: string
  readonly text: string
  /** `off`: it does not apply here; `bad`: it costs something; `good`: it gives something. */
  readonly state: 'on' | 'off' | 'bad' | 'good'
}

/** `by`: the names of those who destroyed it. */
export function linesOf(step: RoundStep, lang: Language, by: readonly string[]): RuleLine[] {
  switch (step.kind) {
    case 'advance':
      return [...iconLines(step, lang), ...tries(step, lang), ...shots(step, lang)]
    case 'destroy':
      return [...ends(step, lang, by), ...wounds(step, lang)]
    case 'boss':
    case 'spawn':
      return [...arrivals(step, lang), ...wounds(step, lang)]
  }
}

/** KR-ADVANCE-R22, KR-ADVANCE-R23: healing, then speed. */
function iconLines({ before, card, events }: RoundStep, lang: Language): RuleLine[] {
  const tray = trayOf(before, card)
  // A question came between its tries: what was read before still holds.
  if (!tray || faceOf(before, card) === undefined) return []
  const words = roundWordsIn(lang)
  const face = faceOf(before, card)
  const mended = events.find((event) => event.e === 'mended')
  const heals = mended !== undefined || isVisible(before, tray, face.healer)
  // Tiles that have come off hide nobody any more.
  const bare = mended ? { ...tray, tiles: [] } : tray
  const isFast = isVisible(before, bare, face.speed) || (isBoss(before, tray) && before.boss?.hurries === 1)
  return [
    {
      id: 'healer',
      icon: 'hospital-cross',
      title: words.healer.title,
      text: heals ? words.healer.heals(mended?.tiles ?? 0) : words.healer.none,
      state: heals ? 'bad' : 'off',
    },
    {
      id: 'speed',
      icon: 'wingfoot',
      title: words.speed.title,
      text: isFast ? words.speed.on : words.speed.none,
      state: isFast ? 'on' : 'off',
    },
  ]
}

/** KR-ADVANCE-R25 to R27. */
function tries({ before, card, events }: RoundStep, lang: Language): RuleLine[] {
  const words = roundWordsIn(lang)
  const all = events.filter(({ e }) => e === 'advanced' || e === 'blocked' || e === 'escaped')
  return all.map((event, at): RuleLine => {
    const line = { id: `try-${at}`, title: words.attempt(at + 1, all.length) }
    if (event.e === 'advanced')
      return { ...line, icon: 'plain-arrow', text: words.moves(spaceName(before, event.to)), state: 'on' }
    if (event.e === 'escaped') return { ...line, icon: 'broken-heart', text: words.through, state: 'bad' }
    return { ...line, icon: 'shield', text: words.held(holders(before, card, lang)), state: 'good' }
  })
}

function holders(s: KingdomRush, card: number, lang: Language): string[] {
  const tray = trayOf(s, card)
  const soldiers = tray ? countSoldiers(tray) : 0
  return [
    ...figuresOn(s, card).map((figure) => figureCall(s, figure, lang)),
    ...(soldiers > 0 ? [roundWordsIn(lang).soldiers(soldiers)] : []),
  ]
}

/** KR-ADVANCE-R29: the sniper; whoever blocks is hurt by it as well. */
function shots(step: RoundStep, lang: Language): RuleLine[] {
  const { before, card, events } = step
  const words = roundWordsIn(lang)
  const face = faceOf(before, card)
  const tray = trayOf(before, card)
  const hits = events.filter((event) => event.e === 'hurt' && event.by === 'sniper')
  const others = wounds(step, lang, (by) => by !== 'sniper')
  if (!tray || face.sniper === 0) return others
  const whom = hits.map((event) => figureCall(before, (event as { figure: FigureNo }).figure, lang))
  const shoots = hits.length > 0 || isVisible(before, tray, face.sniper)
  return [
    ...others,
    {
      id: 'sniper',
      icon: 'crosshair',
      title: words.sniper.title,
      text:
        hits.length > 0
          ? words.sniper.hits(whom.join(', '))
          : shoots
            ? words.sniper.misses
            : words.sniper.none,
      state: hits.length > 0 ? 'bad' : shoots ? 'on' : 'off',
    },
  ]
}

function wounds(
  { before, state, events }: RoundStep,
  lang: Language,
  counts: (by: string) => boolean = () => true,
): RuleLine[] {
  const words = roundWordsIn(lang)
  return events.flatMap((event, at): RuleLine[] => {
    const line = { id: `wound-${at}`, icon: 'broken-heart', title: words.struck, state: 'bad' as const }
    const who =
      'figure' in event ? figureCall(state.heroes.length > 0 ? state : before, event.figure, lang) : ''
    if (event.e === 'hurt' && counts(event.by)) return [{ ...line, text: words.hurt(who) }]
    if (event.e === 'unhurt' && counts(event.by))
      return [{ ...line, icon: 'shield', state: 'good', text: words.unhurt(who) }]
    return event.e === 'knocked-out' ? [{ ...line, text: words.knockedOut(who) }] : []
  })
}

function ends({ before, card, events }: RoundStep, lang: Language, by: readonly string[]): RuleLine[] {
  const words = roundWordsIn(lang)
  const lines: RuleLine[] = [
    {
      id: 'destroyed',
      icon: 'bright-explosion',
      title: words.destroyed,
      text: words.destroyedLine(by),
      state: 'good',
    },
  ]
  for (const event of events) {
    if (event.e === 'diamonds' && event.card === card && event.gained > 0)
      lines.push({
        id: 'diamonds',
        icon: 'cut-diamond',
        title: words.rewardTitle,
        text: words.amount.diamonds(event.gained),
        state: 'good',
      })
    if (event.e === 'portal-closed') {
      const needed = scenarioOf(before).entry.portalsToClose[before.seats - 1] ?? 0
      const text = words.portalClosed(event.closed, needed)
      lines.push({ id: 'portal', icon: 'vortex', title: words.portalsClosed, text, state: 'good' })
    }
  }
  return lines
}

function arrivals({ before, events }: RoundStep, lang: Language): RuleLine[] {
  const words = roundWordsIn(lang)
  return events.flatMap((event): RuleLine[] => {
    if (event.e !== 'spawned') return []
    const text = words.comesTo(event.space === null ? null : spaceName(before, event.space))
    return [{ id: 'spawned', icon: 'vortex', title: words.arrives, text, state: 'on' }]
  })
}

/** The enemies that cost hearts as a card goes out: those with a cell under no tile (KR-EXIT1). */
export function uncovered({ before, card, events }: RoundStep) {
  const tray = trayOf(before, card)
  if (!tray) return []
  const tiled = events.some(({ e }) => e === 'mended') ? 0 : underTiles(tray)
  return faceOf(before, card).each.filter(({ cells }) => (cells & ~tiled) !== 0)
}

/** Seats by the names that stand at the table; the reader is "you", as in the log. */
export function namesBy(by: readonly number[], seats: readonly SeatInfo[], lang: Language): string[] {
  return by.map((seat) => {
    const { you, name } = infoOf(seats, seat)
    return you ? roundWordsIn(lang).you.among : name
  })
}
