/** A tower card as it is printed: its name and level, its family, and what it does where it is built. */
import { Icon, Print } from '@duskhall/ui'
import type { TowerNo } from '../content/box.ts'
import { ShapePicture } from './Attacks.tsx'
import { DAMAGE_ICONS, FAMILY_ICONS, SOLDIER_ICON } from './looks.ts'
import { RangeRose } from './RangeRose.tsx'
import { useDesk } from './seat.tsx'
import css from './TowerFace.module.css'

export function TowerFace({ tower, count = 1 }: { readonly tower: TowerNo; readonly count?: number }) {
  const { box, names } = useDesk()
  const entry = box.towers[tower]
  if (!entry) return null
  const shapeOf = (no: number) => box.file.shapes[box.tiles[no]?.shape ?? -1]?.cells ?? []
  return (
    <span className={css.face}>
      <b className={css.name}>{names.tower(tower)}</b>
      <b className={css.level}>
        <Print text={entry.level} />
      </b>
      <span className={css.art} data-family={entry.family}>
        <Icon name={FAMILY_ICONS[entry.family] ?? 'stone-tower'} />
        {count > 1 && <Print text={`×${count}`} className={css.count} />}
      </span>
      <span className={css.stats}>
        <Icon name={DAMAGE_ICONS[entry.type] ?? 'plain-dagger'} className={css[`damage${entry.type}`]} />
        <RangeRose arrows={box.file.towers[tower]?.arrows ?? 'perfect'} />
        <span className={css.shapes}>
          {entry.tiles.map((no, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles differ by nothing but their place
            <ShapePicture key={at} cells={shapeOf(no)} />
          ))}
          {entry.soldiers > 0 && (
            <>
              <Icon name={SOLDIER_ICON} />
              <Print text={`×${entry.soldiers}`} />
            </>
          )}
        </span>
      </span>
    </span>
  )
}
