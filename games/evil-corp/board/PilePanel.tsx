/** What lies in a pile, in place of the Office. Tiles of the own discard answer from here. */
import { PilePanel as Panel, type Pile, type PileEntry } from '@duskhall/ui'
import { tileOf } from '../content/box.ts'
import type { Kind } from '../state.ts'
import { counted, powersOf } from '../text/facts.ts'
import { tilesIn } from './answers.ts'
import { type Desk, useDesk } from './seat.tsx'
import { id } from './seen.ts'
import css from './TileFace.module.css'
import { TileFace } from './TileFace.tsx'

export function PilePanel({ pile }: { readonly pile: Pile }) {
  const desk = useDesk()
  const kinds = counted([...pile.cards].sort((a, b) => a - b))
  const entries = kinds.map(({ kind, count }) => ({ ...entryOf(desk, pile, kind), count }))
  return <Panel pile={pile} entries={entries} words={desk.words} flow="down" />
}

function entryOf(desk: Desk, pile: Pile, kind: Kind): Omit<PileEntry, 'count'> {
  const { s, camp, answering, texts, telling } = desk
  const tile = tileOf(s, kind)
  const name = `${pile.zone}-${kind}`
  return {
    ...(pile.zone === id.discard(camp) ? answering(name, tilesIn('discard', tile.id)) : { id: name }),
    label: texts.spoken(kind, telling),
    card: tile.id,
    face: <TileFace tile={tile} passive={powersOf(s, kind).passive} chips={0} className={css.listed} />,
    name: texts.name(tile.id),
    does: texts.powers(powersOf(s, kind), s.options).map(({ short }) => short),
  }
}
