/** Line 2 of the prompt: what a legal move would lead to, told as the log would tell it. */
import { type KernelEvent, type Language, SPECTATOR } from '@duskhall/kernel'
import { type BoardModule, toldAhead } from '@duskhall/ui'
import { capital } from '../../kit/text/index.ts'
import { boardOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import { isCovered, LOCATIONS } from '../rules/realm.ts'
import type { Villainous, VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { tableWords } from '../text/table.ts'
import { previewOf } from './preview.ts'

/** What says nothing that the answer itself does not. */
const PLAIN: readonly (VillainousEvent | KernelEvent)['e'][] = [
  'forced',
  'mover',
  'icon',
  'turn',
  'drawn',
  'dealt',
  'resolved',
  'moved',
]
const MOST = 3

export const consequence: BoardModule<Villainous, VillainousMove>['consequence'] = (
  view,
  move,
  seats,
  lang,
) => {
  const { events, after } = previewOf(view, move)
  const fate = view.question?.name === 'fate'
  const told = toldAhead(events, view, seats, texts[lang], {
    // That the other card of the pair is discarded goes without saying.
    isPlain: ({ e }) => PLAIN.includes(e) || (fate && e === 'discarded'),
    most: MOST,
  })
  const covered = view.seat === SPECTATOR ? '' : coverings(view.state, after, lang)
  return [...told, ...(covered ? [covered] : [])].join(' ')
}

/** Which actions would be covered that are not. */
function coverings(before: Villainous, after: Villainous, lang: Language): string {
  const words = tableWords(lang)
  const names = before.realms.flatMap((_, seat) =>
    LOCATIONS.flatMap((at) => {
      if (isCovered(before, seat, at) || !isCovered(after, seat, at)) return []
      const { icons, top } = boardOf(before, seat)
      return (icons[at] ?? []).slice(0, top[at]).map(({ action, n }) => words.actions[action](n))
    }),
  )
  return names.length > 0 ? capital(words.said(words.icon.covered, words.list(names))) : ''
}
