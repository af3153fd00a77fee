/** The Night on the table: the village that is counted stands in the light, with what every tile adds and the lead brings. */
import { EMPTY } from '@duskhall/kernel'
import { Icon, PlayerShape, signed, type Watching } from '@duskhall/ui'
import type { CSSProperties, ReactNode } from 'react'
import { sideOf } from '../content/box.ts'
import {
  type Camp,
  halfOf,
  kindAt,
  NOBODY,
  type Place,
  spaceOf,
  type VillageNo,
  villageOf,
} from '../state.ts'
import { nightWordsOf } from '../text/night.ts'
import { Coin } from './Coin.tsx'
import css from './Night.module.css'
import { countsFor, type VillageCount } from './night.ts'
import type { NightInterlude } from './night-told.ts'
import { leadTold } from './night-told.ts'
import { Roofs } from './Roofs.tsx'
import { useDesk } from './seat.tsx'
import { campAt, faceOf, ownHalfOf } from './seen.ts'

/** Whether a village is being counted, has been, or will be. */
export type Counting = 'now' | 'done' | 'waits'

export function useNight() {
  const { watching } = useDesk()
  if (!watching) return null
  const { interlude, at } = watching as Watching<NightInterlude>
  const { villages } = interlude.night
  return { night: interlude.night, villages, at, step: interlude.steps[at]?.id ?? '' }
}

/** The count of one village, with how far it is; null by Day, and once the villages are put away. */
export function useCount(
  village: VillageNo,
): { readonly count: VillageCount; readonly state: Counting } | null {
  const night = useNight()
  const at = night?.villages.findIndex((count) => count.village === village) ?? -1
  const count = night?.villages[at]
  if (!night || !count || night.at >= night.villages.length) return null
  return { count, state: at === night.at ? 'now' : at < night.at ? 'done' : 'waits' }
}

/** The light of the whole table. */
export function NightLight({ children }: { readonly children: ReactNode }) {
  const night = useNight()
  if (!night) return children
  const counting = night.at < night.villages.length
  return (
    <div className={css.night} data-counting={counting ? '' : undefined} data-step={night.step}>
      {children}
    </div>
  )
}

/** In the square: the rival's terror, the lead, your own. */
export function Score({ village }: { readonly village: VillageNo }) {
  const { s, seats, chair, lang, texts, telling } = useDesk()
  const found = useCount(village)
  if (found?.state !== 'now') return null
  const { count } = found
  const own = ownHalfOf(s, village, chair)
  const [below, above] = own === 0 ? count.sides : [count.sides[1], count.sides[0]]
  const face = (camp: Camp) => faceOf(s, camp, seats)
  const words = nightWordsOf(lang)
  const leader = count.winner === NOBODY ? null : count.winner
  const lead = below.terror - above.terror
  const sum = (parts: readonly number[]) => (parts.length > 1 ? parts.join('+') : '')
  return (
    <div className={css.sky}>
      <Roofs />
      <div className={css.score} role="img" aria-label={words.result(leadTold(count, texts, telling))}>
        <span className={css.sum} style={{ color: face(above.camp).colour }}>
          <PlayerShape seat={face(above.camp)} className={css.face} />
          <span>
            <b>{above.terror}</b>
            <em>{sum(above.parts)}</em>
          </span>
        </span>
        <span
          className={css.lead}
          style={leader === null ? {} : ({ '--leader': face(leader).colour } as CSSProperties)}
        >
          <b>{lead === 0 ? '=' : `+${Math.abs(lead)}`}</b>
          <em>{words.lead(leader === null || lead === 0 ? null : texts.party(leader, telling))}</em>
        </span>
        <span className={`${css.sum} ${css.mine}`} style={{ color: face(below.camp).colour }}>
          <span>
            <b>{below.terror}</b>
            <em>{sum(below.parts)}</em>
          </span>
          <PlayerShape seat={face(below.camp)} className={css.face} />
        </span>
      </div>
    </div>
  )
}

/** Over a village that has been counted. */
export function Stamp({ village }: { readonly village: VillageNo }) {
  const { s, seats, lang, texts, telling } = useDesk()
  const found = useCount(village)
  if (found?.state !== 'done') return null
  const { count } = found
  const words = nightWordsOf(lang)
  const colour = count.winner === NOBODY ? 'var(--line-2)' : faceOf(s, count.winner, seats).colour
  return (
    <div className={css.stamp} data-floats="" style={{ '--leader': colour } as CSSProperties}>
      <Icon name="check-mark" />
      <span>
        <b>{words.stamp}</b>
        <em>{words.result(leadTold(count, texts, telling))}</em>
      </span>
    </div>
  )
}

/** Whether the tile on a space is being counted, and whether it counts; for the space it lies on. */
export function useCounted(place: Place): 'counts' | 'idle' | undefined {
  const { s } = useDesk()
  const village = villageOf(place)
  if (useCount(village)?.state !== 'now' || kindAt(s, place) === EMPTY) return undefined
  return countsFor(s, village, place, spaceOf(place)) === null ? 'idle' : 'counts'
}

/** What the tile on a space adds, in the colour of its side; a grey 0 where it does not count. */
export function Added({ place }: { readonly place: Place }) {
  const { s, seats } = useDesk()
  const village = villageOf(place)
  const counted = useCounted(place)
  if (!counted) return null
  const terror = countsFor(s, village, place, spaceOf(place))
  const { colour } = faceOf(s, campAt(s, village, halfOf(place)), seats)
  return (
    <span
      className={css.added}
      data-idle={terror === null ? '' : undefined}
      style={{ '--leader': colour } as CSSProperties}
      aria-hidden="true"
    >
      {terror === null ? '0' : terror < 0 ? signed(terror) : `+${terror}`}
    </span>
  )
}

/** On a symbol of the gauge that the leader has reached. */
export function Reached({ village, cell }: { readonly village: VillageNo; readonly cell: number }) {
  const { s, chair } = useDesk()
  const found = useCount(village)
  if (found?.state !== 'now' || found.count.byStone || found.count.winner === NOBODY) return null
  const { lead, winner } = found.count
  const below = campAt(s, village, ownHalfOf(s, village, chair))
  const ahead = winner === below ? cell : -cell
  const icon = sideOf(s, village).gauge.icons.find(({ at }) => at === ahead)
  if (!icon || ahead > lead) return null
  return <b className={css.reached}>+{icon.icon === 'magicGold' ? icon.count : 1}</b>
}

/** Where a Conquest pawn stood before, as rows from its own end. */
export function useLeft(
  village: VillageNo,
  camp: Camp,
): { readonly from: number; readonly steps: number } | null {
  const found = useCount(village)
  const side = found?.count.sides.find((one) => one.camp === camp)
  if (!found || found.state === 'waits' || !side || side.conquest[0] === side.conquest[1]) return null
  return { from: side.conquest[0], steps: side.conquest[1] - side.conquest[0] }
}

/** On a purse: what will be lost tonight, or has been gained. */
export function PurseNews({ camp, magic }: { readonly camp: Camp; readonly magic?: boolean }) {
  const { s, lang } = useDesk()
  const night = useNight()
  if (!night) return null
  const words = nightWordsOf(lang)
  if (!magic) {
    const gold = s.camps[camp]?.gold ?? 0
    return gold > 0 ? <b className={`${css.pip} ${css.loses}`}>{words.tonight(gold)}</b> : null
  }
  const gained = night.villages
    .slice(0, night.at + 1)
    .reduce((sum, { winner, magicGold }) => (winner === camp ? sum + magicGold : sum), 0)
  return gained > 0 ? <b className={css.pip}>+{gained}</b> : null
}

/** On a phone, in the place of purse and hand: what the lead brings, line by line. */
export function NightSheet() {
  const { camp, s, lang, seats, texts, telling } = useDesk()
  const night = useNight()
  const words = nightWordsOf(lang)
  if (!night) return null
  const count = night.villages[night.at]
  const { gold = 0, magicGold = 0 } = s.camps[camp] ?? {}
  const winner = count && count.winner !== NOBODY ? count.winner : null
  const style = winner === null ? {} : ({ '--leader': faceOf(s, winner, seats).colour } as CSSProperties)
  return (
    <div className={css.sheet} style={style}>
      {count && (
        <p className={css.gains}>
          <Icon name="checked-shield" />
          <b>{words.result(leadTold(count, texts, telling))}</b>
        </p>
      )}
      <p>
        <Coin size={20} />
        <b>{words.goldLabel}</b> <span>{gold > 0 ? words.tonight(gold) : gold}</span>
      </p>
      <p>
        <Coin size={20} magic />
        <b>{words.magicLabel}</b> <span>{magicGold}</span>
      </p>
    </div>
  )
}
