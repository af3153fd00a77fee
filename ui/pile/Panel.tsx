/** A framed part of the board with a title; it may have a note beside or below it, and be closed. */
import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import css from './Panel.module.css'

export interface PanelProps {
  readonly title: string
  readonly note?: string | undefined
  readonly close?: { readonly label: string; onClose(): void } | undefined
  /** Whether what is in it goes on to the right or below. */
  readonly flow: 'across' | 'down'
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function Panel({ title, note, close, flow, className = '', children }: PanelProps) {
  return (
    <section className={`${css.panel} ${css[flow]} ${className}`} aria-label={title}>
      <header className={css.header}>
        <h2>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
        {close && (
          <button type="button" className={css.close} aria-label={close.label} onClick={close.onClose}>
            <Icon name="cancel" />
          </button>
        )}
      </header>
      {children}
    </section>
  )
}
