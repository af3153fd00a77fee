/** Free play: any scenario with any heroes at any level, and nothing to win but the game. */
import { type RoomModule, type RoomProps, useDrawer } from '@duskhall/ui'
import { useMemo, useState } from 'react'
import { DIFFICULTIES, HEROES } from '../../content/words.ts'
import { namesOf } from '../../text/names.ts'
import type { Choice } from '../kingdom/choice.ts'
import { Guided } from '../kingdom/Guided.tsx'
import { KingdomPage } from '../kingdom/KingdomPage.tsx'
import { partyOf, playersOf, readHeroes, readWho } from '../kingdom/party.ts'
import { box, scenarioAt, scenarios } from '../kingdom/scenarios.ts'
import { kingdomWords } from '../kingdom/words.ts'

/** What was chosen last, made whole. */
function readChoice(datum: unknown): Choice {
  const { difficulty, who, heroes } = Object(datum) as { readonly [field: string]: unknown }
  return {
    difficulty: DIFFICULTIES.find((level) => level === difficulty) ?? 'star1',
    who: readWho(who) ?? ['person', 'bot'],
    heroes: readHeroes(heroes),
  }
}

function FreePlay(room: RoomProps) {
  const { desk, lang, rest } = room
  const kept = useDrawer(desk.drawer)
  const wished = readChoice(kept)
  const [guided, setGuided] = useState(false)
  const names = namesOf({ content: box.id }, lang)
  const stops = useMemo(
    () =>
      scenarios.map(({ number, title }) => ({
        number,
        title: names.words(title),
        state: 'open' as const,
      })),
    [names],
  )
  const boss = scenarioAt(Number(rest) || 1).boss?.id
  const open = HEROES.filter((hero) => hero !== boss)
  const choice = { ...wished, heroes: partyOf(wished.heroes, open, wished.who.length) }
  return (
    <KingdomPage
      {...{ room, stops, choice, open }}
      onChange={(part) => desk.drawer.change((before) => ({ ...readChoice(before), ...part }))}
      onPlay={(scenario) => {
        const { difficulty, heroes, who } = choice
        const lesson = guided ? { lesson: `scenario-${scenario}` } : {}
        return desk.play({ players: playersOf(who), options: { scenario, difficulty, heroes }, ...lesson })
      }}
      beside={() => <Guided words={kingdomWords(lang)} on={guided} onChange={setGuided} />}
    />
  )
}

export default { Room: FreePlay } satisfies RoomModule
