/** What is told beside a thing of the table: why it cannot be chosen, with the rule behind it, or what it is. */
import type { GameTexts } from '@duskhall/kernel'
import { type BoardModule, isSmall } from '@duskhall/ui'
import { type RefObject, useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { useArrangement } from '../shell/media.ts'
import css from './Explanation.module.css'
import { type Box, sideOf } from './placing.ts'
import { TermCard } from './TermCard.tsx'
import { useBeside } from './useBeside.ts'
import type { What, Why } from './what.ts'

/** Milliseconds. */
const LEAVING = 250

export interface ExplanationProps {
  readonly told: Why | What
  readonly texts: GameTexts
  readonly pictures: BoardModule['pictures']
  onClose(): void
  onRule(rule: string): void
  onWords(): void
  onWhat(what: What): void
  /** The thing after this one on the table, or before it. */
  onWalk(by: 1 | -1): void
}

/** It asks nothing, so it stays off what answers. */
function boxesOfAnswers(): readonly Box[] {
  const answers = document.querySelectorAll('main [data-legal], [data-prompt], aside[data-step]')
  return [...answers].map((answer) => answer.getBoundingClientRect())
}

export function Explanation(props: ExplanationProps) {
  const { told, onClose, onRule } = props
  const { anchor } = told
  const { t } = useWords()
  const small = isSmall(useArrangement())
  const { ref, place } = useBeside(anchor, (...boxes) =>
    sideOf(...boxes, ['below', 'above', 'right', 'left'], boxesOfAnswers()),
  )
  useLeaving(ref, anchor, onClose)
  const isWhat = 'terms' in told
  // Whoever holds a finger on a thing covers it: what it is stands at the edge of the screen.
  const sheet = isWhat && small
  const style = place ? { left: place.left, top: place.top } : ({ visibility: 'hidden' } as const)
  const shared = { ref, 'data-overlay': '', ...(sheet ? {} : { style, 'data-side': place?.side }) }
  if (isWhat) return <TermCard {...props} {...shared} told={told} sheet={sheet} />
  const { what } = told
  return (
    <div {...shared} className={css.why} role={told.by ? 'note' : 'alert'}>
      <b>{t('table.whyNot')}</b> {told.text}
      <button type="button" onClick={() => onRule(told.rule)}>
        {t('table.rule', { id: told.rule })}
      </button>
      {what && (
        <button type="button" onClick={() => props.onWhat({ ...what, by: 'key' })}>
          {t('table.whatIs')}
        </button>
      )}
    </div>
  )
}

/** It goes with whoever looks at something else. */
function useLeaving(ref: RefObject<HTMLElement | null>, anchor: Element, onClose: () => void): void {
  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      !ref.current?.contains(target as Node | null) && !anchor.contains(target as Node | null)
    const away = (event: Event) => isOutside(event.target) && onClose()
    let leaving: ReturnType<typeof setTimeout> | undefined
    const point = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      clearTimeout(leaving)
      // The way from the thing to the rule behind the reason leads over other things.
      if (isOutside(target)) leaving = setTimeout(onClose, LEAVING)
    }
    const blur = ({ target, relatedTarget }: FocusEvent) =>
      !isOutside(target) && isOutside(relatedTarget) && onClose()
    const key = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    // Where the table is laid out anew the thing may fold, and has no size then.
    const folded = new ResizeObserver(() => anchor.checkVisibility() || onClose())
    folded.observe(anchor)
    addEventListener('pointerdown', away)
    addEventListener('focusin', away)
    addEventListener('focusout', blur)
    addEventListener('pointerover', point)
    addEventListener('keydown', key)
    return () => {
      folded.disconnect()
      removeEventListener('pointerdown', away)
      clearTimeout(leaving)
      removeEventListener('focusin', away)
      removeEventListener('focusout', blur)
      removeEventListener('pointerover', point)
      removeEventListener('keydown', key)
    }
  }, [anchor, ref, onClose])
}
