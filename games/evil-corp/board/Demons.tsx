/** Demons on call: what each does at which summoning value. Columns answer a summons, the demon itself a flip. */

import { Icon, Piece, Print, Zone } from '@duskhall/ui'
import { boxOf, type Demon, type DemonColumn } from '../content/box.ts'
import type { ColumnText } from '../text/types.ts'
import type { EvilCorpView } from './answers.ts'
import { glyphsOf } from './art.ts'
import { Coin } from './Coin.tsx'
import css from './Demons.module.css'
import { portraitOf } from './portraits.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

/** The question is about demons, and this seat has to answer it. */
export function callsDemons({ question }: EvilCorpView): boolean {
  const about = question?.name === 'summon' || question?.name === 'flip-demon'
  return about && question.moves.length > 0
}

export function Demons() {
  const { s, texts, view } = useDesk()
  const called = callsDemons(view)
  return (
    <Zone
      id="demons"
      label={texts.glossary.zones.demons.name}
      className={`${css.demons} ${called ? css.called : ''}`}
    >
      {boxOf(s).demons.map((demon, number) => (
        <DemonRow key={demon.id} demon={demon} number={number} />
      ))}
    </Zone>
  )
}

function DemonRow({ demon, number }: { readonly demon: Demon; readonly number: number }) {
  const { s, after, answering, texts, words } = useDesk()
  const active = s.demons[number] ?? false
  const flips = (after.demons[number] ?? false) !== active
  const columns = texts.columns(demon.columns, s.options)
  const name = texts.name(demon.id)
  const answer = answering(id.demon(number), demon.id)
  const state = active ? texts.board.active : texts.board.demonUsed
  return (
    <Piece
      {...answer}
      label={`${name}, ${state}. ${columns.map(({ threshold, full }) => words.said(words.threshold(threshold), full)).join(' ')}`}
      card={demon.id}
      // Its columns may be answers of their own, so it is a group then.
      role={answer.move || answer.refusal ? undefined : 'group'}
      className={`${css.demon} ${active ? '' : css.asleep} ${flips ? css.flips : ''}`}
    >
      <span className={css.head}>
        <Icon name={portraitOf(demon.id)} />
      </span>
      <span className={css.words}>
        <b>{name}</b>
        {active ? (
          <span className={css.tiers}>
            {demon.columns.map((column, at) => (
              <Tier key={column.threshold} demon={demon} column={column} text={columns[at] as ColumnText} />
            ))}
          </span>
        ) : (
          <em>{texts.board.demonUsed}</em>
        )}
      </span>
    </Piece>
  )
}

interface TierProps {
  readonly demon: Demon
  readonly column: DemonColumn
  readonly text: ColumnText
}

/** One column: the value it asks for, what must be paid, what it does. */
function Tier({ demon, column, text }: TierProps) {
  const { answering, words, texts } = useDesk()
  const answer = answering(id.column(demon.id, column.threshold))
  const inside = (
    <>
      <u>
        <Print text={column.threshold} />
      </u>
      {column.payGold > 0 && (
        <>
          <Coin size={12} />
          <Print text={column.payGold} />
        </>
      )}
      {glyphsOf(column.effects).map(({ icon, text: number }) => (
        <span key={icon} className={css.glyph}>
          <Icon name={icon} />
          <Print text={number} />
        </span>
      ))}
      <Print className={css.inWords} text={text.short} />
    </>
  )
  if (!answer.move && !answer.refusal) {
    return (
      <span
        className={css.tier}
        title={words.said(words.threshold(column.threshold), text.full)}
        aria-hidden="true"
      >
        {inside}
      </span>
    )
  }
  return (
    <Piece
      {...answer}
      label={`${texts.name(demon.id)}. ${words.said(words.threshold(column.threshold), text.full)}`}
      className={`${css.tier} ${css.choice}`}
    >
      {inside}
    </Piece>
  )
}
