/** What the glossary names, as the table shows it. */
import { Icon } from '@duskhall/ui'
import type { ComponentType } from 'react'
import type { Color } from '../content/schema.ts'
import { GAUGE_ICONS, SPACE_ICONS } from './art.ts'
import { Coin } from './Coin.tsx'
import { ColorMark } from './TileFace.tsx'

const icon = (name: string) => () => <Icon name={name} />
const COLORS: readonly Color[] = ['blue', 'red', 'yellow']

export const pictures: { readonly [term: string]: ComponentType } = {
  ...Object.fromEntries(Object.entries(SPACE_ICONS).map(([type, name]) => [`spaces.${type}`, icon(name)])),
  ...Object.fromEntries(COLORS.map((color) => [`colors.${color}`, () => <ColorMark color={color} />])),
  'tokens.gold': () => <Coin size={24} />,
  'tokens.magicGold': () => <Coin magic size={24} />,
  'tokens.loot': icon('open-treasure-chest'),
  'tokens.stone': icon('rupee'),
  'tokens.terror': icon('terror'),
  'tokens.conquest': icon(GAUGE_ICONS.conquest),
  'tokens.victory': icon(GAUGE_ICONS.victory),
  'tokens.firstPlayer': icon('flying-flag'),
  'zones.office': icon('desk'),
  'ideas.inactive': icon('night-sleep'),
  'ideas.banish': icon('exit-door'),
  'ideas.recycle': icon('recycle'),
  'phases.day': icon('sun'),
  'phases.night': icon('moon'),
}
