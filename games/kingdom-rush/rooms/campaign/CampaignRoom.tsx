/** The campaign as a page: the road so far, the next game, and what the last one has opened. */
import { Icon, type RoomProps } from '@duskhall/ui'
import { useMemo, useState } from 'react'
import { choose, isOpen, optionsOf, unlockedIn } from '../../campaign.ts'
import { namesOf } from '../../text/names.ts'
import type { Choice } from '../kingdom/choice.ts'
import { Guided } from '../kingdom/Guided.tsx'
import { KingdomPage } from '../kingdom/KingdomPage.tsx'
import { partyOf, playersOf } from '../kingdom/party.ts'
import type { Stop } from '../kingdom/RoadMap.tsx'
import { box, scenarioAt, scenarios } from '../kingdom/scenarios.ts'
import { kingdomWords } from '../kingdom/words.ts'
import css from './CampaignRoom.module.css'
import { CampaignsDialog } from './CampaignsDialog.tsx'
import type { KeptCampaign } from './kept.ts'
import { Unlocked } from './Unlocked.tsx'
import { useCampaigns } from './useCampaigns.ts'
import { campaignWords } from './words.ts'

function stopsOf({ campaign, attempts }: KeptCampaign, titleOf: (at: number) => string): Stop[] {
  const next = scenarios.find(({ number }) => !campaign.won.some(({ scenario }) => scenario === number))
  return scenarios.map(({ number }, at): Stop => {
    const win = campaign.won.find(({ scenario }) => scenario === number) ?? null
    const state = win
      ? 'won'
      : !isOpen(campaign, number)
        ? 'locked'
        : number === next?.number
          ? 'current'
          : 'open'
    const attempt = attempts.find(({ scenario }) => scenario === number) ?? null
    return { number, title: titleOf(at), state, win, attempt }
  })
}

export function CampaignRoom(room: RoomProps) {
  const { desk, lang, rest, reducedMotion } = room
  const words = campaignWords(lang)
  const { current, kept, change, changeCurrent } = useCampaigns(desk, () => desk.tell(words.uncounted))
  const [dialog, setDialog] = useState(false)
  const [wished, setWished] = useState<boolean | null>(null)
  const { campaign, who } = current
  const names = useMemo(() => namesOf({ content: box.id }, lang), [lang])
  const stops = useMemo(() => stopsOf(current, (at) => names.scenario(at).title), [current, names])
  const here = Number(rest) || (stops.find(({ state }) => state === 'current') ?? stops[0])?.number || 1
  const boss = scenarioAt(here).boss?.id
  const open = unlockedIn(campaign).openHeroes.filter((hero) => hero !== boss)
  const choice: Choice = {
    difficulty: campaign.chosen.difficulty,
    who,
    heroes: partyOf(campaign.chosen.heroes, open, who.length),
  }
  const { won } = campaign
  const total = {
    stars: won.reduce((sum, { stars }) => sum + stars, 0),
    heroic: won.filter(({ heroic }) => heroic).length,
    iron: won.filter(({ iron }) => iron).length,
  }
  const fresh = current.fresh[0]
  // Whoever comes to a scenario for the first time is shown what is new.
  const isGuided = (scenario: number) => wished ?? !current.guided.includes(scenario)
  const play = async (scenario: number) => {
    const chosen = { ...current, campaign: choose(campaign, { heroes: choice.heroes.slice(0, 4) }) }
    const options = optionsOf(chosen.campaign, scenario, who.length)
    if (!options) return
    const lesson = isGuided(scenario) ? { lesson: `scenario-${scenario}` } : {}
    changeCurrent((one) => ({ ...one, guided: [...new Set([...one.guided, scenario])] }))
    await desk.play({ players: playersOf(who), options, word: current.id, ...lesson })
  }
  const changed = ({ difficulty, heroes, who: seats }: Partial<Choice>) =>
    changeCurrent((one) => ({
      ...one,
      ...(seats ? { who: seats } : {}),
      campaign: choose(one.campaign, {
        ...(difficulty ? { difficulty } : {}),
        ...(heroes ? { heroes: [...heroes] } : {}),
      }),
    }))
  return (
    <>
      <KingdomPage
        {...{ room, stops, choice, open }}
        onChange={changed}
        onPlay={play}
        beside={(scenario) => (
          <Guided words={kingdomWords(lang)} on={isGuided(scenario)} onChange={setWished} />
        )}
        covered={dialog || fresh !== undefined}
        hud={
          <>
            <Score
              {...total}
              label={kingdomWords(lang).total(total.stars, total.heroic, total.iron, scenarios.length)}
            />
            <button type="button" className={css.name} onClick={() => setDialog(true)}>
              <Icon name="scroll-quill" />
              {current.name.trim() || words.numbered(kept.campaigns.indexOf(current) + 1)}
            </button>
          </>
        }
      />
      {fresh && (
        <Unlocked
          key={`${fresh.scenario} ${fresh.difficulty}`}
          fresh={fresh}
          campaign={campaign}
          lang={lang}
          reducedMotion={reducedMotion}
          onClose={() => {
            changeCurrent((one) => ({ ...one, fresh: one.fresh.slice(1) }))
            const next = scenarios.find(({ number }) => number > fresh.scenario)
            if (next && current.fresh.length === 1) desk.goTo(String(next.number), true)
          }}
        />
      )}
      {dialog && (
        <CampaignsDialog
          kept={kept}
          words={words}
          desk={desk}
          change={change}
          onClose={() => setDialog(false)}
        />
      )}
    </>
  )
}

interface ScoreProps {
  readonly stars: number
  readonly heroic: number
  readonly iron: number
  readonly label: string
}

function Score({ stars, heroic, iron, label }: ScoreProps) {
  return (
    <p className={css.score} role="img" aria-label={label}>
      {(
        [
          ['round-star', stars, 3 * scenarios.length],
          ['crossed-swords', heroic, scenarios.length],
          ['anvil', iron, scenarios.length],
        ] as const
      ).map(([icon, count, most]) => (
        <span key={icon}>
          <Icon name={icon} />
          <b>{count}</b>
          <small>/ {most}</small>
        </span>
      ))}
    </p>
  )
}
