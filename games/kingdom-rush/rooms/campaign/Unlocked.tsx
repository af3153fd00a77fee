/** What a game has won: its stars, what came with it, and the way on. */
import type { Language } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import { type CSSProperties, useEffect, useRef } from 'react'
import { heroIcon } from '../../board/looks.ts'
import type { Campaign } from '../../content/campaign.ts'
import { HEROES } from '../../content/words.ts'
import { type Names, namesOf } from '../../text/names.ts'
import { box, LANDMARKS, levelOf, levels, placeOf, scenarios } from '../kingdom/scenarios.ts'
import type { Fresh } from './kept.ts'
import { Modal } from './Modal.tsx'
import css from './Unlocked.module.css'
import { type Unlock, unlocksOf } from './unlocks.ts'
import { type CampaignWords, campaignWords } from './words.ts'

export interface UnlockedProps {
  readonly fresh: Fresh
  readonly campaign: Campaign
  readonly lang: Language
  readonly reducedMotion: boolean
  onClose(): void
}

export function Unlocked({ fresh, campaign, lang, reducedMotion, onClose }: UnlockedProps) {
  const words = campaignWords(lang)
  const names = namesOf({ content: box.id }, lang)
  const { scenario, difficulty } = fresh
  const level = levelOf(difficulty)
  const levelName = names.level(levels.indexOf(level))
  const unlocks = unlocksOf(campaign, scenario)
  const isLast = scenario === scenarios.at(-1)?.number
  const go = useRef<HTMLButtonElement>(null)
  useEffect(() => go.current?.focus(), [])
  return (
    <Modal label={words.holds} className={css.dialog} onClose={onClose}>
      <div className={css.rays} aria-hidden="true" data-still={reducedMotion ? '' : undefined} />
      <div className={css.stars} aria-hidden="true">
        {level.mark ? (
          <Icon name={level.mark === 'iron' ? 'anvil' : 'crossed-swords'} />
        ) : (
          [1, 2, 3].map((star) => (
            <svg
              key={star}
              viewBox="0 0 40 40"
              aria-hidden="true"
              data-lit={star <= level.stars ? '' : undefined}
              data-still={reducedMotion ? '' : undefined}
              style={{ '--at': star } as CSSProperties}
            >
              <path d="M20 2 24 15 38 15 27 24 31 38 20 29 9 38 13 24 2 15 16 15z" />
            </svg>
          ))
        )}
      </div>
      <h2>{words.holds}</h2>
      <p>{unlocks.length > 0 ? words.wonWith(scenario, levelName) : words.wonOnly(scenario, levelName)}</p>
      <ul className={css.list}>
        {unlocks.map((unlock) => (
          <Line key={unlock.what} unlock={unlock} words={words} names={names} />
        ))}
      </ul>
      {isLast && <p>{words.over}</p>}
      {unlocks.some(({ what }) => what === 'abilities') && <p>{words.choice}</p>}
      {/* The second click of two quick ones would close the next scene unseen. */}
      <button type="button" ref={go} className={css.go} onClick={({ detail }) => detail < 2 && onClose()}>
        <Icon name="check-mark" />
        {words.goOnRoad}
      </button>
    </Modal>
  )
}

function Line({ unlock, words, names }: { unlock: Unlock; words: CampaignWords; names: Names }) {
  const { icon, title, hint } = wordsOf(unlock, words, names)
  return (
    <li>
      <span className={css.face}>
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        {hint}
      </span>
    </li>
  )
}

function wordsOf(unlock: Unlock, words: CampaignWords, names: Names) {
  switch (unlock.what) {
    case 'scenario':
      return {
        icon: LANDMARKS[placeOf(unlock.number)]?.[0] ?? 'castle',
        title: words.scenario(unlock.number),
        hint: names.scenario(placeOf(unlock.number)).title,
      }
    case 'hero':
      return {
        icon: heroIcon(unlock.hero),
        title: names.hero(HEROES.indexOf(unlock.hero)),
        hint: words.heroHint,
      }
    case 'abilities':
      return { icon: 'sparkles', title: words.abilities(unlock.most), hint: words.abilitiesHint }
    case 'spells':
      return { icon: 'star-swirl', title: words.spells(unlock.most), hint: words.spellsHint }
  }
}
