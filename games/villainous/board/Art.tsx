/** The illustration of a card, in the light of its type. */

import { Picture } from '@duskhall/ui'
import { portraitOf } from './portraits.ts'

/** Cut to its frame, or shown whole. */
export function Art({ id, whole }: { readonly id: string; readonly whole?: boolean }) {
  return <Picture icon={portraitOf(id)} width={140} height={92} size={68} cut={!whole} />
}
