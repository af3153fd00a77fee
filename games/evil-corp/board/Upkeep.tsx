/** The Night's choice for one tile in a Fortification. The answer is composed of all of them; the prompt confirms it. */
import { same } from '@duskhall/kernel'
import { Piece, useTable } from '@duskhall/ui'
import { sideOf, tileOf } from '../content/box.ts'
import { type EvilCorpMove, type Kept, kindAt, type Place, placeAt, villageOf } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { useDesk } from './seat.tsx'
import css from './Upkeep.module.css'

type Choice = 'leave' | 'pay' | 'free'
export type UpkeepMove = Extract<EvilCorpMove, { do: 'upkeep' }>

/** The answer composed so far; to begin with nothing is kept. */
export function draftOf(view: EvilCorpView, draft: unknown): UpkeepMove {
  const made = draft as UpkeepMove | null | undefined
  const legal = (view.question?.moves ?? []).filter((move) => move.do === 'upkeep')
  const found = made?.do === 'upkeep' ? legal.find((move) => same(move, made)) : undefined
  return found ?? legal.find((move) => move.kept.length === 0) ?? { do: 'upkeep', kept: [] }
}

/** The legal answer that differs from the draft only in this tile; null when there is none. */
export function changed(
  view: EvilCorpView,
  draft: UpkeepMove,
  place: Place,
  choice: Choice,
): UpkeepMove | null {
  const wanted = new Map(draft.kept.map((kept) => [placeOf(kept), kept.free]))
  if (choice === 'leave') wanted.delete(place)
  else wanted.set(place, choice === 'free')
  const fits = (move: EvilCorpMove): move is UpkeepMove =>
    move.do === 'upkeep' &&
    move.kept.length === wanted.size &&
    move.kept.every((kept) => wanted.get(placeOf(kept)) === kept.free)
  return view.question?.moves.find(fits) ?? null
}

function placeOf({ village, half, space }: Kept): Place {
  return placeAt(village, half, space)
}

function choiceIn(draft: UpkeepMove, place: Place): Choice {
  const kept = draft.kept.find((entry) => placeOf(entry) === place)
  return kept ? (kept.free ? 'free' : 'pay') : 'leave'
}

export function UpkeepChoice({ place }: { readonly place: Place }) {
  const { s, view, answers, draft, onDraft, onAim, words, texts, live } = useDesk()
  const { asks, shows } = useTable()
  const now = draftOf(view, draft)
  const choice = choiceIn(now, place)
  const price = sideOf(s, villageOf(place)).upkeep
  const name = texts.name(tileOf(s, kindAt(s, place)).id)
  const options: readonly [Choice, string][] = [
    ['leave', words.upkeep.leave],
    ['pay', words.upkeep.pay(price)],
    ['free', words.upkeep.free],
  ]
  const possible = options.map(([option, label]) => ({
    option,
    label,
    move: changed(view, now, place, option),
  }))
  const refusal = answers.refusals.find(
    ({ move }) => move.do === 'upkeep' && move.kept.some((kept) => placeOf(kept) === place),
  )
  if (!live) return null
  if (possible.every(({ option, move }) => option === 'leave' || !move)) {
    return refusal ? (
      <Piece
        id={`upkeep-${place}`}
        label={words.said(name, words.upkeep.pay(price))}
        refusal={refusal}
        className={css.choices}
      >
        <span className={css.option}>{words.upkeep.pay(price)}</span>
      </Piece>
    ) : null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot float over a space
    <span
      className={css.choices}
      data-floats=""
      role="group"
      aria-label={words.said(name, words.upkeep.title)}
    >
      {possible.map(({ option, label, move }) => {
        if (!move) return null
        return (
          <button
            key={option}
            type="button"
            data-piece={`upkeep-${place}-${option}`}
            data-stop=""
            data-legal=""
            data-asked={asks?.(move) ? '' : undefined}
            data-unasked={asks && !asks(move) ? '' : undefined}
            data-shown={shows?.(move) ? '' : undefined}
            aria-pressed={choice === option}
            aria-label={words.said(name, label)}
            className={css.option}
            onClick={() => {
              onDraft(move)
              onAim(move)
            }}
          >
            {label}
          </button>
        )
      })}
    </span>
  )
}
