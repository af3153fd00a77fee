/** Which icon stands for what. Numbers and factions come from the content, never from here. */
import type { Faction, Resource } from '../state.ts'

/** Skull, claws, hat, ghost: a faction is never told by its colour alone. */
export const FACTION_ICONS: { readonly [F in Faction]: string } = {
  undead: 'death-skull',
  beast: 'claw-slashes',
  mortal: 'top-hat',
  spirit: 'ghost',
}

/** Coins are a bare disc with their number. */
export const RESOURCE_ICONS: { readonly [R in Resource]: string } = {
  coin: 'two-coins',
  power: 'fist',
  regeneration: 'hearts',
}

/** Keywords and verbs of abilities, for the narrow bar of a horde. */
export const VERB_ICONS: { readonly [op: string]: string } = {
  claim: 'card-pickup',
  command: 'rally-the-troops',
  curse: 'cursed-star',
  destroy: 'deadly-strike',
  draw: 'card-draw',
  haunt: 'haunting',
  giveHaunt: 'haunting',
  unite: 'three-friends',
  rage: 'triple-claws',
  sacrifice: 'sacrificial-dagger',
  convert: 'back-forth',
  discard: 'card-discard',
  activateHorde: 'linked-rings',
  lookAtTop: 'third-eye',
  revealTop: 'crystal-ball',
}
