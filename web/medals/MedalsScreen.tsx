/** All medals: those that were won, and those still to come, each with the rule that it teaches. */
import '../i18n/medals.ts'
import { type HallTable, tables } from '@duskhall/games/boards.ts'
import { loadTexts, type Texts } from '@duskhall/games/registry.ts'
import { Icon } from '@duskhall/ui'
import { type CSSProperties, lazy, Suspense, useState } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { sayProblem } from '../play/problems.ts'
import { addressOf } from '../shell/route.ts'
import { SidePage } from '../shell/SidePage.tsx'
import css from './Medals.module.css'
import type { MedalWon } from './medals-won.ts'
import { useMedalsOf, useMedalsWon } from './useMedals.ts'

const RulesDrawer = lazy(() =>
  import('../table/RulesDrawer.tsx').then(({ RulesDrawer }) => ({ default: RulesDrawer })),
)

interface Read {
  readonly game: string
  readonly rule: string
  readonly texts: Texts
}

export default function MedalsScreen() {
  const { t, lang } = useWords()
  const won = useMedalsWon()
  const [read, setRead] = useState<Read | null>(null)
  const open = (game: string, rule: string) =>
    void loadTexts(game).then((texts) => setRead({ game, rule, texts }), sayProblem)
  return (
    <SidePage title={t('medals.title')}>
      <div className={css.head}>
        <h1>{t('medals.title')}</h1>
        <a href={addressOf({ at: 'evenings' })}>{t('doors.evenings')}</a>
      </div>
      <p className={css.how}>{t('medals.how')}</p>
      {tables.map((table) => (
        <GameMedals
          key={table.id}
          table={table}
          won={won.filter(({ game }) => game === table.id)}
          onRule={(rule) => open(table.id, rule)}
        />
      ))}
      {read && (
        <Suspense>
          <RulesDrawer
            game={read.game}
            texts={read.texts[lang]}
            rule={read.rule}
            onClose={() => setRead(null)}
          />
        </Suspense>
      )}
    </SidePage>
  )
}

interface GameMedalsProps {
  readonly table: HallTable
  readonly won: readonly MedalWon[]
  onRule(rule: string): void
}

function GameMedals({ table: { id: game, window }, won, onRule }: GameMedalsProps) {
  const { t, lang } = useWords()
  const medals = useMedalsOf(game)
  if (medals.length === 0) return null
  const { title } = window.words[lang]
  const found = new Map(won.map((one) => [one.medal, one]))
  const count = medals.filter(({ id }) => found.has(id)).length
  const day = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'medium' })
  return (
    <section className={css.game} aria-label={title} style={{ '--glow': window.accent } as CSSProperties}>
      <h2>
        {title} <small>{t('medals.count', { count, of: medals.length })}</small>
      </h2>
      <ul className={css.medals}>
        {medals.map(({ id, rule, icon, words }) => {
          const one = found.get(id)
          return (
            <li key={id} data-won={one ? '' : undefined}>
              <span className={css.disc} data-won={one ? '' : undefined}>
                <Icon name={icon} />
              </span>
              <div>
                <h3>{words[lang].name}</h3>
                <p>{words[lang].about}</p>
                <p className={css.foot}>
                  <span>{one ? t('medals.wonOn', { day: day.format(one.at) }) : t('medals.toCome')}</span>
                  <button type="button" onClick={() => onRule(rule)}>
                    {t('table.rule', { id: rule })}
                  </button>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
