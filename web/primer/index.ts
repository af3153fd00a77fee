/** The game in one page, loaded when it is asked for. */
import { lazy } from 'react'

export const PrimerDialog = lazy(() =>
  import('./PrimerDialog.tsx').then(({ PrimerDialog }) => ({ default: PrimerDialog })),
)
