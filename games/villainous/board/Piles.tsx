/** The four piles of a realm, and the button that opens them where there is little room. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import { Icon, PileButton, usePiles } from '@duskhall/ui'
import { type Face, faceOf } from '../content/box.ts'
import { realmOf, type Villainous } from '../state.ts'
import { pileAsked } from './answers.ts'
import { cardLook, villainLook } from './look.ts'
import css from './Piles.module.css'
import { PILES, type PileName, pileOf } from './piles.ts'
import { portraitOf } from './portraits.ts'
import { type Desk, useDesk } from './seat.tsx'

function usePileOf(seat: Seat) {
  const desk = useDesk()
  return (pile: PileName) => pileOf(desk.view, seat, pile, desk.nameOf(seat), desk.words)
}

const ICONS: { readonly [P in PileName]: string | null } = {
  deck: null,
  discard: 'card-discard',
  fateDeck: 'sands-of-time',
  fateDiscard: 'card-discard',
}

function iconOf({ boardOf }: Desk, seat: Seat, pile: PileName): string {
  return ICONS[pile] ?? portraitOf(boardOf(seat).id)
}

const FACE_UP: readonly PileName[] = ['discard', 'fateDiscard']

/** The card on top of a discard pile, which everybody sees. */
function topOf(s: Villainous, seat: Seat, pile: PileName): Face | null {
  const card = FACE_UP.includes(pile) ? realmOf(s, seat)[pile].at(-1) : undefined
  return card === undefined || card === HIDDEN ? null : faceOf(s, card)
}

function Pile({
  seat,
  pile,
  look,
}: {
  readonly seat: Seat
  readonly pile: PileName
  readonly look: 'line' | 'stack'
}) {
  const desk = useDesk()
  const { s, after, words, view, live } = desk
  const found = usePileOf(seat)
  const top = look === 'stack' ? topOf(s, seat, pile) : null
  return (
    <PileButton
      pile={found(pile)}
      icon={top ? portraitOf(top.id) : iconOf(desk, seat, pile)}
      count={realmOf(s, seat)[pile].length}
      preview={realmOf(after, seat)[pile].length}
      counted={words.cards}
      caption={words.piles[pile]}
      look={look}
      calls={live && pile === 'fateDiscard' && pileAsked(view) === seat}
      className={top ? `${css.up} ${cardLook(top)}` : pile.startsWith('fate') ? css.fate : ''}
    />
  )
}

/** Deck and discard pile left of the board, those of the Fate cards right of it. */
export function RealmPiles({ seat, fate }: { readonly seat: Seat; readonly fate: boolean }) {
  const piles = PILES.filter((pile) => pile.startsWith('fate') === fate)
  return (
    <div className={css.side}>
      {piles.map((pile) => (
        <Pile key={pile} seat={seat} pile={pile} look="stack" />
      ))}
    </div>
  )
}

/** All four in a line: beside what lies in the one that is looked into. */
export function PileLine({ seat }: { readonly seat: Seat }) {
  const { boardOf } = useDesk()
  return (
    <div className={`${css.line} ${villainLook(boardOf(seat).id)}`}>
      {PILES.map((pile) => (
        <Pile key={pile} seat={seat} pile={pile} look="line" />
      ))}
    </div>
  )
}

export function PilesOpener({ seat }: { readonly seat: Seat }) {
  const { words } = useDesk()
  const { open, shown } = usePiles()
  const found = usePileOf(seat)
  return (
    <button
      type="button"
      className={css.opener}
      aria-label={words.piles.all}
      aria-expanded={shown !== null}
      onClick={() => open(found('discard'))}
    >
      <Icon name="stack" />
    </button>
  )
}
