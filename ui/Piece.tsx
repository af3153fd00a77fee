/**
 * One thing on the table: a card, a tile, a pawn, or a place where something can be put. Give it the move it answers
 * with (it glows), or the refusal that dims it (it can be asked why not), or neither (it can be looked at).
 */
import { type Move, type Refusal, same, type Table } from '@duskhall/kernel'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Run } from './board.ts'
import { followPress, onLongPress, setDroppable } from './gesture.ts'
import css from './Piece.module.css'
import { freshness, useTable } from './table.tsx'

export interface PieceProps {
  /** Stable name; becomes `data-piece`, or `data-zone` for a place. Flights start and land by it. */
  readonly id: string
  /** Whether it is a place rather than a thing. */
  readonly place?: boolean
  /** Spoken name with its numbers: "Bouncer, red, terror 2, on your battlefield in the east village". */
  readonly label: string
  /** The legal move that clicking it answers with. */
  readonly move?: Move | null | undefined
  readonly refusal?: Refusal | null | undefined
  /** What it would answer instead of the last part of the chain: a click exchanges the two, or drops what is selected. */
  readonly instead?: Move | null | undefined
  /** What the move would lead to; read out after the name. As a function it is asked only when somebody looks. */
  readonly consequence?: string | (() => string | undefined) | undefined
  /** Card to show at full size on hover, focus or long press. */
  readonly card?: string | undefined
  readonly selected?: boolean | undefined
  readonly inactive?: boolean | undefined
  /** It may answer, and nothing would come of it: it does not call for attention. */
  readonly idle?: boolean | undefined
  /** Can be dragged to answer and then dropped on the next question's target. */
  readonly drag?: boolean | undefined
  /** For composed answers: what a click does instead of answering. */
  readonly onPick?: (() => void) | undefined
  /** The answers it gives by one press, or when it is lifted for a drag. */
  readonly run?: (() => Run<Table, Move>) | undefined
  /** A finger looks at the card first, and does it with a second press: what it does is done at once. */
  readonly looksFirst?: boolean | undefined
  /** For composed answers: what lifting it for a drag does instead of answering. */
  readonly onLift?: (() => void) | undefined
  /** It is about to answer: which of several equal pieces was meant. */
  readonly onAnswer?: (() => void) | undefined
  /** Role of its own, where a button or a plain group is wrong (option in a listbox). */
  readonly role?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

const WHY_AFTER = 300
const PREVIEW_AFTER = 350

export function Piece(props: PieceProps) {
  const {
    id,
    place,
    label,
    move,
    refusal,
    consequence,
    card,
    selected,
    inactive,
    drag,
    run,
    onPick,
    onLift,
  } = props
  const table = useTable()
  const ref = useRef<HTMLDivElement>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const held = useRef(false)
  const byFocus = useRef(false)
  const pressed = useRef(false)
  const leadsTo = useRef<HTMLSpanElement>(null)
  const legal = table.live && Boolean(move || run || onPick)
  const instead = table.live && !legal ? (props.instead ?? null) : null
  const denied = table.live && !move && refusal ? refusal : null
  const refused = legal || instead ? null : denied
  const [looked, setLooked] = useState(false)
  const isAim = Boolean(move && table.aim && same(move, table.aim) && (table.aimedAt ?? id) === id)
  const aimed = isAim || (legal && looked)
  const asked = legal && move ? table.asks?.(move) : undefined

  const fresh = table.fresh(id)
  const { reason } = table
  const why = useMemo(() => (refused ? reason(refused) : ''), [refused, reason])

  useLayoutEffect(() => {
    if (ref.current)
      setDroppable(ref.current, {
        move: legal && move ? move : null,
        refusal: denied,
        place: place ?? false,
      })
  })
  // What it led to at an earlier question is stale.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move is the reason
  useEffect(() => {
    if (leadsTo.current) leadsTo.current.textContent = ''
  }, [move])

  // Whoever touches anything else has only looked.
  useEffect(() => {
    if (!looked) return
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setLooked(false)
    }
    addEventListener('pointerdown', away, true)
    return () => removeEventListener('pointerdown', away, true)
  }, [looked])

  const later = (ms: number, what: () => void) => timers.current.push(setTimeout(what, ms))
  const forget = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer)
    timers.current = []
  }, [])
  useEffect(() => forget, [forget])

  const look = (element: Element, by: 'pointing' | 'focus') => {
    if (legal && move) table.onAim(move, by === 'pointing' ? by : undefined, id)
    if (leadsTo.current)
      leadsTo.current.textContent = (typeof consequence === 'function' ? consequence() : consequence) ?? ''
    if (refused) later(WHY_AFTER, () => table.askWhy(refused, element, by))
    if (!card) return
    if (by === 'pointing') later(PREVIEW_AFTER, () => table.preview(card, element, by))
    else later(0, () => table.preview(card, element))
  }
  const lookAway = (unaim: boolean) => {
    forget()
    if (unaim && legal && move) table.onAim(null)
    if (card) table.preview(null, null)
  }
  const focus = (element: Element) => {
    byFocus.current = element.matches(':focus-visible')
    if (byFocus.current) look(element, 'focus')
  }
  const draggable = Boolean(drag && (legal ? move || run || onLift : instead))
  const exchange = (other: Move) => {
    if (selected) return table.stepBack()
    props.onAnswer?.()
    table.exchange(other)
  }
  const act = (touch: boolean) => {
    // The end of a long press is not a tap.
    if (!ref.current || held.current) return
    if (refused) table.askWhy(refused, ref.current)
    else if (instead) exchange(instead)
    // What answers nothing is at least shown: a finger cannot point, and on a phone a card is not readable in the hand.
    else if (!legal) return card ? table.preview(card, ref.current) : undefined
    else if (touch && props.looksFirst && card && !looked) {
      setLooked(true)
      table.preview(card, ref.current)
    } else if (run) table.run(run())
    else if (onPick) onPick()
    // Nobody waits for what it would lead to as for an answer: the page may do other things meanwhile.
    else if (touch && move && !aimed && place) startTransition(() => table.onAim(move, undefined, id))
    else if (move) {
      props.onAnswer?.()
      table.answer(move)
    }
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    held.current = false
    // Whoever acts has looked enough; what opens late would lie over the next question.
    forget()
    if (card && event.pointerType === 'touch') {
      onLongPress(() => {
        held.current = true
        table.preview(card, element)
      })
    }
    if (!draggable || event.button !== 0) return
    followPress(event.nativeEvent, element, {
      onto: onLift ? 'places' : 'anything',
      onLift() {
        lookAway(true)
        if (!selected) props.onAnswer?.()
        if (onLift) onLift()
        else if (run) table.run(run())
        else if (move) table.answer(move, 'lifting')
        else if (instead && !selected) table.exchange(instead, 'lifting')
      },
      onOver: (over) => table.onAim(over, 'pointing'),
      onDrop: (on) => latest.current.answer(on),
      onRefused(why, target) {
        latest.current.stepBack()
        latest.current.askWhy(why, target)
      },
      onMiss: () => latest.current.stepBack(),
    })
  }
  // A drag outlives the render it began in.
  const latest = useRef(table)
  latest.current = table

  const describedBy = consequence && legal ? `${id}-leads-to` : undefined
  const name = place ? { 'data-zone': id } : { 'data-piece': id }
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is button, option or img, all of which take these
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is given above all handlers
    <div
      ref={ref}
      {...name}
      data-stop=""
      data-legal={legal ? '' : undefined}
      data-asked={asked ? '' : undefined}
      data-unasked={asked === false ? '' : undefined}
      data-shown={asked && move && table.shows?.(move) ? '' : undefined}
      data-refused={refused ? '' : undefined}
      data-aimed={aimed ? '' : undefined}
      data-instead={instead ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-idle={props.idle && legal ? '' : undefined}
      data-inactive={inactive ? '' : undefined}
      data-drag={draggable ? '' : undefined}
      data-card={card}
      data-hint={table.hinted?.(id, move) ?? undefined}
      {...freshness(fresh)}
      className={`${css.piece} ${props.className ?? ''}`}
      style={props.style}
      role={props.role ?? (legal || refused || instead ? 'button' : 'img')}
      aria-label={label}
      // Other pieces are no buttons where they answer nothing; an option stays an option.
      aria-disabled={refused || (props.role === 'option' && !legal && !instead) ? true : undefined}
      aria-pressed={selected && (legal || instead) && !props.role ? true : undefined}
      aria-selected={props.role === 'option' ? (selected ?? false) : undefined}
      // Read wherever the reader comes by; what it is described by is read only where the focus is.
      aria-description={why || fresh?.text}
      aria-describedby={describedBy}
      // Never another: the stage leads Tab, and a change where the focus is would cost the page a new layout.
      tabIndex={-1}
      onPointerEnter={(e) => e.pointerType === 'mouse' && look(e.currentTarget, 'pointing')}
      onPointerLeave={(e) => e.pointerType === 'mouse' && lookAway(true)}
      onFocus={(e) => focus(e.currentTarget)}
      // What is aimed at stays aimed while finger or focus goes to the button that confirms it.
      onBlur={({ relatedTarget }) => {
        pressed.current = false
        lookAway(byFocus.current && !relatedTarget?.closest('[data-prompt]'))
      }}
      onPointerDown={press}
      // A pointer that answers takes no focus along: what has it and leaves the table costs the page two layouts.
      onMouseDown={(e) => (legal || instead) && e.preventDefault()}
      onContextMenu={(e) => held.current && e.preventDefault()}
      onClick={(e) => act((e.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return
        if (e.target !== e.currentTarget) return
        e.preventDefault()
        // A key held down since the question before does not answer this one.
        if (e.repeat) return
        held.current = false
        // As with any button: Space presses when it is let go, unless it was held to end the turn.
        if (e.key === ' ') pressed.current = true
        else act(false)
      }}
      onKeyUp={(e) => {
        if (e.key !== ' ' || e.target !== e.currentTarget || !pressed.current) return
        pressed.current = false
        act(false)
      }}
    >
      {props.children}
      {describedBy && <span ref={leadsTo} id={describedBy} className={css.spoken} />}
    </div>
  )
}
