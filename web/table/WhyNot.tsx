/** "Why not?": one sentence with the actual values, and the rule behind it. */
import { useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { type Box, sideOf } from './placing.ts'
import { useBeside } from './useBeside.ts'
import css from './WhyNot.module.css'

/** Milliseconds. */
const LEAVING = 250

export interface Why {
  readonly text: string
  readonly rule: string
  readonly anchor: Element
  /** The focus came there, which reads the reason out with the name. */
  readonly by?: 'focus' | undefined
}

/** It asks nothing, so it stays off what answers. */
function boxesOfAnswers(): readonly Box[] {
  const answers = document.querySelectorAll('main [data-legal], [data-prompt]')
  return [...answers].map((answer) => answer.getBoundingClientRect())
}

export function WhyNot(props: { readonly why: Why; onClose(): void; onRule(rule: string): void }) {
  const { why, onClose, onRule } = props
  const { t } = useWords()
  const { ref, place } = useBeside(why.anchor, (...boxes) =>
    sideOf(...boxes, ['below', 'above', 'right', 'left'], boxesOfAnswers()),
  )

  useEffect(() => {
    const isOutside = (target: EventTarget | null) =>
      !ref.current?.contains(target as Node | null) && !why.anchor.contains(target as Node | null)
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
    const folded = new ResizeObserver(() => why.anchor.checkVisibility() || onClose())
    folded.observe(why.anchor)
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
  }, [why, ref, onClose])

  return (
    <div
      ref={ref}
      className={css.why}
      data-overlay=""
      role={why.by ? 'note' : 'alert'}
      data-side={place?.side}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
    >
      <b>{t('table.whyNot')}</b> {why.text}
      <button type="button" onClick={() => onRule(why.rule)}>
        {t('table.rule', { id: why.rule })}
      </button>
    </div>
  )
}
