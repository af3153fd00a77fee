/** What the glossary names, as the table shows it. */
import { Icon, PileBack } from '@duskhall/ui'
import type { ComponentType } from 'react'
import { ACTIONS } from '../state.ts'
import { TILE_ICON } from './art.ts'
import { ActivationBadge, CostBadge, StrengthBadge } from './Badges.tsx'
import { MedallionFace } from './Medallion.tsx'

const icon = (name: string) => () => <Icon name={name} />
const THREE = { now: 3, printed: 3 }

export const pictures: { readonly [term: string]: ComponentType } = {
  ...Object.fromEntries(
    ACTIONS.map((action) => [`actions.${action}`, () => <MedallionFace action={action} />]),
  ),
  'ideas.power': () => <MedallionFace action="gainPower" n={1} />,
  'ideas.cost': () => <CostBadge {...THREE} />,
  'ideas.strength': () => <StrengthBadge {...THREE} />,
  'ideas.activation': () => <ActivationBadge cost={2} />,
  'tokens.obstacle': icon('stone-block'),
  'tokens.cauldron': icon(TILE_ICON),
  'tokens.lock': icon('padlock'),
  'zones.fateDeck': () => <PileBack icon="sands-of-time" empty={false} />,
  'zones.discard': icon('card-discard'),
  'zones.hand': icon('card-play'),
  'steps.move': icon('walk'),
  'steps.act': icon('card-play'),
  'steps.draw': icon('card-draw'),
}
