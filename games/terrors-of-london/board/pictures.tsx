/** What the glossary names, as the table shows it. */
import { Icon, PileBack } from '@duskhall/ui'
import type { ComponentType } from 'react'
import { RESOURCE_ICONS, VERB_ICONS } from './art.ts'
import { Chip } from './Chip.tsx'

const icon =
  (name = 'help') =>
  () => <Icon name={name} />

export const pictures: { readonly [term: string]: ComponentType } = {
  ...Object.fromEntries(
    Object.entries(RESOURCE_ICONS).map(([resource, name]) => [`resources.${resource}`, icon(name)]),
  ),
  'abilities.armor': () => <Chip sort="armor" count={1} />,
  'zones.draw': () => <PileBack icon="stack" empty={false} />,
  'zones.discard': icon('card-discard'),
  'zones.horde': icon('linked-rings'),
  'tokens.haunt': icon(VERB_ICONS.haunt),
  'tokens.unite': icon(VERB_ICONS.unite),
  'actions.convert': icon(VERB_ICONS.convert),
  'ideas.health': icon('hearts'),
  'phases.action': icon('deadly-strike'),
  'phases.cleanup': icon('card-discard'),
  'phases.draw': icon('card-draw'),
}
