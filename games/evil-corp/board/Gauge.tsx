/** The terror gauge of a village: climbs toward the other side when the side below leads. */
import { Icon, Meter, signed } from '@duskhall/ui'
import { sideOf } from '../content/box.ts'
import { leadOf, shownLead } from '../rules/gauge.ts'
import type { VillageNo } from '../state.ts'
import type { Words } from '../text/index.ts'
import { GAUGE_ICONS } from './art.ts'
import css from './Gauge.module.css'
import { Reached } from './Night.tsx'
import { useDesk } from './seat.tsx'
import { campAt, id, ownHalfOf } from './seen.ts'

export function Gauge({ village }: { readonly village: VillageNo }) {
  const { s, after, chair, texts, words, telling } = useDesk()
  const below = campAt(s, village, ownHalfOf(s, village, chair))
  const { gauge } = sideOf(s, village)
  const lead = shownLead(s, village, below)
  const then = shownLead(after, village, below)
  const spaces = gauge.icons
    .map((entry) => ({ lead: entry.at, what: givenBy(entry, words) }))
    .sort((a, b) => a.lead - b.lead)
  // From the far end to the near one, as they lie on the table.
  const cells = Array.from({ length: 2 * gauge.length + 1 }, (_, at) => gauge.length - at)
  return (
    <div className={css.column} data-what="tokens.terror ideas.terror">
      <span className={css.caption} aria-hidden="true">
        {words.terror}
      </span>
      <Meter
        label={`${words.said(words.terror, texts.gauge(village, telling))} ${words.gaugeGives(spaces)}`}
        value={lead}
        min={-gauge.length}
        max={gauge.length}
        className={css.gauge}
        style={{ gridTemplateRows: `repeat(${cells.length}, minmax(0, 1fr))` }}
      >
        {cells.map((cell) => (
          <Cell key={cell} cell={cell} lead={lead} then={then} village={village} />
        ))}
        <Pawn at={lead} length={gauge.length} value={leadOf(s, village, below)} village={village} />
        {then !== lead && <Pawn at={then} length={gauge.length} ghost village={village} />}
      </Meter>
    </div>
  )
}

type GaugeIcon = ReturnType<typeof sideOf>['gauge']['icons'][number]

/** What a space of the gauge brings, in words. */
function givenBy(entry: GaugeIcon, { gaugeIcons }: Words): string {
  return entry.icon === 'magicGold' ? gaugeIcons.magicGold(entry.count) : gaugeIcons[entry.icon]
}

interface CellProps {
  readonly cell: number
  readonly lead: number
  readonly then: number
  readonly village: VillageNo
}

function Cell({ cell, lead, then, village }: CellProps) {
  const { s } = useDesk()
  const icon = sideOf(s, village).gauge.icons.find((entry) => entry.at === Math.abs(cell))
  const passed = (to: number) => (cell > 0 ? cell <= to : cell < 0 ? cell >= to : false)
  // What lies between where the pawn stands and where it would stand.
  const striped = then !== lead && cell !== lead && (cell - lead) * (cell - then) <= 0
  return (
    <span
      className={`${css.cell} ${cell > 0 ? css.ahead : cell < 0 ? css.behind : css.centre}`}
      data-on={passed(lead) ? '' : undefined}
      data-striped={striped ? '' : undefined}
      data-what={icon && `tokens.${icon.icon}`}
    >
      {icon ? <Icon name={GAUGE_ICONS[icon.icon]} /> : cell !== 0 && <i className={css.dot} />}
      {icon && <Reached village={village} cell={cell} />}
    </span>
  )
}

interface PawnProps {
  readonly at: number
  readonly length: number
  readonly village: VillageNo
  readonly value?: number
  readonly ghost?: boolean
}

function Pawn({ at, length, value, ghost, village }: PawnProps) {
  const top = `${((length - at + 0.5) / (2 * length + 1)) * 100}%`
  // Beyond the end of the gauge the pawn says how far the lead really goes.
  const beyond = value !== undefined && Math.abs(value) > length
  return (
    <span
      className={`${css.pawn} ${ghost ? css.ghost : ''}`}
      style={{ top }}
      {...(ghost ? {} : { 'data-piece': id.gauge(village) })}
    >
      <Icon name="terror" />
      {beyond && <b>{signed(value)}</b>}
    </span>
  )
}
