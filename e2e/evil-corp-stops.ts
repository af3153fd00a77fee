/** Moments of Evil Corp. at which its table is read at any size. */
import type { EvilCorp, EvilCorpMove } from '@duskhall/games/evil-corp/state.ts'
import type { View } from '@duskhall/kernel'
import { openEnding } from './endings.ts'
import { goOnFrom, openReplay, recordOf, recordUntil } from './records.ts'
import { answer, awaitTurn, heard, look, press } from './seat.ts'
import type { Stop } from './sweep.ts'
import type { Visitor } from './visitor.ts'

type EvilCorpView = View<EvilCorp, EvilCorpMove>

const asks = (question: string) => (view: EvilCorpView) => view.question?.name === question

export const handful = ({ state, question }: EvilCorpView) =>
  question?.name === 'action' &&
  state.round >= 2 &&
  question.moves.filter((move) => move.do === 'deploy').length > 2

/** Presses a tile of the hand, so that it looks for its space. */
async function pick(visitor: Visitor): Promise<void> {
  const tile = (await awaitTurn(visitor)).offers.find(({ role }) => role === 'option')
  if (!tile) throw new Error('No tile can be picked.')
  await press(visitor, tile)
}

async function pass(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  await awaitTurn(visitor)
  await page.getByRole('button', { name: words.tables['evil-corp'].endTurn }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.doIt }).click()
}

/** Answers whatever the Night asks first (what is kept, who draws), until the summary stands. */
async function throughNight(visitor: Visitor): Promise<void> {
  const summary = visitor.page.getByRole('dialog').filter({ hasText: /Night \d|Nuit \d/ })
  const answered = new Set<string>()
  for (const until = Date.now() + 20_000; !(await summary.isVisible()); ) {
    const sight = await look(visitor)
    // What was just answered may still stand there.
    const question = sight.keeping ? sight.prompt : heard(sight)
    if (sight.offers.length > 0 && !answered.has(question)) {
      answered.add(question)
      await answer(visitor, sight)
    } else await visitor.page.waitForTimeout(25)
    if (Date.now() > until) throw new Error(`No summary of the Night; the prompt says “${sight.prompt}”.`)
  }
}

export function evilCorpStops(seats: number): readonly Stop[] {
  const records = new Map<unknown, string>()
  const at = (fits: (view: EvilCorpView) => boolean) => async (visitor: Visitor) => {
    const record = records.get(fits) ?? recordUntil('evil-corp', fits, { seats })
    records.set(fits, record)
    await goOnFrom(visitor, record)
  }
  let ended: string | undefined
  const finished = () => {
    ended ??= recordOf('evil-corp', 'a finished game', Number.POSITIVE_INFINITY, { seats })
    return ended
  }
  // Everybody else waits for the Night already.
  const last = ({ state, question }: EvilCorpView) =>
    question?.name === 'action' &&
    question.moves.some((move) => move.do === 'deploy') &&
    state.passed === 2 ** seats - 2
  const night = async (visitor: Visitor) => {
    await at(last)(visitor)
    await pass(visitor)
  }
  return [
    { moment: 'own turn', reach: at(handful) },
    {
      moment: 'a tile that looks for its space',
      async reach(visitor) {
        await at(handful)(visitor)
        await pick(visitor)
      },
    },
    {
      moment: 'an open pile',
      async reach(visitor) {
        await at(handful)(visitor)
        await visitor.page.getByRole('button', { name: /^(Your discard|Votre défausse)/ }).click()
      },
    },
    { moment: 'a Demon that is called', reach: at(asks('summon')) },
    { moment: 'a tile to kill', reach: at(asks('kill')) },
    { moment: 'tiles to keep', reach: at(asks('upkeep')) },
    {
      moment: 'a step of the Night',
      // Where nothing moves, the steps of a Night are not waited for.
      // The slowest pace: a step must still be there when it is paused.
      wishes: { settings: { interludes: 'steps', pace: 'slow' }, motion: 'no-preference' },
      async reach(visitor) {
        await night(visitor)
        await visitor.page.getByRole('button', { name: /Pause/ }).click()
      },
    },
    {
      moment: 'the summary of the Night',
      wishes: { settings: { interludes: 'summary' } },
      async reach(visitor) {
        await night(visitor)
        await throughNight(visitor)
      },
    },
    { moment: 'the replay', reach: (visitor) => openReplay(visitor, finished()) },
    { moment: 'the end screen', reach: (visitor) => openEnding(visitor, finished()) },
  ]
}
