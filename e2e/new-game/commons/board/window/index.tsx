/** Commons as the hall shows it before it is opened. */
import { gameWindow } from '@duskhall/ui'
import facts from './window.json' with { type: 'json' }

function Scene() {
  return (
    <svg viewBox="0 0 400 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="560" fill="#31465c" />
      <circle cx="290" cy="130" r="48" fill="#f6e3b0" />
      <path fill="#8d8776" d="M0 560V380h90v-40h80v40h60v-40h80v40h90v180z" />
    </svg>
  )
}

export default gameWindow(facts, Scene)
