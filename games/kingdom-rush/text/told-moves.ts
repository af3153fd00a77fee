/** What is answered, as facts. */
import type { Reader } from '@duskhall/kernel'
import { FACINGS } from '../content/words.ts'
import { ownerOf } from '../rules/figures.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { isHorde, levelOf, topAt } from '../rules/trays.ts'
import { type Asking, type KingdomRush, type KingdomRushMove, OFF_MAP } from '../state.ts'
import type { Calling } from './calling.ts'
import type { TrayFacts } from './types.ts'

type MoveOf<Name extends KingdomRushMove['do']> = Extract<KingdomRushMove, { do: Name }>

export function moveFacts(s: KingdomRush, { you }: Reader, calling: Calling) {
  const { box, names, who, tower, site, tray, figure, cells, goal } = calling
  const ofHero = ({ hero }: { readonly hero: number }) => ({ figure: figure(hero) })
  const ofBoard = ({ hero }: { readonly hero: number }) => ({
    name: names.hero(hero),
    text: calling.heroText(hero),
  })

  /** The figure that a question is about; null where it is about none. */
  function figureIn(step: Asking) {
    if ('figure' in step) return figure(step.figure)
    return 'hero' in step && step.hero >= 0 ? figure(step.hero) : null
  }
  /** What a tower or hero turned like that could hit. */
  function reached(step: Asking, turn: number): TrayFacts[] {
    const scenario = scenarioOf(s)
    if (step.do === 'turn') {
      const { arrows = 0, level = 0 } = box.towers[step.tower] ?? {}
      const spaces = scenario.reach(arrows, turn, scenario.sites[step.site]?.at ?? 0)
      const tops = spaces.flatMap((space) => topAt(s, space) ?? [])
      return tops.filter((top) => levelOf(s, top) <= level).map(({ card }) => tray(card))
    }
    if (step.do !== 'face') return []
    const verb = box.lists[step.list]?.[step.at]
    const at = s.heroes[step.hero]?.at ?? OFF_MAP
    if (verb?.op !== 'attack' || at === OFF_MAP) return []
    const tops = scenario.reach(verb.arrows, turn, at).flatMap((space) => topAt(s, space) ?? [])
    return tops.filter((top) => isHorde(s, top)).map(({ card }) => tray(card))
  }

  return {
    hero: ofBoard,
    space: ({ space }: MoveOf<'space'>, step: Asking) => ({ goal: goal(space), figure: figureIn(step) }),
    raze: ({ tower: no }: MoveOf<'raze'>) => {
      const built = s.towers[no]
      return { tower: tower(built?.tower ?? -1), site: site(built?.site ?? -1) }
    },
    nearest: ofHero,
    call: ofBoard,
    buy: (move: MoveOf<'buy'>) => ({
      cost: box.towers[move.tower]?.cost ?? 0,
      left: s.supply[move.tower] ?? 0,
    }),
    give: ({ to }: MoveOf<'give'>, step: Asking) => ({
      to: who(to),
      isSolo: s.seats === 1,
      isOwn: to === you,
      tower: 'tower' in step ? tower(step.tower) : null,
    }),
    activate: ofHero,
    choose: (move: MoveOf<'choose'>) => ({ ...ofHero(move), owner: who(ownerOf(s, move.hero)) }),
    turn: ({ turn }: MoveOf<'turn'>, step: Asking) => ({
      facing: FACINGS[turn] ?? 'N',
      trays: reached(step, turn),
    }),
    pass: (_: MoveOf<'pass'>) => ({ isSolo: s.seats === 1 }),
    design: (move: MoveOf<'design'>, step: Asking) => ({
      isSame: 'tower' in step && step.tower === move.tower,
    }),
    cells: ({ cells: mask }: MoveOf<'cells'>, step: Asking) => ({
      cells: cells(mask, step.do === 'cells' ? step.tray : step.do === 'confront' ? step.card : -1),
    }),
    lift: (move: MoveOf<'lift'>) => ({ cells: cells(move.cells, move.tray) }),
    done: (_: MoveOf<'done'>, step: Asking) => ({ figure: figureIn(step) }),
    wildcat: () => ({ name: names.wildcat }),
  }
}
