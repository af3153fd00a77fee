/** What lies in a pile. A card that answers does so from here. */
import type { ReactNode } from 'react'
import { Piece, type PieceProps } from '../Piece.tsx'
import { Print } from '../Print.tsx'
import { Zone } from '../Zone.tsx'
import { Panel, type PanelProps } from './Panel.tsx'
import css from './PilePanel.module.css'
import { type Pile, usePiles } from './piles.tsx'

export interface PileEntry
  extends Pick<PieceProps, 'id' | 'label' | 'move' | 'refusal' | 'consequence' | 'card'> {
  readonly face: ReactNode
  readonly name: string
  /** What it does, in short. */
  readonly does: readonly string[]
  /** How many equal ones lie there. */
  readonly count: number
}

export interface PilePanelProps extends Pick<PanelProps, 'flow'> {
  readonly pile: Pile
  readonly entries: readonly PileEntry[]
  readonly words: { readonly close: string; readonly nothingHere: string }
}

export function PilePanel({ pile, entries, words, flow }: PilePanelProps) {
  const { open } = usePiles()
  const close = { label: words.close, onClose: () => open(null) }
  return (
    <Panel title={pile.title} note={pile.note} close={close} flow={flow}>
      {entries.length === 0 && <p className={css.nothing}>{words.nothingHere}</p>}
      <Zone id={`in-${pile.zone}`} label={pile.title} className={`${css.list} ${css[flow]}`}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </Zone>
    </Panel>
  )
}

function Entry({ face, name, does, count, label, ...piece }: PileEntry) {
  const several = count > 1
  return (
    <Piece {...piece} label={several ? `${count} × ${label}` : label} className={css.entry}>
      <span className={css.face}>{face}</span>
      <span className={css.words}>
        <b>{name}</b>
        <Print text={does.join(' · ')} />
      </span>
      {several && (
        <b className={css.count}>
          <Print text={`×${count}`} />
        </b>
      )}
    </Piece>
  )
}
