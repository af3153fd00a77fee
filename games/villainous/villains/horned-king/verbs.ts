/** What only the Horned King's cards do, beside his Cauldron. */
import { tell } from '@duskhall/kernel'
import { Count } from '../../../kit/content/atoms.ts'
import { faceOf } from '../../content/box.ts'
import { CardName } from '../../content/fields.ts'
import { cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { discardFromRealm, moveTogether } from '../../rules/cards.ts'
import { isPlayable, playAtOnce, playFate, revealPair } from '../../rules/fate-cards.ts'
import { discardAside, discardFromHand, drawCards, hasCards } from '../../rules/piles.ts'
import { gainPower, playBan, playChoices, playFromHand, playRefusals } from '../../rules/play.ts'
import { alliesOf, findInRealm, heroesOf, moveBan } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { setAside } from '../../rules/verbs/playing.ts'
import { type Card, type Location, NONE, realmOf, type Task, task, type Villainous } from '../../state.ts'

/** VD-CARDH-R10. */
export const gainPerHero = verb(
  'gainPerHero',
  { n: Count(1, 9) },
  {
    possible: (s, { owner }) => heroesOf(s, owner).length > 0,
    do: (s, { owner }, { n }) => gainPower(s, owner, n * heroesOf(s, owner).length),
  },
)

function alliesElsewhere(s: Villainous, { owner, card }: Task): Card[] {
  const at = s.at[card] as Location
  return alliesOf(s, owner).filter((ally) => moveBan(s, owner, ally, at) === null)
}

/** VD-CARDH-R17. */
export const gatherAllies = verb(
  'gatherAllies',
  {},
  {
    possible: (s, about) => alliesElsewhere(s, about).length > 0,
    do(s, about) {
      const to = s.at[about.card] as Location
      moveTogether(
        s,
        about,
        alliesElsewhere(s, about).map((card) => ({ card, to })),
      )
    },
  },
)

/** VD-CARDH-R18, VD-POWER-R2. */
export const losePower = verb(
  'losePower',
  { n: Count(1, 9) },
  {
    possible: (s, { owner }) => realmOf(s, owner).power > 0,
    do: (s, { owner }, { n }) => gainPower(s, owner, -Math.min(n, realmOf(s, owner).power)),
  },
)

/** VD-CARDH-R25. */
export const newHand = verb(
  'newHand',
  { n: Count(1, 9) },
  {
    possible: (s, { owner }) => realmOf(s, owner).hand.length > 0,
    do(s, { owner }, { n }) {
      discardFromHand(s, owner, [...realmOf(s, owner).hand])
      drawCards(s, owner, n)
    },
  },
)

/** VD-CARDH-R13. */
export const discardFate = verb(
  'discardFate',
  { card: CardName },
  {
    possible: (s, { owner }, { card }) => findInRealm(s, owner, card) !== NONE,
    do: (s, { owner }, { card }) => discardFromRealm(s, owner, findInRealm(s, owner, card)),
  },
)

const itemsInHand = (s: Villainous, { owner }: Task): Card[] =>
  realmOf(s, owner).hand.filter((card) => faceOf(s, card).type === 'item')

/** VD-CARDH-R7. */
export const playItemFree = verb(
  'playItemFree',
  {},
  {
    secret: (_, chosen) => chosen.length === 0,
    possible: (s, about) => itemsInHand(s, about).some((card) => playBan(s, about, card, true) === null),
    choices: (s, about, _, chosen) =>
      playChoices(s, about, chosen, { free: true, candidates: itemsInHand(s, about) }),
    refusals: (s, about, _, chosen) => (chosen.length === 0 ? [] : playRefusals(s, about, chosen, true)),
    do: (s, about, _, chosen) => playFromHand(s, about, chosen, true),
  },
)

/** VD-CARDH-R26: two cards, both to be played. */
export const revealTwo = verb(
  'revealTwo',
  {},
  {
    possible: (s, { owner }) => hasCards(s, owner, true),
    do(s, about) {
      const { owner } = about
      const shown = revealPair(s, owner)
      tell?.<VillainousEvent>({ e: 'revealed', owner, fate: true, shown })
      playAtOnce(s, about, shown)
    },
  },
)

/** One of those that lie aside, judged when its turn comes. */
export const playAside = verb(
  'playAside',
  {},
  {
    // What will lie aside is known only once it is revealed.
    possible: () => true,
    choices(s, { owner }, _, chosen) {
      const cards = setAside(s, owner)
      return chosen.length > 0 || cards.length === 0 ? null : cards.map(cardMove)
    },
    do(s, { owner, by }, _, [choice]) {
      if (choice?.do !== 'card') return
      const about = task(owner, by, choice.card)
      if (isPlayable(s, about, [])) playFate(s, about)
      else {
        tell?.<VillainousEvent>({ e: 'unplayable', owner, card: choice.card, shown: [choice.card] })
        discardAside(s, { owner, card: choice.card })
      }
    },
  },
)
