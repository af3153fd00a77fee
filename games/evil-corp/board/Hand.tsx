/** The own hand behind the folding screen. Choosing a tile is an answer; the space is the next question. */
import { HIDDEN } from '@duskhall/kernel'
import { type Arrangement, Hand as Fan, isSmall, Piece } from '@duskhall/ui'
import { useState } from 'react'
import { tileOf } from '../content/box.ts'
import { type Kind, type StepOf, screenOf } from '../state.ts'
import { nightWordsOf } from '../text/night.ts'
import { tilesIn } from './answers.ts'
import css from './Hand.module.css'
import { LargeTile, type Room } from './LargeTile.tsx'
import { useNight } from './Night.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { twinsIn } from './twins.ts'

export function Hand() {
  const { s, view, words, chair, arrangement, lang } = useDesk()
  const night = useNight()
  const tiles = screenOf(s, chair).filter((kind) => kind !== HIDDEN)
  const picked = pickedOf(view.state.agenda.at(-1) as StepOf<'place'> | StepOf<'reveal'> | undefined)
  const [pressed, setPressed] = useState<readonly number[]>([])
  const twins = twinsIn(tiles, picked, pressed)
  const room = roomFor(tiles.length, arrangement)
  if (view.seat < 0) return <p className={css.nothing}>{words.noScreen}</p>
  return (
    <Fan
      id={id.screen(chair)}
      label={words.yourScreen}
      count={tiles.length}
      least={4}
      empty={<p className={css.nothing}>{night ? nightWordsOf(lang).folded : words.emptyScreen}</p>}
      className={css.fan}
    >
      {tiles.map((kind, at) => {
        const { copy, picked: selected } = twins[at] as (typeof twins)[number]
        const key = `${kind} ${tiles.slice(0, at).filter((other) => other === kind).length}`
        const press = () => setPressed((before) => [...before.slice(-tiles.length), at])
        return <InHand key={key} {...{ kind, copy, selected, room }} onAnswer={press} />
      })}
    </Fan>
  )
}

/** Tiles already chosen: the one on its way to a space, or those about to be shown. */
function pickedOf(step: StepOf<'place'> | StepOf<'reveal'> | undefined): readonly Kind[] {
  if (step?.do === 'place') return step.secret ? [step.secret.kind] : []
  return step?.do === 'reveal' ? (step.secret?.picked ?? []) : []
}

/** The fan is as wide as the screen behind it: the more tiles, the less each can say. */
function roomFor(tiles: number, arrangement: Arrangement): Room {
  if (isSmall(arrangement) || tiles > 6) return 'narrow'
  return tiles > 5 ? 'mid' : tiles > 4 ? 'close' : 'wide'
}

interface InHandProps {
  readonly kind: Kind
  readonly copy: number
  readonly selected: boolean
  readonly room: Room
  onAnswer(): void
}

function InHand({ kind, copy, selected, room, onAnswer }: InHandProps) {
  const { s, answering, texts, telling } = useDesk()
  const tile = tileOf(s, kind)
  const answer = answering(id.hand(kind, copy), tilesIn('screen', tile.id))
  return (
    <Piece
      {...answer}
      label={texts.spoken(kind, telling)}
      role="option"
      move={selected ? null : answer.move}
      card={tile.id}
      selected={selected}
      onAnswer={onAnswer}
      drag={(answer.move ?? answer.instead)?.do === 'deploy'}
      className={css.card}
    >
      <LargeTile content={s.content} kind={kind} lang={texts.language} options={s.options} room={room} />
    </Piece>
  )
}
