/** The sounds of the page, made on the spot; silent until the player asks for them. */
import { levelOf, onSettings, settings } from '../settings/settings.ts'
import { player } from './player.ts'
import { synth } from './synth.ts'

const { play, tell, settle } = player({
  level: () => levelOf(settings()),
  // A browser that does not say so holds the sounds back by itself.
  touched: () => navigator.userActivation?.hasBeenActive ?? true,
  hidden: () => document.hidden,
  now: () => performance.now(),
  synth() {
    try {
      return synth(new AudioContext())
    } catch {
      // No sound device: a game needs none.
      return null
    }
  },
})

export { play, tell }

onSettings(settle)

/** What is pressed is heard, wherever on the page; pieces are heard by what they do. */
export function hearPresses(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const pressed =
        target instanceof Element ? target.closest('button, a, summary, [role^="menuitem"]') : null
      if (pressed && !pressed.closest('[data-piece], [aria-disabled="true"]')) play('press')
    },
    true,
  )
}
