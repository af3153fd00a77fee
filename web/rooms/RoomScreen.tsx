/** A page of a game beside its table, found by its address; what it shows is the game's own. */
import { tableOf } from '@duskhall/games/boards.ts'
import { loadRoom, loadTexts, type Texts } from '@duskhall/games/registry.ts'
import type { RoomModule } from '@duskhall/ui'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { OpenError } from '../play/hall.ts'
import { problemOf } from '../play/problems.ts'
import { useReducedMotion, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Loading } from '../shell/Loading.tsx'
import { Message } from '../shell/Message.tsx'
import { useArrangement } from '../shell/media.ts'
import { moodOf } from '../shell/mood.ts'
import { loadAnew } from '../shell/parts.ts'
import { go, type Route } from '../shell/route.ts'
import { BotGames } from './bot-games.ts'
import { deskOf } from './desk.ts'
import { RoomBar } from './RoomBar.tsx'
import css from './RoomScreen.module.css'

type Opened =
  | { readonly as: 'loading' }
  | { readonly as: 'problem'; readonly error: unknown }
  | { readonly as: 'room'; readonly module: RoomModule; readonly texts: Texts }

export default function RoomScreen({ game, room, rest }: Extract<Route, { readonly at: 'room' }>) {
  const { t, lang } = useWords()
  const window = tableOf(game)?.window
  const door = window?.rooms?.find(({ id }) => id === room)
  const [opened, setOpened] = useState<Opened>({ as: 'loading' })
  const [tries, setTries] = useState(0)
  const arrangement = useArrangement()
  const reducedMotion = useReducedMotion()
  const { shortcuts } = useSettings()
  const bots = useMemo(() => new BotGames(game), [game])
  const desk = useMemo(() => deskOf(game, room, bots), [game, room, bots])
  useEffect(() => () => bots.stop(), [bots])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!door) return
    let left = false
    Promise.all([loadRoom(game, room), loadTexts(game)]).then(
      ([module, texts]) => !left && setOpened({ as: 'room', module, texts }),
      (error) => !left && setOpened({ as: 'problem', error: new OpenError('load', game, error) }),
    )
    return () => {
      left = true
    }
  }, [door, game, room, tries])
  const title = window ? window.words[lang].title : ''
  const name = door?.words[lang] ?? ''
  useEffect(() => {
    document.title = name ? `${name} · ${title}` : 'Duskhall'
  }, [name, title])

  if (!window || !door || opened.as === 'problem') {
    const missing = !window || !door
    const again = () => {
      const here = () => setTries(tries + 1)
      if (tries === 0) here()
      else void loadAnew(here)
    }
    return (
      <Message
        title={t('hall.title')}
        text={missing ? t('rooms.missing') : opened.as === 'problem' ? problemOf(opened.error) : ''}
      >
        {!missing && (
          <Button look="primary" onClick={again}>
            {t('errors.retry')}
          </Button>
        )}
        <Button onClick={() => go({ at: 'hall' })}>{t('errors.toHall')}</Button>
      </Message>
    )
  }
  if (opened.as === 'loading') return <Loading />
  const { Room } = opened.module
  return (
    <div className={css.screen} {...moodOf(game, arrangement)}>
      <RoomBar game={game} title={title} doors={window.rooms ?? []} here={room} />
      <main className={css.room} aria-label={name}>
        <Room
          lang={lang}
          texts={opened.texts[lang]}
          arrangement={arrangement}
          reducedMotion={reducedMotion}
          shortcuts={shortcuts}
          rest={rest}
          desk={desk}
        />
      </main>
    </div>
  )
}
