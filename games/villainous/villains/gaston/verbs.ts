/** What only Gaston's cards do, beside his Obstacles. */
import { push, takeOut, tell } from '@duskhall/kernel'
import { boardOf, faceOf, locationOf } from '../../content/box.ts'
import { PlaceName } from '../../content/fields.ts'
import { atMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { moveTogether } from '../../rules/cards.ts'
import { isPlayable, playAtOnce, playFate, revealPair } from '../../rules/fate-cards.ts'
import { discardAside, hasCards, revealTop, shuffleIn, toPile } from '../../rules/piles.ts'
import { bringIn } from '../../rules/play.ts'
import { alliesOf, destinationsOf, inRealm } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { setAside } from '../../rules/verbs/playing.ts'
import { type Card, type Location, NONE, realmOf, type Task, task, type Villainous } from '../../state.ts'

/** Allies beside the card that can go anywhere else. */
function alliesBeside(s: Villainous, { owner, card }: Task): Card[] {
  return alliesOf(s, owner).filter(
    (ally) => s.at[ally] === s.at[card] && destinationsOf(s, owner, ally).length > 0,
  )
}

/** VD-GASTON14, VD-GASTON-R9, VD-CARDG-R23: each goes somewhere else, one after another named, all together moved. */
export const sendAlliesAway = verb(
  'sendAlliesAway',
  {},
  {
    possible: (s, about) => alliesBeside(s, about).length > 0,
    choices(s, about, _, chosen) {
      const ally = alliesBeside(s, about)[chosen.length]
      return ally === undefined ? null : destinationsOf(s, about.owner, ally).map(atMove)
    },
    do(s, about, _, chosen) {
      const allies = alliesBeside(s, about)
      const ways = chosen.flatMap((move, i) =>
        move.do === 'at' ? [{ card: allies[i] as Card, to: move.at }] : [],
      )
      moveTogether(s, about, ways)
    },
  },
)

/** VD-SEE-R3: one by one until one of that kind appears; the pile is shuffled in once, when the deck runs out. */
function revealUntil(s: Villainous, owner: number, fate: boolean, is: (card: Card) => boolean): Card[] {
  const shown: Card[] = []
  for (;;) {
    const card = revealTop(s, owner, fate)
    if (card === undefined) break
    shown.push(card)
    if (is(card)) break
  }
  tell?.<VillainousEvent>({ e: 'revealed', owner, fate, shown })
  return shown
}

/** VD-CARDG-R11. */
export const revealAlly = verb(
  'revealAlly',
  {},
  {
    possible: (s, { owner }) => hasCards(s, owner, false),
    do(s, { owner }) {
      const isAlly = (card: Card) => faceOf(s, card).type === 'ally'
      for (const card of revealUntil(s, owner, false, isAlly)) {
        takeOut(s.aside, card)
        if (!isAlly(card)) {
          toPile(s, owner, card)
          continue
        }
        realmOf(s, owner).hand.push(card)
        tell?.<VillainousEvent>({ e: 'returned', owner, card, shown: [card] })
      }
    },
  },
)

/** VD-CARDG-R12, VD-CARDG-R13: the first Hero of the own Fate deck enters at that location. */
export const playRevealedHero = verb(
  'playRevealedHero',
  { at: PlaceName },
  {
    possible: (s, { owner }) =>
      boardOf(s, owner).fateDeck.some((card) => faceOf(s, card).type === 'hero' && !inRealm(s, card)),
    do(s, about, { at }) {
      const { owner } = about
      const isHero = (card: Card) => faceOf(s, card).type === 'hero'
      const shown = revealUntil(s, owner, true, isHero)
      const hero = shown.at(-1)
      if (hero !== undefined && isHero(hero)) {
        takeOut(s.aside, hero)
        bringIn(s, about, hero, atMove(locationOf(s, owner, at) as Location))
      }
      playAtOnce(s, about, shown)
    },
  },
)

/** The other revealed cards go back into the deck. */
export const shuffleBack = verb(
  'shuffleBack',
  {},
  {
    do(s, { owner }) {
      const cards = setAside(s, owner)
      if (cards.length === 0) return
      for (const card of cards) takeOut(s.aside, card)
      shuffleIn(s, owner, cards)
    },
  },
)

/** VD-CARDG-R28: first the card revealed with this one. */
export const playOther = verb(
  'playOther',
  {},
  {
    do(s, { owner, by, other }) {
      if (other === NONE) return
      const about = task(owner, by, other)
      if (isPlayable(s, about, [])) playFate(s, about)
      else {
        tell?.<VillainousEvent>({ e: 'unplayable', owner, card: other, shown: [other] })
        discardAside(s, { owner, card: other })
      }
    },
  },
)

/** VD-CARDG-R30: it lies in the pile before the next pair is revealed. */
export const discardThis = verb(
  'discardThis',
  {},
  { do: (s, { owner, card }) => discardAside(s, { owner, card }) },
)

export const anotherPair = verb(
  'anotherPair',
  {},
  {
    do(s, { owner, by }) {
      const cards = revealPair(s, owner)
      tell?.<VillainousEvent>({ e: 'revealed', owner, fate: true, shown: cards })
      push(s, { do: 'pair', owner, by, cards, action: false })
    },
  },
)
