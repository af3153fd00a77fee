/** The towers in hand. A press builds one; the second button passes it on. */
import { Hand as Cards, Icon, Piece, Print } from '@duskhall/ui'
import type { TowerNo } from '../content/box.ts'
import { ShapePicture } from './Attacks.tsx'
import css from './Hand.module.css'
import { DAMAGE_ICONS, FAMILY_ICONS, SOLDIER_ICON } from './looks.ts'
import { RangeRose } from './RangeRose.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Hand() {
  const { s, chair, words } = useDesk()
  const { hand = [], incoming = [] } = s.players[chair] ?? {}
  const designs = [...new Set(hand)]
  const coming = [...new Set(incoming)]
  return (
    <Cards
      id="hand"
      label={words.hand}
      count={designs.length + coming.length}
      least={4}
      empty={<p className={css.nothing}>{words.noTowers}</p>}
      className={css.hand}
    >
      {designs.map((tower) => (
        <TowerCard key={tower} tower={tower} count={hand.filter((one) => one === tower).length} />
      ))}
      {coming.map((tower) => (
        <TowerCard
          key={`in-${tower}`}
          tower={tower}
          count={incoming.filter((one) => one === tower).length}
          coming
        />
      ))}
    </Cards>
  )
}

interface TowerCardProps {
  readonly tower: TowerNo
  readonly count: number
  /** On its way: in hand from the next round on. */
  readonly coming?: boolean
}

function TowerCard({ tower, count, coming = false }: TowerCardProps) {
  const { answering, box, names, words, texts, asked } = useDesk()
  const entry = box.towers[tower]
  if (!entry) return null
  const chosen = asked !== null && 'tower' in asked && asked.tower === tower && !coming
  const shapeOf = (no: number) => box.file.shapes[box.tiles[no]?.shape ?? -1]?.cells ?? []
  const label = [names.tower(tower), count > 1 ? words.times(count) : '', coming ? words.coming : '']
  const pass = answering(id.pass(tower))
  return (
    <div className={css.slot} data-coming={coming ? '' : undefined}>
      <Piece
        {...(coming ? { id: `in-${tower}` } : answering(id.hand(tower)))}
        role="option"
        // What the pictures on it show: level, range, tiles.
        label={`${label.filter(Boolean).join(', ')}. ${texts.effects.tower(box, tower)}`}
        card={entry.id}
        selected={chosen}
        className={css.card}
      >
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
      </Piece>
      {!coming && (pass.move || pass.refusal) && (
        <Piece {...pass} role="option" label={words.pass(names.tower(tower))} className={css.pass}>
          {words.passShort}
        </Piece>
      )}
      {coming && <span className={css.pass}>{words.coming}</span>}
    </div>
  )
}
