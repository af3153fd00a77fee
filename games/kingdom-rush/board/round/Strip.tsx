/** In the place of the hand while the round is followed: every card in the order of its turn, with what comes of it. */
import { Icon } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { trayOf } from '../../rules/trays.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { useDesk } from '../seat.tsx'
import { PrintedFace, TrayFace } from '../TrayFace.tsx'
import css from './Strip.module.css'
import type { RoundStep } from './steps.ts'
import { useWatchedRound } from './watched.ts'

export function Strip() {
  const { lang } = useDesk()
  const watched = useWatchedRound()
  const now = useRef<HTMLLIElement>(null)
  const at = watched?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose turn it is comes into sight
  useEffect(() => {
    const item = now.current
    const list = item?.parentElement
    if (item && list) list.scrollTo({ left: item.offsetLeft - list.clientWidth / 3 })
  }, [at])
  if (!watched) return null
  const words = roundWordsIn(lang)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={css.strip} aria-label={words.order} tabIndex={0}>
      {watched.interlude.steps.map((step, no) => (
        <li
          key={step.id}
          ref={no === at ? now : undefined}
          data-kind={step.kind}
          data-done={no < (at ?? 0) ? '' : undefined}
          data-costs={step.events.some(({ e }) => e === 'escaped') ? '' : undefined}
          aria-current={no === at ? 'step' : undefined}
        >
          <i className={css.number}>{badge(step, no < (at ?? 0))}</i>
          <span className={css.face} aria-hidden="true">
            <Face step={step} />
          </span>
          <span className={css.words}>
            <b>{step.title}</b>
            <em>{step.result}</em>
          </span>
        </li>
      ))}
    </ol>
  )
}

function badge({ kind, number }: RoundStep, done: boolean) {
  if (done) return <Icon name="check-mark" />
  if (number > 0) return number
  return (
    <Icon name={kind === 'destroy' ? 'bright-explosion' : kind === 'spawn' ? 'vortex' : 'crowned-skull'} />
  )
}

function Face({ step: { before, state, card } }: { readonly step: RoundStep }) {
  const { box } = useDesk()
  const tray = trayOf(before, card) ?? trayOf(state, card)
  if (tray) return <TrayFace s={trayOf(before, card) ? before : state} tray={tray} tiny />
  return box.faces[card] ? <PrintedFace box={box} card={card} tiny /> : <Icon name="crowned-skull" />
}
