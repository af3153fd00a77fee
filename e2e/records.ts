/** Records of games between bots, always the same ones, and how a visitor opens them. */
import { botOf, decide } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import {
  asked,
  type Game,
  type Knowledge,
  openMatch,
  type Seat,
  seedFrom,
  standing,
  submit,
  view,
  writeRecord,
} from '@duskhall/kernel'
import type { Visitor } from './visitor.ts'

/** The text of a record file: a game to its end, or only its first moves. */
export function recordOf(id: string, seed: string, seats = 2, most = Number.POSITIVE_INFINITY): string {
  const game = gameOf(id) as Game
  const knowledge = knowledgeOf(id) as Knowledge
  const players = Array.from({ length: seats }, (_, seat) =>
    botOf('regular').sit(game, knowledge, seedFrom(seed, 'bot', seat)),
  )
  let { match } = openMatch(game, { seats, seed: seedFrom(seed) })
  while (standing(match.state) && match.record.moves.length < most) {
    const seat = asked(game, match.state)[0] as Seat
    const move = decide((players[seat] as (typeof players)[number]).think(view(game, match.state, seat)))
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(`A bot's answer was refused: ${taken.refused}.`)
    match = taken.match
  }
  return writeRecord(match)
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
