/** Which icon stands for what. Numbers and factions come from the content, never from here. */
import type { Faction, Resource } from '../state.ts'

const PORTRAITS: { readonly [id: string]: string } = {
  methuselah: 'vampire-dracula',
  fenris: 'wolf-howl',
  lilith: 'swordwoman',
  azazael: 'daemon-skull',
  cultist: 'cultist',
  fanatic: 'hooded-figure',
  'acolyte-crypt': 'crypt-entrance',
  'acolyte-hunt': 'hunting-horn',
  'acolyte-lodge': 'candle-light',
  'acolyte-veil': 'haunting',
  ghoul: 'shambling-zombie',
  skeletal: 'skeleton',
  'vampire-thrall': 'resting-vampire',
  mummy: 'mummy-head',
  revenant: 'raise-zombie',
  'vampire-countess': 'female-vampire',
  lich: 'crowned-skull',
  nosferatu: 'evil-bat',
  'sewer-rats': 'rat',
  'black-shuck': 'hound',
  werewolf: 'werewolf',
  gargoyle: 'gargoyle',
  'lambton-worm': 'sea-serpent',
  'pack-alpha': 'direwolf',
  chimera: 'hydra',
  leviathan: 'sea-dragon',
  pickpocket: 'swap-bag',
  'relic-hunter': 'sherlock-holmes',
  resurrectionist: 'coffin',
  inquisitor: 'executioner-hood',
  alchemist: 'round-bottom-flask',
  'vampire-hunter': 'crossbow',
  warlock: 'warlock-hood',
  ripper: 'dripping-knife',
  wisp: 'spark-spirit',
  poltergeist: 'floating-ghost',
  banshee: 'screaming',
  'grey-lady': 'ghost-ally',
  'phantom-coachman': 'cloaked-figure-on-horseback',
  wraith: 'spectre',
  reaper: 'grim-reaper',
  'angel-of-death': 'angel-wings',
  'hired-thug': 'bandit',
  'fortune-teller': 'third-eye',
  ringmaster: 'ringmaster',
  'pocket-watch': 'pocket-watch',
  'crystal-ball': 'crystal-ball',
  'canopic-jar': 'covered-jar',
  'tower-cuirass': 'chest-armor',
  'sword-of-methuselah': 'rune-sword',
  'key-of-lufenamun': 'millenium-key',
  'philosophers-stone': 'floating-crystal',
  'hangmans-noose': 'tarot-12-the-hanged-man',
  grimoire: 'evil-book',
  'wolf-bone-whistle': 'whistle',
  'soul-lantern': 'lantern-flame',
  'voodoo-doll': 'voodoo-doll',
  'blood-tithe': 'chalice-drops',
  'crimson-kiss': 'lips',
  'call-of-the-crypt': 'raise-skeleton',
  'memories-of-sumer': 'stone-tablet',
  'blood-moon': 'evil-moon',
  'pack-hunt': 'wolf-head',
  'lair-of-bones': 'crossed-bones',
  'howl-of-the-wolf': 'moon-claws',
  'order-of-the-long-sunrise': 'sunrise',
  'hunters-bounty': 'wanted-reward',
  'reapers-pact': 'scythe',
  'night-monster': 'moon-bats',
  'plague-of-egypt': 'great-pyramid',
  'breath-of-the-demon': 'dragon-breath',
  'corrupted-priests': 'prayer',
  'ancient-patience': 'hourglass',
}

/** Something of another content file, without a picture of its own. */
const STRANGER = 'person'

export function portraitOf(id: string): string {
  return Object.hasOwn(PORTRAITS, id) ? (PORTRAITS[id] as string) : STRANGER
}

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
