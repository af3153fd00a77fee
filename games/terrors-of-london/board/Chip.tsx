/** Resources, Armor and verbs as small marks with a number: a coin is a disc, Power a fist, Regeneration hearts. */
import { Icon, Print } from '@duskhall/ui'
import type { Effect } from '../content/schema.ts'
import type { Resource } from '../state.ts'
import { RESOURCE_ICONS, VERB_ICONS } from './art.ts'
import css from './Chip.module.css'

export function Chip({ sort, count }: { readonly sort: Resource | 'armor'; readonly count: number }) {
  return (
    <span className={`${css.chip} ${css[sort]}`} aria-hidden="true">
      {sort !== 'coin' && <Icon name={sort === 'armor' ? 'shield' : RESOURCE_ICONS[sort]} />}
      <b>
        <Print text={count} />
      </b>
    </span>
  )
}

/** What a Horde ability does, for its narrow bar. */
export function EffectChips({ effects }: { readonly effects: readonly Effect[] }) {
  return effects.map((effect) =>
    effect.op === 'gain' ? (
      <Chip key={`gain ${effect.resource}`} sort={effect.resource} count={effect.n} />
    ) : (
      <span key={effect.op} className={`${css.chip} ${css.verb}`} aria-hidden="true">
        <Icon name={VERB_ICONS[effect.op] ?? 'linked-rings'} />
        {'n' in effect && (
          <b>
            <Print text={effect.n} />
          </b>
        )}
      </span>
    ),
  )
}
