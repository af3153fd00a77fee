/** Builds the texts of Villainous from what a language brings. */
import type { LogRank, Reader, Seat } from '@duskhall/kernel'
import { gameTexts, type Teller } from '../../kit/text/index.ts'
import { boardOf, boxOf } from '../content/box.ts'
import { content } from '../content/shelf.ts'
import type { VillainousEvent } from '../events.ts'
import type { Villainous } from '../state.ts'
import bots from './bots.json' with { type: 'json' }
import { measure } from './facts.ts'
import { namesIn } from './names.ts'
import type { Pack, Subject } from './pack.ts'
import { factsAt } from './told.ts'

const RANKS: { readonly [E in VillainousEvent['e']]?: LogRank } = {
  dealt: 'heading',
  turn: 'heading',
  mover: 'action',
  stayed: 'action',
  icon: 'action',
  condition: 'action',
  'taken-over': 'action',
  paid: 'aside',
  'tile-paid': 'aside',
  reshuffled: 'aside',
  discarded: 'aside',
  defeated: 'aside',
}

export type VillainousTexts = ReturnType<typeof makeTexts>

export function makeTexts(pack: Pack) {
  const teller: Teller<Subject> = {
    players: boxOf({ content: content.standard }).file.game.players,
    ranks: RANKS,
    bots,
    facts: (state, reader) => factsAt(state, reader, pack),
    measure,
    phase: ({ turn }) => turn,
  }
  const texts = gameTexts(pack, teller)

  /** What a seat is called that nobody gave a name. */
  const villain = (s: Villainous, seat: Seat) => {
    const board = boardOf(s, seat)
    return pack.villain(board.id, namesIn(s.content, pack.language).villain(board))
  }
  const named = <R extends Reader>(s: Villainous, reader: R, form: 'opening' | 'name' = 'opening'): R => ({
    ...reader,
    names: s.realms.map((_, seat) => reader.names[seat] || villain(s, seat)[form]),
  })

  return {
    ...texts,
    prompt: (view, reader) => texts.prompt(view, named(view.state, reader)),
    // Of the table's own sentences only this one names a seat within it.
    say: (event, telling) =>
      texts.say(event, named(telling.state, telling, event.e === 'forced' ? 'name' : 'opening')),
    /** The name of a card; its id when the content brings one that has no name. */
    name: (id: string) => namesIn(content.standard, pack.language).card(id),
    /** The Villain of a seat inside a sentence. */
    villain: (s: Villainous, seat: Seat) => villain(s, seat).name,
    side: (s: Villainous, seat: Seat) => villain(s, seat).opening,
  } satisfies typeof texts & {
    name(id: string): string
    villain(s: Villainous, seat: Seat): string
    side(s: Villainous, seat: Seat): string
  }
}
