/** Activate: the activated ability of a card in one's realm, or of the tile (VD-ACTIV). */
import { tell } from '@duskhall/kernel'
import { boardOf, faceOf } from '../../content/box.ts'
import { cardMove, TILE } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { type Card, type Location, NONE, onCard, realmOf, type Task, type Villainous } from '../../state.ts'
import { allowed, refused } from '../bans.ts'
import { begin, canCarryOut } from '../instruct.ts'
import { pay } from '../play.ts'
import { banIn, hasAbility, isLocked } from '../realm.ts'
import type { ActionVerb } from './action.ts'

/** Cards that bear the activation symbol. */
function candidates(s: Villainous, { owner }: Task): Card[] {
  return realmOf(s, owner).cards.filter((card) => faceOf(s, card).activate !== null)
}

function activationBan(s: Villainous, task: Task, card: Card): string | null {
  const face = faceOf(s, card)
  if (!face.activate || !hasAbility(s, card)) return 'VD-ACTIV1'
  const at = s.at[card] as Location
  if (isLocked(s, task.owner, at)) return 'VD-ACTIV8'
  const ban = banIn(s, task.owner, 'activateHere', (_, source) => s.at[source] === at && face.type === 'item')
  if (ban) return ban
  if (face.activate.cost > realmOf(s, task.owner).power) return 'VD-ACTIV2'
  return canCarryOut(s, face.activate.list, onCard(task, card)) ? null : 'VD-ACTIV-R1'
}

/** VD-ACTIV-R4, VD-HK-R19. */
function tileBan(s: Villainous, task: Task): string | null {
  const { tile } = boardOf(s, task.owner)
  if (!tile) return 'VD-ACTIV1'
  if (tile.cost > realmOf(s, task.owner).power) return 'VD-ACTIV2'
  return canCarryOut(s, tile.list, onCard(task, NONE)) ? null : 'VD-HK-R19'
}

export const activate: ActionVerb = {
  choices(s, task, _, chosen) {
    if (chosen.length > 0) return null
    const moves = allowed(candidates(s, task), cardMove, (card) => activationBan(s, task, card))
    if (tileBan(s, task) === null) moves.push(TILE)
    return moves
  },
  refusals(s, task) {
    const list = refused(candidates(s, task), cardMove, (card) => activationBan(s, task, card))
    const rule = boardOf(s, task.owner).tile ? tileBan(s, task) : null
    if (rule !== null) list.push({ move: TILE, rule })
    return list
  },
  do(s, { owner, by }, _, [choice]) {
    const card = choice?.do === 'card' ? choice.card : NONE
    const ability = card === NONE ? boardOf(s, owner).tile : faceOf(s, card).activate
    if (!ability) return
    pay(s, owner, ability.cost, card)
    tell?.<VillainousEvent>({ e: 'activated', seat: by, card })
    begin(s, ability.list, { owner, by, card, other: NONE })
  },
}
