/** What a partner has announced, in its own words, and the two answers to it. */
import { infoOf, isSmall, PlayerShape } from '@duskhall/ui'
import type { CSSProperties, ReactNode } from 'react'
import css from './Partner.module.css'
import { useDesk } from './seat.tsx'

export function PartnerCard() {
  const { help, seats, words, arrangement } = useDesk()
  const told = help?.announced
  if (!help || !told) return null
  const seat = infoOf(seats, told.seat)
  return (
    <section
      data-speaks=""
      className={css.card}
      style={{ '--colour': seat.colour } as CSSProperties}
      aria-label={words.plan(seat.name)}
    >
      <PlayerShape seat={seat} className={css.mark} />
      <p>
        <b>{seat.name}</b> <q>{told.sentence}</q>
      </p>
      {told.things.length > 0 && !isSmall(arrangement) && (
        <button type="button" className={css.keep} onClick={help.keep}>
          {words.keep}{' '}
          <span className={css.key} aria-hidden="true">
            M
          </span>
        </button>
      )}
      <button type="button" className={css.go} onClick={help.goAhead}>
        {words.goAhead}
      </button>
    </section>
  )
}

/** What is looked at meanwhile, below it. */
export function BelowPartner({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.above}>
      <PartnerCard />
      {children}
    </div>
  )
}

/** Where there is room for a chip only. */
export function PartnerChip() {
  const { help, seats, words } = useDesk()
  const told = help?.announced
  if (!help || !told || told.things.length === 0) return null
  const seat = infoOf(seats, told.seat)
  return (
    <button
      type="button"
      data-speaks=""
      className={css.chip}
      style={{ '--colour': seat.colour } as CSSProperties}
      onClick={help.keep}
    >
      <PlayerShape seat={seat} className={css.mark} />
      <span>{words.keepIt(told.name)}</span>
    </button>
  )
}
