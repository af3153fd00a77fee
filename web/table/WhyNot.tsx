/** "Why not?": one sentence with the actual values, and the rule behind it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { type Side, sideOf } from './placing.ts'
import css from './WhyNot.module.css'

export interface Why {
  readonly text: string
  readonly rule: string
  readonly anchor: Element
}

export function WhyNot(props: { readonly why: Why; onClose(): void; onRule(rule: string): void }) {
  const { why, onClose, onRule } = props
  const { t } = useWords()
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number; side: Side } | null>(null)

  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    if (!box) return
    const screen = { width: innerWidth, height: innerHeight }
    setPlace(sideOf(why.anchor.getBoundingClientRect(), box, screen, ['below', 'above', 'right', 'left']))
  }, [why])

  useEffect(() => {
    const away = (event: Event) => {
      const target = event.target as Node
      if (!ref.current?.contains(target) && !why.anchor.contains(target)) onClose()
    }
    const key = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('pointerdown', away)
    addEventListener('focusin', away)
    addEventListener('keydown', key)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('focusin', away)
      removeEventListener('keydown', key)
    }
  }, [why, onClose])

  return (
    <div
      ref={ref}
      className={css.why}
      data-overlay=""
      role="alert"
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
