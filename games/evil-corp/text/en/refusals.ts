/** English: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { count, does, list, who } from '../../../kit/text/en.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'

export const refusals = {
  'EC-ACT1': 'Only tiles of your own side can be activated. Choose one of yours.',
  'EC-ACT2': 'This tile has no activatable power. Choose a tile that has one.',
  'EC-ACT3': 'An inactive tile has no powers. It is active again only when it is deployed anew.',
  'EC-COPY1': 'This tile of the queue has no activatable power to use. Choose one that has.',
  'EC-DEMON3':
    'This demon is inactive. It can be used again once it has been flipped over to active, at Night at the latest.',
  'EC-DEMON6':
    'Your summoning value is too low for this column. Choose a lower column, or summon with a stronger tile.',
  'EC-DEPLOY2':
    "Tiles go to your own side of a village, never to an opponent's. Choose a space on your side.",
  'EC-DEPLOY3': 'This village is not eligible to you. Choose a space in a village next to your seat.',
  'EC-DEPLOY4': 'A tile needs a free space. Choose an empty one on your side, or wait until one is free.',
  'EC-ELIG1': 'This village is not eligible to you. Choose a tile in a village next to your seat.',
  'EC-FLIP5': "Your own tiles cannot be flipped over by this power. Choose an opponent's tile.",
  'EC-KILL1': 'The terror of this tile is above the limit of this power. Choose a tile with less terror.',
  'EC-MOVE1': 'Only tiles of your own side can be moved. Choose one of yours.',
  'EC-MOVE2': 'There is no free space this tile could move to. Choose another tile.',
  'EC-NIGHT22': 'This village was won tonight, so no tile stays there. It will be discarded.',
  'EC-NIGHT29':
    'You hold too few coins to keep this tile overnight. It needs its full price, or an active Caretaker Kobold or Golem Concierge.',
  'EC-PASSIVE15': 'This tile may never be placed on a Fortification. It needs a free space of another type.',
  'EC-PASSIVE16':
    'A bodyguard protects the Battlefield tiles of its side in this village. Flip it over or remove it first, or choose a tile elsewhere.',
  'EC-PAY1':
    'This tile must be paid for when it is deployed, and you hold too few coins. Earn some gold first.',
  'EC-PORTAL1': 'Only Blue tiles may be placed on a Demonic Portal. Choose another space, or a Blue tile.',
  'EC-RECRUIT7': 'You cannot pay the full price of this tile. Earn gold first, or choose a cheaper one.',
  'EC-RULING10': "This tile is inactive already. Choose an active tile of an opponent's.",
  'EC-RULING11':
    'At this table demons can only be flipped over to active, and this one is. Choose an inactive demon.',
  'EC-RULING17': 'Its power has no valid target now. It can be used once there is one.',
  'EC-RULING39':
    'At this table a bodyguard also stops the powers of its own side. Choose a tile it does not guard.',
  'EC-RULING60': 'A tile cannot kill itself. Choose another tile.',
  'EC-RULING121': "At this table a kill never takes a tile of your own side. Choose an opponent's tile.",
  'EC-RULING68': 'This tile has already been moved by this power. Choose a different tile, or stop here.',
  'EC-RULING71': 'This column would change nothing now, or cannot be paid. Choose another column.',
  'EC-TEAM17':
    'This tile of your team is in a village that is not eligible to you. Your teammate, who sits there, can activate it.',
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'EC-DEMON6': (needed, there) =>
    `This column needs a summoning value of ${needed}, and yours is ${there}. Choose a lower column.`,
  'EC-KILL1': (needed, there) =>
    `This tile has terror ${needed}, and the limit of this power is ${there}. Choose a tile with less terror.`,
  'EC-NIGHT29': (needed, there) =>
    `Keeping this costs ${needed}, and you hold ${coins(there)}. It needs the full price, or an active Caretaker Kobold or Golem Concierge.`,
  'EC-PAY1': (needed, there) =>
    `Deploying this tile costs ${needed}, and you hold ${coins(there)}. Earn some gold first.`,
  'EC-RECRUIT7': (needed, there) =>
    `This tile costs ${needed}, and you hold ${coins(there)}. Earn gold first, or choose a cheaper one.`,
  'EC-RULING71': (needed, there) =>
    `This column costs ${needed}, and you hold ${coins(there)}. Choose a column without payment.`,
}

const coins = (n: number) => (n === 0 ? 'no coins' : count(n, 'coin', 'coins'))

/** A team is named with its members. */
function winner(camp: Victory['camps'][number]): string {
  return camp.members.length > 0 ? `${camp.name} (${list(camp.members.map(who))})` : who(camp)
}

export function outcome({ camps, rule, tokens: needed }: Victory): Lines {
  const tokens = count(needed, 'Victory token', 'Victory tokens')
  const together = capital(list(camps.map(winner)))
  const [only] = camps.length === 1 ? camps : []
  const why = {
    'EC-WIN1': `Nobody else holds ${tokens} at the end of this Night.`,
    'EC-WIN3': `Several hold ${tokens}; the highest sum of recruitment values and magic gold decides.`,
    'EC-WIN6': `Several hold ${tokens} and the same sum of recruitment values and magic gold; the highest sum of printed terror decides.`,
    'EC-RULING118':
      'For three rounds in a row nobody has done anything but pass: the most Victory tokens decide, then recruitment values and magic gold, then terror.',
    'EC-RULING53': `They hold ${tokens}, and the same recruitment values, magic gold and terror: nothing is left to part them.`,
  }[rule]
  if (!only) return { text: `${together} share the victory!`, why }
  return { text: `${only.members.length > 0 ? `${together} wins` : does(only, 'win', 'wins')}!`, why }
}
