/** A way to spend: everything at once, or less with the two small buttons beside it. */
import { Icon, Piece } from '@duskhall/ui'
import type { Resource, TerrorsMove } from '../state.ts'
import type { SpendKey } from './answers.ts'
import { RESOURCE_ICONS } from './art.ts'
import { amountOf, stepped } from './draft.ts'
import css from './Spend.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Spend({ spend }: { readonly spend: SpendKey }) {
  const { view, live, layout, answers, draft, onDraft, texts, words, reader, leadsTo } = useDesk()
  const amount = amountOf(answers, draft, spend)
  const move = answers.spend(spend, amount)
  const most = answers.spending.get(spend)?.amount ?? 0
  const idle = spend === 'attack' ? words.attack : words.heal
  const steps = live && most > 1 && (layout !== 'phone' || draft.open === spend || spend.includes('>'))
  // Called as it reads; what becomes of it follows.
  const spoken = (way: TerrorsMove) =>
    spend === 'attack'
      ? words.attackFor(amount)
      : spend === 'heal'
        ? words.healBy(amount)
        : texts.move(view, way, reader)
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
        label={move ? spoken(move) : idle}
        move={move}
        refusal={answers.refusedSpending(spend)}
        consequence={() => leadsTo(move)}
        className={css.verb}
      >
        <Verb spend={spend} amount={amount} />
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

function Verb({ spend, amount }: { readonly spend: SpendKey; readonly amount: number }) {
  const { words, texts } = useDesk()
  const [from, to] = spend.split('>') as [Resource, Resource | undefined]
  if (to) {
    return (
      <span className={css.text}>
        {amount} <Icon name={RESOURCE_ICONS[from]} label={texts.glossary.resources[from].name} /> → {amount}{' '}
        <Icon name={RESOURCE_ICONS[to]} label={texts.glossary.resources[to].name} />
      </span>
    )
  }
  const idle = spend === 'attack' ? words.attack : words.heal
  const full = spend === 'attack' ? words.attackFor(amount) : words.healBy(amount)
  return <span className={css.text}>{amount > 0 ? full : idle}</span>
}
