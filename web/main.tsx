import '@fontsource/fraunces/latin-700.css'
import '@fontsource/source-sans-3/latin-500.css'
import '@fontsource/source-sans-3/latin-700.css'
import '@duskhall/ui/tokens.css'
import '@duskhall/ui/fresh.css'
import '@duskhall/ui/contrast.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { fetchChosenTable } from './home/chosen.ts'
import { languageOf, speak } from './i18n/index.ts'
import { settings } from './settings/settings.ts'
import { watchParts } from './shell/parts.ts'
import { whenQuiet } from './shell/quiet.ts'
import { hearPresses } from './sound/index.ts'
import { watchInput } from './table/useFocus.ts'

speak(settings().language ?? languageOf(navigator.languages))
watchInput()
watchParts()
hearPresses()
fetchChosenTable()
createRoot(document.getElementById('root') as HTMLElement).render(<App />)

if ('serviceWorker' in navigator && !import.meta.env.DEV) {
  // Without it the hall still opens, only not offline. It fetches the whole hall, so it lets the player's table pass first.
  whenQuiet(() => navigator.serviceWorker.register('/sw.js').catch(() => {}))
}
