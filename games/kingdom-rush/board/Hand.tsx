/** The towers in hand. A press builds one; the second button passes it to a partner, or upgrades it where there is none. */
import { Hand as Cards, isSmall, Piece } from '@duskhall/ui'
import type { TowerNo } from '../content/box.ts'
import css from './Hand.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TowerFace } from './TowerFace.tsx'

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
  const { s, answering, arrangement, box, names, words, texts, asked } = useDesk()
  const entry = box.towers[tower]
  if (!entry) return null
  // One that is bought or shared out comes from elsewhere, even where the hand has its like.
  const held = asked !== null && 'tower' in asked && asked.do !== 'buyer' && asked.do !== 'share'
  const chosen = held && asked.tower === tower && !coming
  const label = [names.tower(tower), count > 1 ? words.times(count) : '', coming ? words.coming : '']
  const pass = answering(id.pass(tower))
  const passing = (isSmall(arrangement) ? words.passShort : words.pass)(s.seats === 1)
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
        <TowerFace tower={tower} count={count} />
      </Piece>
      {!coming && (pass.move || pass.refusal) && (
        <Piece {...pass} role="option" label={words.passIt(passing, names.tower(tower))} className={css.pass}>
          {passing}
        </Piece>
      )}
      {coming && <span className={css.pass}>{words.coming}</span>}
    </div>
  )
}
