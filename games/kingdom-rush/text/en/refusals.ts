/** English: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import type { MeasuredTexts } from '../../../kit/text/index.ts'
import type { MeasuredRule, Victory } from '../types.ts'
import { diamonds, lowerThe } from './words.ts'

export const refusals = {
  'KR-ABIL-R1':
    'This ability is being used at this moment. It can be used again once it has been turned face up.',
  'KR-ABIL-R2': 'This ability is already in force this round. Choose another action.',
  'KR-ABIL-R4': 'This hero has no ability that is face down. Choose another hero, or nobody.',
  'KR-ABIL1': 'This ability is face down. Recover turns it face up again.',
  'KR-ACT2': 'A hero takes one action in an activation. Move the hero, or end the activation.',
  'KR-BASIC-R3': 'From the hero board nobody can be attacked. Move the hero onto the map first.',
  'KR-BASIC3': 'This attack goes on other trays than the one the hero confronts. Choose another one.',
  'KR-BLILITH-R6': 'A tower that lies face down cannot be chosen. Choose one that is face up.',
  'KR-BLILITH4': 'This tower is not next to the boss. Choose one on an adjacent site.',
  'KR-BOLT-R2': 'One of the tiles touches no other yet. Place another one next to it.',
  'KR-BOLT2':
    'Every tile of this spell must touch another one. Choose cells next to a tile of the spell, or with room beside them.',
  'KR-BOSS-R2': 'The boss is above the level of the tower. Attack it with a tower of its level or higher.',
  'KR-BTIME-R11':
    'Only the nearest hero is struck, and only an ability that is face up is turned. Choose one of those marked.',
  'KR-CAMP-R11': 'By the iron rule no more towers are passed this round. Pass others next round.',
  'KR-CAMP-R14': 'By the iron rule nobody recovers in this scenario. Choose another action.',
  'KR-CAMP-R15': 'By the iron rule nothing is built on white sites. Choose a site of your own colour.',
  'KR-CAMP-R8': 'By the iron rule towers of this type cannot be bought. Buy one of another type.',
  'KR-CAMP-R9': 'By the iron rule towers of this type cannot be built. Build another one, or pass this one.',
  'KR-CAT-R1': 'The Wildcat has already been activated this round. It can be activated again next round.',
  'KR-CAT-R10': "The Wildcat is on the hero board. Alleria's basic attack can bring it back.",
  'KR-CAT10': 'The Wildcat has only just come back. It can be activated next round.',
  'KR-CONF-R2': 'One of these cells can never be covered. Choose four other cells.',
  'KR-CONF-R4': 'A figure covers two by two cells within the tray. Choose such a square.',
  'KR-CONF2':
    'A figure that ends its move on this Horde needs a free square of two by two cells. Leave one free, or end the move elsewhere.',
  'KR-CONF3': 'One of these cells is covered already. Choose four that are free.',
  'KR-CONF5': 'No figure can stand on a deadly enemy. Choose other cells.',
  'KR-DIAM-R2': 'Towers of level 3 and 4 cannot be bought. Buy a lower one, and upgrade it by passing it.',
  'KR-DIAM-R3': 'This tower is above the highest level of the scenario. Choose a lower one.',
  'KR-DIAM2': 'There are too few diamonds for a tower of level 1. Destroy more Hordes first.',
  'KR-DIAM3': 'There are too few diamonds for a tower of level 2. Choose a cheaper one, or save up.',
  'KR-FLY5': 'Another tray lies on top of this one. Attack the upper one, or wait until it has moved on.',
  'KR-GEN5': 'No copy of this tower is left in the supply. Choose another one.',
  'KR-HERO-R3': 'This hero is not on the map. Choose one who is.',
  'KR-HERO2': 'This hero has already been activated this round. The card comes back in phase 5.',
  'KR-HERO6': 'This hero has only just regenerated. Next round it can be activated again.',
  'KR-HERO7': 'Heroes touch neither Portals nor bosses. Choose a Horde.',
  'KR-KO-R5': 'This hero is knocked out or has only just regenerated. Choose another one.',
  'KR-LILITH2': 'This hero is too far away. Choose one on the same or an adjacent space.',
  'KR-LILITH7':
    "Each of these tiles lies on another side of the hero's base. Choose cells along a side that is still free.",
  'KR-MAGNUS-R3': 'There is no space where this hero could stand. Clear a space first.',
  'KR-MAGNUS-R9': 'An ability that copies cannot be copied. Choose another one.',
  'KR-MALIK4': 'This ability does not grant itself again. Choose another action.',
  'KR-MAP-R4': 'This space is taken by a tray, a tower or a fallow card. Choose a free one next to it.',
  'KR-MOVE-R12': 'A fallow card lies on this space. Nobody gets through until it is cleared.',
  'KR-MOVE-R8': 'No hero can confront a boss. Choose another space.',
  'KR-MOVE1': 'This space is too far away. Choose a nearer one.',
  'KR-MOVE5': 'This is not a space of the map. Choose one that is.',
  'KR-MOVE6': 'A tower stands on this site. Choose a space without a tower.',
  'KR-MOVE7': 'No hero can confront a Portal. Choose another space.',
  'KR-MOVE8': 'This hero has moved already. Take an action, or end the activation.',
  'KR-MOVE9':
    'From the hero board a hero enters the map at an exit. Choose a space that is near enough to it.',
  'KR-PASS-R5': 'This tower has only just been passed. It comes to hand in phase 5.',
  'KR-PASS-R6': 'This tower stands on a site. Pass one that is in your hand.',
  'KR-PASS1': 'A tower is passed to another player. Choose somebody else.',
  'KR-PEARL-R1': 'This spell strikes Portals and bosses only. Choose one of those.',
  'KR-PEARL-R4': 'There is no Portal or boss with room for the tile. Keep the spell for later.',
  'KR-PLAY-R14': 'Every player activates their own figures. Choose one of yours.',
  'KR-PLAY-R7': 'This hero is knocked out. It regenerates at the beginning of the next phase 2.',
  'KR-PORTAL-R8': 'This tower lies face down on its site. Pass one that is in your hand.',
  'KR-PORTAL4': 'The cell with the level cannot be covered. Choose other cells.',
  'KR-PORTAL5': 'This Portal is above the level of the tower. Attack it with a tower of its level or higher.',
  'KR-PORTAL9': 'A tower whose only target is a Portal must attack it. Place what still fits there.',
  'KR-RANGE6': 'This tray is not in range. Choose one that is.',
  'KR-SETUP-R11': 'This site is not used with so many players. Choose another one.',
  'KR-SETUP-R14': 'This hero is not open at this table. Choose another one.',
  'KR-SETUP-R5': 'Somebody else has taken this hero. Choose another one.',
  'KR-SETUP-R6': 'This hero is the boss of the scenario. Choose another one.',
  'KR-SOLDIER-R1': 'Soldiers on the map are moved only while the supply is empty. Take one from the supply.',
  'KR-SOLDIER10': 'There is no free enemy for a soldier on this tray. Choose another tray.',
  'KR-SOLDIER13':
    'No soldier is left in the supply. Take one from a tray on the map, if the tower may do so.',
  'KR-SOLDIER14': 'A soldier has been taken up and needs a new cell. Place it on a tray in range.',
  'KR-SOLDIER3': 'A soldier covers one cell. Choose a single cell.',
  'KR-SOLDIER4': 'This enemy resists the damage of these soldiers. Choose another enemy.',
  'KR-SOLDIER5': 'A tile lies on this cell. Choose a free enemy.',
  'KR-SOLDIER6': 'A soldier stands on this cell. Choose a free enemy.',
  'KR-SOLDIER7': 'A figure stands on this cell. Choose a free enemy.',
  'KR-SOLDIER8': 'There is no enemy on this cell. Soldiers stand on enemies only.',
  'KR-SOLDIER9': 'No soldier can stand on a deadly enemy. Cover it with a damage tile.',
  'KR-SOLO-R4': 'A hero from the bench is not activated. It attacked when it came.',
  'KR-SOLO-R8': 'This tower cannot be upgraded: no higher one is left or allowed. Choose another tower.',
  'KR-SOLO10': 'This hero is not on your bench any more. Call another one.',
  'KR-SOLO3': 'Nothing is built on sites of this colour this round. Choose a site of another colour.',
  'KR-SOLO6': 'This colour was eliminated in the round before. Choose another one.',
  'KR-SOLO8': 'One hero a round comes from the bench. Call another one next round.',
  'KR-SPELL-R5':
    'A spell must do something. Place at least one of its pieces, choose another target, or keep it for later.',
  'KR-SPELL4': 'This spell has been used, or was not chosen. Use another one.',
  'KR-SPELL5': 'This spell strikes Hordes only, neither Portals nor bosses. Choose a Horde.',
  'KR-STACK4': 'Two towers stand on this site already. Choose another one.',
  'KR-TILE-R3': 'One of these cells can never be covered. Choose other cells.',
  'KR-TILE-R4': 'This tile has no place on this tray. Choose another tray or another tile.',
  'KR-TILE10': 'All pieces of this attack go on one tray. Choose the one that was hit first.',
  'KR-TILE2': 'This tile may not be turned or flipped. Choose cells in the direction of the tower.',
  'KR-TILE4': 'A tile lies on one of these cells. Choose cells that are free.',
  'KR-TILE5': 'A soldier stands on one of these cells. Choose cells that are free.',
  'KR-TILE6': 'A figure stands on one of these cells. Choose cells that are free.',
  'KR-TILE7': 'The tile would reach beyond the edge of the tray. Choose cells within it.',
  'KR-TILE8': 'An enemy there resists this kind of damage. Choose other cells.',
  'KR-TILE9': 'Each of these tiles goes on another Horde. Choose one that is not hit yet.',
  'KR-TOWER-R3': 'A tower must attack as long as it can hit an enemy. Place what still fits.',
  'KR-TOWER-R7': 'The Wildcat is on this site. Move it away, or choose another site.',
  'KR-TOWER1': 'There is no free site for this tower. Pass it, or free a site.',
  'KR-TOWER2': 'A hero is on this site. Move the hero away, or choose another site.',
  'KR-TOWER3': 'A tower stands on this site. Only soldier towers share a site with another one.',
  'KR-TOWER4': 'This site belongs to another player. Choose one of your colour, or a white one.',
} as const

export const measured: MeasuredTexts<MeasuredRule> = {
  'KR-DIAM2': (needed, there) =>
    `This tower costs ${diamonds(needed)}, and the team has ${there}. Destroy more Hordes first.`,
  'KR-DIAM3': (needed, there) =>
    `This tower costs ${diamonds(needed)}, and the team has ${there}. Choose a cheaper one, or save up.`,
}

/** How a game ends, by its rule. */
const ENDINGS: { readonly [rule: string]: (victory: Victory) => string } = {
  'KR-BLILITH6': ({ boss }) => `${boss} has fled through the rift.`,
  'KR-BOSS3': ({ boss }) => `${boss} has reached the Kingdom.`,
  'KR-PORTAL15': () => 'A Portal has reached the Kingdom.',
  'KR-ROUND-R6': ({ rounds }) => `Round ${rounds} was the last, and the goal is not reached.`,
  'KR-WIN1': () => 'All Portals are closed.',
  'KR-WIN2': ({ boss }) => `Victory over ${lowerThe(boss)}.`,
  'KR-WIN4': () => 'The Kingdom has lost its last heart.',
}

export function outcome(victory: Victory): Lines {
  const { won, rule, level, stars } = victory
  const why = ENDINGS[rule]?.(victory) ?? 'The scenario is over.'
  if (!won) return { text: 'The Kingdom has fallen.', why }
  const prize = stars > 0 ? (stars === 1 ? '1 star' : `${stars} stars`) : `the mark ${level}`
  return { text: 'The Kingdom is saved!', why: `${why} The team earns ${prize}.` }
}
