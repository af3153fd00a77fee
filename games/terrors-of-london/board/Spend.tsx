/** A way to spend: everything at once, or less, by a row of buttons with an amount on each. */
import { Icon, Piece, Zone } from '@duskhall/ui'
import type { Resource } from '../state.ts'
import type { Words } from '../text/index.ts'
import type { SpendKey } from './answers.ts'
import { RESOURCE_ICONS } from './art.ts'
import css from './Spend.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

interface SpendProps {
  readonly spend: SpendKey
  /** Where there is no room beside it, other amounts open by its orb. */
  readonly onOrb?: boolean | undefined
}

export function Spend({ spend, onOrb }: SpendProps) {
  const { view, live, answers, draft, onDraft, texts, words, reader, leadsTo } = useDesk()
  const move = answers.spending.get(spend) ?? null
  const most = move?.amount ?? 0
  const written = writtenOn(spend, most, words)
  const amounts = `1–${most}`
  return (
    <div className={css.spend}>
      <Piece
        id={id.spend(spend)}
        label={written ?? (move ? texts.move(view, move, reader) : '')}
        move={move}
        refusal={answers.refusedSpending(spend)}
        consequence={leadsTo(move)}
        className={css.verb}
      >
        <span className={css.text}>{written ?? <Exchange spend={spend} amount={most} />}</span>
      </Piece>
      {live && most > 1 && (
        <button
          type="button"
          className={onOrb ? css.onOrb : css.less}
          aria-expanded={draft.open === spend}
          aria-label={words.said(nameOf(spend, words), `${words.howMuch}, ${amounts}`)}
          onClick={() => onDraft({ ...draft, open: spend })}
        >
          {onOrb ? '±' : amounts}
        </button>
      )}
    </div>
  )
}

/** Every amount, each on its button; what it would do is shown before it is pressed. */
export function Amounts({ spend }: { readonly spend: SpendKey }) {
  const { view, answers, onDraft, texts, words, reader, leadsTo } = useDesk()
  const title = writtenOn(spend, 0, words) ?? <Exchange spend={spend} />
  return (
    <div className={css.amounts}>
      <h3>
        {title}
        <button type="button" className={css.close} aria-label={words.close} onClick={() => onDraft(null)}>
          ×
        </button>
      </h3>
      <Zone
        id={`amounts-${spend}`}
        label={words.said(nameOf(spend, words), words.howMuch)}
        className={css.row}
      >
        {answers.amounts(spend).map((move) => (
          <Piece
            key={move.amount}
            id={id.amount(spend, move.amount)}
            label={texts.move(view, move, reader)}
            move={move}
            consequence={leadsTo(move)}
            className={css.amount}
          >
            {move.amount}
          </Piece>
        ))}
      </Zone>
    </div>
  )
}

/** What the button says, and is called; a conversion is drawn instead. */
function writtenOn(spend: SpendKey, amount: number, words: Words): string | null {
  if (spend === 'attack') return amount > 0 ? words.attackFor(amount) : words.attack
  if (spend === 'heal') return amount > 0 ? words.healBy(amount) : words.heal
  return null
}

/** The same without an amount: "Attack", "Coin → Power". */
function nameOf(spend: SpendKey, words: Words): string {
  const [from, to] = spend.split('>') as [Resource, Resource?]
  return writtenOn(spend, 0, words) ?? words.exchange(from, to as Resource)
}

function Exchange({ spend, amount = '' }: { readonly spend: SpendKey; readonly amount?: number | string }) {
  const { texts } = useDesk()
  const [from, to] = spend.split('>') as [Resource, Resource]
  const icon = (resource: Resource) => (
    <Icon name={RESOURCE_ICONS[resource]} label={texts.glossary.resources[resource].name} />
  )
  return (
    <>
      {amount} {icon(from)} → {amount} {icon(to)}
    </>
  )
}
