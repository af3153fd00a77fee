/** The page: one screen at a time, by address. */
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { Home } from './home/Home.tsx'
import { languageOf, speak, words } from './i18n/index.ts'
import { hall } from './play/hall.ts'
import { isDrawerAtRisk } from './rooms/drawers.ts'
import {
  loadAnalysisScreen,
  loadDailyScreen,
  loadEveningsScreen,
  loadMedalsScreen,
  loadRecordScreen,
  loadReplayScreen,
  loadRoomScreen,
  loadTableScreen,
} from './screens.ts'
import { useReducedMotion, useSettings } from './settings/settings.ts'
import { Crash } from './shell/Crash.tsx'
import { Loading } from './shell/Loading.tsx'
import { type Route, useRoute } from './shell/route.ts'
import { StoreNotice } from './shell/StoreNotice.tsx'
import { Announcer } from './shell/said.tsx'
import { Toasts, toast } from './shell/toasts.tsx'

const TableScreen = lazy(loadTableScreen)
const ReplayScreen = lazy(loadReplayScreen)
const AnalysisScreen = lazy(loadAnalysisScreen)
const RoomScreen = lazy(loadRoomScreen)
const RecordScreen = lazy(loadRecordScreen)
const DailyScreen = lazy(loadDailyScreen)
const MedalsScreen = lazy(loadMedalsScreen)
const EveningsScreen = lazy(loadEveningsScreen)

/** What went wrong at one place is over at another. */
function whereOf(route: Route): string {
  if (route.at === 'table' || route.at === 'replay' || route.at === 'analysis') return route.id
  return route.at === 'room' ? `${route.game} ${route.room}` : route.at
}

export function App() {
  const route = useRoute()
  const { language, letters } = useSettings()
  const reduced = useReducedMotion()

  useEffect(() => {
    const spoken = language ?? languageOf(navigator.languages)
    speak(spoken)
    document.documentElement.lang = spoken
    document.querySelector('meta[name=description]')?.setAttribute('content', words('hall.description'))
  }, [language])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-letters', letters)
  }, [letters])
  // On the root: dialogs stand outside of everything else.
  useLayoutEffect(() => {
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full'
  }, [reduced])
  useEffect(() => {
    hall.onSavedAgain = () => toast(words('hall.savedAgain'))
    // Only what lies nowhere but in this page is worth a question.
    const leave = (event: BeforeUnloadEvent) => (hall.atRisk || isDrawerAtRisk()) && event.preventDefault()
    addEventListener('beforeunload', leave)
    return () => removeEventListener('beforeunload', leave)
  }, [])

  return (
    <>
      <StoreNotice />
      <Crash key={whereOf(route)}>
        <Suspense fallback={<Loading />}>
          {route.at === 'hall' && <Home />}
          {route.at === 'table' && <TableScreen key={route.id} id={route.id} />}
          {route.at === 'replay' && <ReplayScreen key={route.id} id={route.id} move={route.move} />}
          {route.at === 'analysis' && <AnalysisScreen key={route.id} id={route.id} seat={route.seat} />}
          {route.at === 'room' && <RoomScreen key={`${route.game} ${route.room}`} {...route} />}
          {route.at === 'daily' && <DailyScreen />}
          {route.at === 'medals' && <MedalsScreen />}
          {route.at === 'evenings' && <EveningsScreen />}
          {route.at === 'record' && <RecordScreen key={route.packed} packed={route.packed} />}
        </Suspense>
      </Crash>
      <Toasts />
      <Announcer />
    </>
  )
}
