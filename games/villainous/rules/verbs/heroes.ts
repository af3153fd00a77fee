/** Verbs about Heroes: defeated by a card, moved by one. */
import { Count } from '../../../kit/content/atoms.ts'
import { faceOf } from '../../content/box.ts'
import { CardName, listOf, maybe } from '../../content/fields.ts'
import { atMove, cardMove, DONE } from '../../content/moves.ts'
import type { Card, Location, Villainous, VillainousMove } from '../../state.ts'
import { refused } from '../bans.ts'
import { defeat, moveTogether } from '../cards.ts'
import { destinationsOf, heroesOf, strengthOf } from '../realm.ts'
import { type Chosen, verb } from '../verb.ts'

/** VD-DEF3, VD-STR-R2: no Ally is used; strength is read when choosing. */
export const defeatVerb = verb(
  'defeat',
  {
    most: maybe(Count(0, 9)),
    exactly: maybe(Count(0, 9)),
    cards: maybe(listOf(CardName)),
  },
  {
    choices: (s, { owner }, { most, exactly, cards }, chosen) =>
      chosen.length > 0
        ? null
        : heroesOf(s, owner)
            .filter((hero) => {
              const strength = strengthOf(s, owner, hero)
              return (
                strength <= (most ?? strength) &&
                strength === (exactly ?? strength) &&
                (cards?.includes(faceOf(s, hero).id) ?? true)
              )
            })
            .map(cardMove),
    refusals: (s, { owner }, { most, exactly }) =>
      most === undefined && exactly === undefined
        ? []
        : refused(heroesOf(s, owner), cardMove, (hero) => {
            const strength = strengthOf(s, owner, hero)
            const fits = strength <= (most ?? strength) && strength === (exactly ?? strength)
            if (fits) return null
            return exactly === undefined ? 'VD-STR-R2' : 'VD-CARDH-R12'
          }),
    do(s, task, _, [hero]) {
      if (hero?.do === 'card') defeat(s, task, [hero.card])
    },
  },
)

/** The choices of one card of these, then of where it goes. */
export function wayChoices(
  s: Villainous,
  owner: number,
  cards: readonly Card[],
  [card, to]: Chosen,
): VillainousMove[] | null {
  if (to) return null
  if (card?.do === 'card') return destinationsOf(s, owner, card.card).map(atMove)
  return cards.filter((one) => destinationsOf(s, owner, one).length > 0).map(cardMove)
}

/** Pairs of a card and where it goes. */
function waysOf(chosen: Chosen): { readonly card: Card; readonly to: Location }[] {
  const ways: { card: Card; to: Location }[] = []
  for (let i = 0; i + 1 < chosen.length; i += 2) {
    const [card, to] = [chosen[i], chosen[i + 1]]
    if (card?.do === 'card' && to?.do === 'at') ways.push({ card: card.card, to: to.at })
  }
  return ways
}

function movable(s: Villainous, owner: number, taken: readonly Card[]): VillainousMove[] {
  const left = heroesOf(s, owner).filter((hero) => !taken.includes(hero))
  return wayChoices(s, owner, left, []) ?? []
}

/** Any number of Heroes, each once to any other location, all together (VD-CARDG-R20, VD-CARDH-R19). */
export const moveHeroes = verb(
  'moveHeroes',
  { most: maybe(Count(1, 9)) },
  {
    choices(s, { owner }, { most = 99 }, chosen) {
      const last = chosen.at(-1)
      if (last?.do === 'done') return null
      if (last?.do === 'card') return destinationsOf(s, owner, last.card).map(atMove)
      const ways = waysOf(chosen)
      if (ways.length >= most) return null
      const next = movable(
        s,
        owner,
        ways.map(({ card }) => card),
      )
      if (ways.length === 0) return next
      return next.length === 0 ? null : [...next, DONE]
    },
    do: (s, task, _, chosen) => moveTogether(s, task, waysOf(chosen)),
  },
)
