/** What is asked, as facts. */
import type { Reader } from '@duskhall/kernel'
import { countEach } from '../../kit/text/index.ts'
import type { Card } from '../content/box.ts'
import { DAMAGE } from '../content/words.ts'
import { topAt } from '../rules/trays.ts'
import {
  type Acting,
  type Asking,
  type KingdomRush,
  NONE,
  type Pieces,
  SOLDIER,
  type StepOf,
} from '../state.ts'
import { type Calling, isOwn } from './calling.ts'

export function questionFacts(s: KingdomRush, { you }: Reader, calling: Calling) {
  const { box, names, who, space, tower, tray, figure, piece } = calling
  const bossName = names.boss(s.boss?.no ?? -1)
  /** How many answers of that kind are still wanted, this one included. */
  const wanted = (name: Asking['do']) => ({ wanted: s.agenda.filter((step) => step.do === name).length })
  const ofFigure = ({ hero }: { readonly hero: number }) => ({ figure: figure(hero) })
  const whose = ({ hero }: Acting) => ({ figure: hero === NONE ? null : figure(hero) })

  /** Whether pieces that are left may still go there. */
  function isLeft(spread: Pieces['spread'], card: Card): boolean {
    const { hits } = s.deed
    if (spread === 'any' || hits.length === 0) return true
    return hits.includes(card) === (spread === 'one')
  }
  const piecesOf = ({ pieces, soldiers, type, trays, spread, duty, lifted }: Pieces) => ({
    tiles: countEach(pieces).map(({ item, count }) => ({ item: piece(item), count })),
    soldiers,
    damage: DAMAGE[type] ?? 'physical',
    trays: trays.filter((card) => isLeft(spread, card)).map((card) => tray(card)),
    spread: pieces.length + soldiers > 1 && trays.length > 1 ? spread : 'any',
    duty,
    lifted,
  })

  return {
    'choose-hero': () => ({ scenario: names.scenario(s.scenario).title }),
    'choose-ability': ({ hero }: StepOf<'choose-ability'>) => ({
      figure: figure(hero),
      ...wantedFor(hero),
    }),
    'choose-spell': () => wanted('choose-spell'),
    'choose-bench': () => wanted('choose-bench'),
    'place-guest': ofFigure,
    spend: ({ ready }: StepOf<'spend'>) => ({ diamonds: s.diamonds, isReady: ready[you] ?? false }),
    buyer: ({ by }: StepOf<'buyer'>) => ({ by: who(by), diamonds: s.diamonds }),
    displace: ({ from }: StepOf<'displace'>) => {
      const top = topAt(s, from)
      return { from: space(from), tray: top ? tray(top.card, null) : null }
    },
    consent: ({ by, choice, left }: StepOf<'consent'>) => ({
      by: who(by),
      isOwn: isOwn(choice, by),
      left: left.map((seat) => who(seat)),
    }),
    'raze-tower': () => ({ boss: bossName }),
    'choose-nearest': () => ({ boss: bossName }),
    'turn-down': (q: StepOf<'turn-down'>) => ({ ...ofFigure(q), boss: bossName }),
    play: ({ ready }: StepOf<'play'>) => ({
      isReady: ready[you] ?? false,
      hand: countEach(s.players[you]?.hand ?? []).map(({ item, count }) => ({ item: tower(item), count })),
      /** Heroes of the reader whose card is not played yet. */
      heroes: s.heroes.flatMap((hero, no) =>
        hero.owner === you && hero.played === 0 && hero.state === 'up' && hero.guest === 0
          ? [figure(no)]
          : [],
      ),
      waits: ready.flatMap((is, seat) => (is ? [] : [who(seat)])),
      isSolo: s.seats === 1,
      spells: s.spells.length,
      bench: s.bench.length,
    }),
    activation: ({ hero, moved, acted }: StepOf<'activation'>) => ({
      figure: figure(hero),
      steps: box.heroes[s.heroes[hero]?.hero ?? -1]?.move ?? 0,
      mayMove: !moved,
      mayAct: !acted,
    }),
    act: ofFigure,
    stride: ofFigure,
    confront: ({ card }: StepOf<'confront'>) => ({ tray: tray(card) }),
    summon: ofFigure,
    face: whose,
    'choose-figure': (q: StepOf<'choose-figure'>) => {
      const verb = box.lists[q.list]?.[q.at]
      return {
        ...whose(q),
        verb: verb?.op ?? 'heal',
        amount: verb?.op === 'heal' ? verb.amount : verb?.op === 'move' ? verb.steps : 0,
      }
    },
    'turn-up': ofFigure,
    teleport: ofFigure,
    copy: ofFigure,
    receiver: ({ levels }: StepOf<'receiver'>) => ({ levels, isSolo: s.seats === 1 }),
    design: ({ to, by }: StepOf<'design'>) => ({ to: who(to), isOwn: to === by }),
    pieces: piecesOf,
    cells: (q: StepOf<'cells'>) => ({ ...piecesOf(q), isSoldier: q.piece === SOLDIER }),
  }

  /** Abilities of one hero still to be chosen. */
  function wantedFor(hero: number) {
    return { wanted: s.agenda.filter((step) => step.do === 'choose-ability' && step.hero === hero).length }
  }
}
