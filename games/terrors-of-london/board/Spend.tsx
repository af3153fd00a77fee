/** A way to spend: everything at once, or less with the two small buttons beside it. */
import { Icon, isSmall, Piece } from '@duskhall/ui'
import type { Resource } from '../state.ts'
import type { Words } from '../text/index.ts'
import type { SpendKey } from './answers.ts'
import { RESOURCE_ICONS } from './art.ts'
import { amountOf, stepped } from './draft.ts'
import css from './Spend.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Spend({ spend }: { readonly spend: SpendKey }) {
  const { view, live, arrangement, answers, draft, onDraft, texts, words, reader, leadsTo } = useDesk()
  const amount = amountOf(answers, draft, spend)
  const move = answers.spend(spend, amount)
  const most = answers.spending.get(spend)?.amount ?? 0
  const written = writtenOn(spend, amount, words)
  const steps = live && most > 1 && (!isSmall(arrangement) || draft.open === spend || spend.includes('>'))
  const change = (by: 1 | -1) => onDraft(stepped(answers, draft, spend, by))
  return (
    <div className={css.spend} data-steps={steps ? '' : undefined}>
      {steps && (
        <button
          type="button"
          className={css.step}
          aria-label={words.less}
          disabled={amount <= 1}
          onClick={() => change(-1)}
        >
          −
        </button>
      )}
      <Piece
        id={id.spend(spend)}
        label={written ?? (move ? texts.move(view, move, reader) : '')}
        move={move}
        refusal={answers.refusedSpending(spend)}
        consequence={leadsTo(move)}
        className={css.verb}
      >
        <span className={css.text}>{written ?? <Exchange spend={spend} amount={amount} />}</span>
      </Piece>
      {steps && (
        <button
          type="button"
          className={css.step}
          aria-label={words.more}
          disabled={amount >= most}
          onClick={() => change(1)}
        >
          +
        </button>
      )}
    </div>
  )
}

/** What the button says, and is called; a conversion is drawn instead. */
function writtenOn(spend: SpendKey, amount: number, words: Words): string | null {
  if (spend === 'attack') return amount > 0 ? words.attackFor(amount) : words.attack
  if (spend === 'heal') return amount > 0 ? words.healBy(amount) : words.heal
  return null
}

function Exchange({ spend, amount }: { readonly spend: SpendKey; readonly amount: number }) {
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
