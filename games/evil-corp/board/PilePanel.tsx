/** What lies in a pile, in place of the Office. Tiles of the own discard answer from here. */
import { Icon, Piece, Print, Zone } from '@duskhall/ui'
import { tileOf } from '../content/box.ts'
import type { Kind } from '../state.ts'
import { counted, powersOf } from '../text/facts.ts'
import { tilesIn } from './answers.ts'
import css from './PilePanel.module.css'
import { type Pile, usePiles } from './piles.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TileFace } from './TileFace.tsx'

export function PilePanel({ pile }: { readonly pile: Pile }) {
  const { words } = useDesk()
  const { open } = usePiles()
  const kinds = counted([...pile.tiles].sort((a, b) => a - b))
  return (
    <section className={css.panel} aria-label={pile.title}>
      <header className={css.header}>
        <h2>{pile.title}</h2>
        <button type="button" className={css.close} aria-label={words.close} onClick={() => open(null)}>
          <Icon name="cancel" />
        </button>
      </header>
      {pile.mixed && <p className={css.note}>{words.hiddenNote}</p>}
      {kinds.length === 0 && <p className={css.note}>{words.nothingHere}</p>}
      <Zone id={`in-${pile.zone}`} label={pile.title} className={css.list}>
        {kinds.map(({ kind, count }) => (
          <Entry key={kind} pile={pile} kind={kind} count={count} />
        ))}
      </Zone>
    </section>
  )
}

function Entry({ pile, kind, count }: { pile: Pile; kind: Kind; count: number }) {
  const { s, camp, answering, texts, telling } = useDesk()
  const tile = tileOf(s, kind)
  const name = `${pile.zone}-${kind}`
  const powers = texts.powers(powersOf(s, kind), s.options)
  return (
    <Piece
      {...(pile.zone === id.discard(camp) ? answering(name, tilesIn('discard', tile.id)) : { id: name })}
      label={`${count > 1 ? `${count} × ` : ''}${texts.spoken(kind, telling)}`}
      card={tile.id}
      className={css.entry}
    >
      <span className={css.face}>
        <TileFace tile={tile} passive={powersOf(s, kind).passive} chips={0} />
      </span>
      <span className={css.words}>
        <b>{texts.name(tile.id)}</b>
        <Print text={powers.map(({ short }) => short).join(' · ')} />
      </span>
      {count > 1 && (
        <b className={css.count}>
          <Print text={`×${count}`} />
        </b>
      )}
    </Piece>
  )
}
