/** What the team shares: hearts of the Kingdom, diamonds, soldiers, spells, Portals to close. */
import { Counter, Icon, isSmall, Meter, Piece } from '@duskhall/ui'
import { stockOf, storesOf } from '../rules/scenario.ts'
import { spellIcon } from './looks.ts'
import { HeroChips } from './Mine.tsx'
import { PartnerChip } from './Partner.tsx'
import css from './Stores.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

/** More towers in hand than this need the room beside it. */
const ROOMY = 4

export function Stores() {
  const { s, chair, after, help, arrangement, box, scenario, answering, names, words } = useDesk()
  const full = stockOf(s).hearts
  const { hand = [], incoming = [] } = s.players[chair] ?? {}
  const crowded = new Set(hand).size + new Set(incoming).size > ROOMY
  const { hearts, diamonds, soldiers } = storesOf(s)
  const next = storesOf(after)
  const portals = scenario.entry.portalsToClose[s.seats - 1] ?? 0
  const stores = [
    { zone: id.hearts, icon: 'hearts', value: hearts, next: next.hearts, label: words.hearts, max: full },
    {
      zone: id.diamonds,
      icon: 'cut-diamond',
      value: diamonds,
      next: next.diamonds,
      label: words.diamonds,
      max: 12,
    },
    {
      zone: id.soldiers,
      icon: 'swordman',
      value: soldiers,
      next: next.soldiers,
      label: words.soldiers,
      max: Math.max(soldiers, 1),
    },
  ]
  return (
    <section
      className={css.stores}
      aria-label={words.stores}
      data-crowded={crowded ? '' : undefined}
      data-hinted={help?.hint ? '' : undefined}
      data-partner={help?.announced && help.announced.things.length > 0 ? '' : undefined}
    >
      {isSmall(arrangement) && <HeroChips />}
      {stores.map(({ zone, icon, value, next: then, label, max }) => (
        <span key={zone} data-zone={zone}>
          <Meter label={label(value)} value={value} min={0} max={max} className={css.store}>
            <Icon name={icon} className={css[zone]} />
            <b>
              <Counter value={value} preview={then} />
            </b>
          </Meter>
        </span>
      ))}
      {portals > 0 && (
        <Meter
          label={words.portals(s.closed, portals)}
          value={s.closed}
          min={0}
          max={portals}
          className={`${css.store} ${css.rare}`}
        >
          <Icon name="vortex" className={css.portals} />
          <b>
            {s.closed}/{portals}
          </b>
        </Meter>
      )}
      {s.spells.map((spell) => (
        <Piece
          key={spell}
          {...answering(id.spell(spell))}
          label={words.spell(names.spell(spell))}
          card={box.spells[spell]?.id}
          className={css.spell}
        >
          <Icon name={spellIcon(box.spells[spell]?.id ?? '')} />
          <span>{names.spell(spell)}</span>
        </Piece>
      ))}
      {isSmall(arrangement) && <PartnerChip />}
    </section>
  )
}
