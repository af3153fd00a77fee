/**
 * A card in the play area. A monster that fits somewhere can be picked (or dragged); then the ends where it may stand
 * glow. Its HAUNT token and its Horde abilities answer for themselves.
 */
import { Icon, Piece } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import type { CardEntry } from '../content/schema.ts'
import { DISMISSED_SIDE, isHordeAbilityUsed, tokenSide } from '../rules/marks.ts'
import type { Card } from '../state.ts'
import { entryOf } from '../text/facts.ts'
import { type Link, linksOf } from './answers.ts'
import { EffectChips } from './Chip.tsx'
import { endsFor } from './draft.ts'
import css from './InPlay.module.css'
import { useDesk } from './seat.tsx'
import { id, idOf } from './seen.ts'
import { TableCard } from './TableCard.tsx'

export function InPlay({ card }: { readonly card: Card }) {
  const { s, answers, draft, onDraft } = useDesk()
  const picked = draft.pick === card
  const links = linksOf(answers.links, card)
  const pickable = links.length > 0
  // Where it can stand in one place only, there is nothing to pick.
  const [only] = links.length === 1 && draft.pick === undefined ? links : []
  const aiming = draft.pick !== undefined && !picked
  const ends = endsFor(answers, draft.pick).filter(({ at }) => at === card)
  const refusal = aiming && ends.length === 0 ? answers.linkRefusal(draft.pick as Card, card) : null
  const { horde = [] } = boxOf(s).faces[card] ?? {}
  const used = horde.map((_, ability) => isHordeAbilityUsed(s, card, ability))
  return (
    <div className={css.place}>
      <TableCard
        card={card}
        used={used}
        selected={picked}
        drag={pickable}
        link={only}
        onPick={pickable && !only ? () => onDraft(picked ? null : { ...draft, pick: card }) : undefined}
        onLift={() => onDraft({ ...draft, pick: card })}
        refusal={refusal}
        className={css.card}
      />
      {ends.map(({ side, move }) => (
        <End key={side} side={side} card={card} move={move} />
      ))}
      <Token card={card} />
      <HordeAbilities card={card} />
    </div>
  )
}

/** Where the picked monster would stand. */
function End({
  side,
  card,
  move,
}: {
  readonly side: 'left' | 'right'
  readonly card: Card
  readonly move: Link
}) {
  const { s, texts, words, draft, leadsTo } = useDesk()
  const name = (of: Card) => texts.name(idOf(s, of))
  return (
    <Piece
      id={id.end(side, card)}
      place
      label={words.join(name(draft.pick as Card), side, name(card))}
      move={move}
      consequence={leadsTo(move)}
      className={`${css.end} ${css[side]}`}
    >
      <span className={css.tab}>
        <Icon name="linked-rings" />
      </span>
    </Piece>
  )
}

/** HAUNT on one side; on the other the monster may act once more. */
export function Token({ card, small }: { readonly card: Card; readonly small?: boolean }) {
  const { s, answering, texts, words, isIdle } = useDesk()
  const side = tokenSide(s, card)
  if (side === 0) return null
  const answer = answering(id.token(card))
  const dismissed = side === DISMISSED_SIDE
  const name = texts.name(idOf(s, card))
  const what = dismissed ? words.dismissed : words.haunt
  return (
    <Piece
      {...answer}
      idle={isIdle(answer.move)}
      label={answer.move ? words.hauntAgain(name) : words.said(name, what)}
      refusal={dismissed ? answer.refusal : null}
      className={`${css.token} ${dismissed ? css.dismissed : ''} ${small ? css.small : ''}`}
    >
      <Icon name={dismissed ? 'night-sleep' : 'ghost'} />
    </Piece>
  )
}

/** The bar answers where a Horde ability is asked for. */
function HordeAbilities({ card }: { readonly card: Card }) {
  const { s, view, answering, texts, reader, isIdle } = useDesk()
  const entry = entryOf(s, card) as CardEntry
  if (entry.type !== 'monster' || !entry.horde) return null
  const asked = entry.horde.map((effects, ability) => ({
    effects,
    ability,
    answer: answering(id.ability(card, ability)),
  }))
  if (asked.every(({ answer: { move, refusal } }) => !move && !refusal)) return null
  return (
    <div className={css.abilities}>
      {asked.map(({ effects, ability, answer }) => (
        <Piece
          key={ability}
          {...answer}
          idle={isIdle(answer.move)}
          label={texts.move(view, answer.move ?? { do: 'ability', card, ability }, reader)}
          className={css.ability}
        >
          <span className={css.chips}>
            <EffectChips effects={effects} />
            {answer.refusal && isHordeAbilityUsed(s, card, ability) && (
              <Icon name="check-mark" className={css.check} />
            )}
          </span>
        </Piece>
      ))}
    </div>
  )
}
