/** Who frightens a village more, and by how much; with the colour of whoever leads. */
import { Icon, Print, signed } from '@duskhall/ui'
import { leadOf } from '../rules/gauge.ts'
import type { VillageNo } from '../state.ts'
import css from './Balance.module.css'
import { type Desk, useDesk } from './seat.tsx'
import { campAt, faceOf, ownHalfOf } from './seen.ts'

export function balanceOf(
  { s, after, chair, seats, texts, telling, words, camp, view }: Desk,
  village: VillageNo,
) {
  const own = ownHalfOf(s, village, chair)
  const [below, above] = [campAt(s, village, own), campAt(s, village, 1 - own)]
  const lead = leadOf(s, village, below)
  const leader = lead >= 0 ? below : above
  const yours = below === camp && view.seat >= 0
  const says =
    lead === 0
      ? words.level
      : yours
        ? lead > 0
          ? words.lead(lead)
          : words.trail(-lead)
        : words.leads(texts.camp(leader, telling), Math.abs(lead))
  return {
    lead,
    next: leadOf(after, village, below),
    says,
    colour: lead === 0 ? '' : faceOf(s, leader, seats).colour,
  }
}

export function Balance({ village }: { readonly village: VillageNo }) {
  const { lead, next, says, colour } = balanceOf(useDesk(), village)
  return (
    <span className={css.balance} style={colour ? { color: colour } : {}}>
      <Icon name="terror" />
      <span>{says}</span>
      {next !== lead && (
        <b className={css.then}>
          → {next > 0 ? '+' : ''}
          {signed(next)}
        </b>
      )}
    </span>
  )
}

/** "+1" on a tab. */
export function BalanceBadge({ village }: { readonly village: VillageNo }) {
  const { lead, colour, says } = balanceOf(useDesk(), village)
  return (
    <b className={css.badge} style={colour ? { background: colour } : {}} title={says}>
      <Print text={`${lead > 0 ? '+' : ''}${signed(lead)}`} />
    </b>
  )
}
