/** Records of games between bots, always the same ones, and how a visitor opens them. */
import { deflateRawSync } from 'node:zlib'
import { botOf, decide } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { bySort } from '@duskhall/games/testing/random-game.ts'
import type { Game, Knowledge, Match, Move, Seat, View } from '@duskhall/kernel'
import {
  asked,
  int,
  moves,
  openMatch,
  rngFrom,
  seedFrom,
  standing,
  submit,
  view,
  waited,
  writeRecord,
} from '@duskhall/kernel'
import { awaitTurn, type Sight } from './seat.ts'
import type { Visitor } from './visitor.ts'

/** How many sit at the table, and what was chosen for it. */
export interface Laid {
  readonly seats?: number
  readonly options?: object
  /** Every third answer is anyone's guess, so that a game comes to what good players avoid. */
  readonly strays?: boolean
  /** What is answered wherever it can be, for what hardly anybody comes to otherwise. */
  readonly likes?: (move: Move, seen: View) => boolean
}

const STRAYS = 3

/** A game between bots, as it stands before each answer and at its end. */
function* played(
  id: string,
  seed: string,
  { seats = 2, options, strays = false, likes }: Laid,
): Generator<Match> {
  const game = gameOf(id) as Game
  const knowledge = knowledgeOf(id) as Knowledge
  const players = Array.from({ length: seats }, (_, seat) =>
    botOf('regular').sit(game, knowledge, seedFrom(seed, 'bot', seat)),
  )
  const chance = rngFrom(seedFrom(seed, 'strays'))
  let { match } = openMatch(game, { seats: players.length, seed: seedFrom(seed), options })
  for (; standing(match.state); ) {
    yield match
    const seat = waited(game, match.state)[0] as Seat
    const seen = view(game, match.state, seat)
    const liked = likes && seen.question?.moves.find((one) => likes(one, seen))
    const move =
      liked ??
      (strays && int(chance, STRAYS) === 0
        ? bySort(chance, moves(game, match.state, seat))
        : decide((players[seat] as (typeof players)[number]).think(seen)))
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(`A bot's answer was refused: ${taken.refused}.`)
    match = taken.match
  }
  yield match
}

/** The text of a record file: a game to its end, or only its first moves. */
export function recordOf(id: string, seed: string, most = Number.POSITIVE_INFINITY, laid: Laid = {}): string {
  let last: Match | undefined
  for (const match of played(id, seed, laid)) {
    last = match
    if (match.record.moves.length >= most) break
  }
  return writeRecord(last as Match)
}

const MOST_GAMES = 40

/** A record that ends where the first seat is asked something that fits: games are played until one comes to it. */
export function recordUntil<V extends View>(id: string, fits: (view: V) => boolean, laid: Laid = {}): string {
  const game = gameOf(id) as Game
  for (let at = 0; at < MOST_GAMES; at++) {
    for (const match of played(id, `moment ${at}`, laid)) {
      if (asked(game, match.state).includes(0) && fits(view(game, match.state, 0) as V))
        return writeRecord(match)
    }
  }
  throw new Error(`In ${MOST_GAMES} games of ${id} that question never came.`)
}

/** The same for several moments at one table: no game is played twice, and none further than what is looked for. */
export function recordsUntil<V extends View, Name extends string>(
  id: string,
  wanted: ReadonlyMap<Name, (view: V) => boolean>,
  laid: Laid = {},
): (name: Name) => string {
  const game = gameOf(id) as Game
  const found = new Map<Name, string>()
  function* tables() {
    for (let at = 0; at < MOST_GAMES; at++) yield* played(id, `moment ${at}`, laid)
  }
  const coming = tables()
  return (name) => {
    for (; !found.has(name); ) {
      const { done, value: match } = coming.next()
      if (done) throw new Error(`In ${MOST_GAMES} games of ${id} there was never: ${name}.`)
      if (!asked(game, match.state).includes(0)) continue
      const seen = view(game, match.state, 0) as V
      for (const [other, fits] of wanted)
        if (!found.has(other) && fits(seen)) found.set(other, writeRecord(match))
    }
    return found.get(name) as string
  }
}

/** A link with a record in it, as the page itself makes them. */
export function linkOf(address: string, text: string): string {
  return `${address}/#/record/${deflateRawSync(text).toString('base64url')}`
}

/** Opens a record file from the hall. */
export async function openRecord({ page, words }: Visitor, text: string): Promise<void> {
  await page.getByRole('button', { name: words.library }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: words.importFile }).click()
  await (await chooser).setFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
}

/** Opens a record and waits until its replay stands; returns the name that the hall gave it. */
export async function openReplay(visitor: Visitor, text: string): Promise<string> {
  await openRecord(visitor, text)
  await visitor.page.getByRole('region', { name: visitor.words.replay }).waitFor()
  return /replay\/([0-9a-f]+)/.exec(visitor.page.url())?.[1] ?? ''
}

/** Opens a record that is not over and goes on with it in the first seat, which is asked. */
export async function goOnFrom(visitor: Visitor, text: string): Promise<Sight> {
  const { page, address, words } = visitor
  await page.goto(`${address}/#/`)
  const id = await openReplay(visitor, text)
  // In the corner the pointer opens nothing.
  await page.mouse.move(0, 0)
  await page.goto(`${address}/#/table/${id}`)
  await page.getByRole('region', { name: words.question }).waitFor()
  return awaitTurn(visitor)
}
