/** What the glossary names, as the table shows it. */
import { Icon } from '@duskhall/ui'
import type { ComponentType } from 'react'
import { DAMAGE_ICONS, SOLDIER_ICON, TRAIT_ICONS, WILDCAT_ICON } from './looks.ts'

const icon = (name: string) => () => <Icon name={name} />
const [, , TRUE_ICON] = DAMAGE_ICONS

export const pictures: { readonly [term: string]: ComponentType } = {
  ...Object.fromEntries(Object.entries(TRAIT_ICONS).map(([trait, name]) => [`hordes.${trait}`, icon(name)])),
  'hordes.portal': icon('vortex'),
  'towers.tower': icon('stone-tower'),
  'towers.soldier': icon(SOLDIER_ICON),
  'towers.true': icon(TRUE_ICON),
  'towers.diamond': icon('cut-diamond'),
  'heroes.wildcat': icon(WILDCAT_ICON),
  'heroes.heart': icon('hearts'),
}
