/** The verbs of abilities, attacks and spells. */
import * as v from 'valibot'
import { Count, Id, verb } from '../../../kit/content/atoms.ts'
import { DAMAGE } from '../words.ts'
import { Yes } from './atoms.ts'
import { Arrow, Tile } from './pieces.ts'

const Who = v.picklist([
  'self',
  'thatHero',
  'anyHero',
  'anyHeroInPlay',
  'heroOnSameOrAdjacentSpace',
  'heroesOnSameSpace',
])
const Target = v.union([
  v.picklist([
    'ownHorde',
    'perfect',
    'ownOrAdjacentHorde',
    'oneAdjacentHorde',
    'anyAdjacentHordes',
    'eachAdjacentHorde',
    'twoAdjacentHordes',
    /** The Horde hit by the attack before it. */
    'sameTarget',
    /** One Horde hit by the basic attack just granted. */
    'targetOfThatHero',
    'enteredHorde',
    'wildcatHorde',
    'eachHordeAdjacentToTarget',
    'portalOrBossLife',
  ]),
  v.strictObject({ arrows: v.array(Arrow) }),
])
const When = v.union([
  v.picklist(['onSite', 'wildcatOnHorde']),
  /** Exactly so many different enemies under the tile just placed (KR-IGNUS-R1). */
  v.strictObject({ enemiesCovered: Count(1, 9) }),
])
const when = v.exactOptional(When)
const may = Yes

/** KR-ABIL-R7: the verbs of a list happen in its order. The pieces of an attack are optional one by one (KR-GEN-R3). */
const attack = verb('attack', {
  target: Target,
  type: v.picklist(DAMAGE),
  tiles: v.exactOptional(v.array(Tile)),
  soldiers: v.exactOptional(Count(1, 12)),
  /** All its pieces on one Horde, where its target leaves the choice among several. */
  sameHorde: Yes,
  /** As many times as cells of that kind lie under the tile just placed. */
  per: v.exactOptional(v.picklist(['emptyCell', 'enemyCell'])),
  constraint: v.exactOptional(v.picklist(['eachTouchesAnother', 'eachOnAnotherSideOfBase'])),
  when,
})
const heal = verb('heal', { who: Who, amount: Count(1, 9), when, may })
const protect = verb('protect', { who: Who })
export const Effect = v.variant('op', [
  attack,
  heal,
  protect,
  verb('refresh', { who: Who, may }),
  verb('extraAction', { exclude: v.array(Id), may }),
  verb('move', { who: Who, steps: Count(1, 9), entering: v.exactOptional(v.array(attack)), may }),
  verb('teleport', { who: Who, may }),
  verb('basicAttack', { who: Who, may }),
  verb('copyAbility'),
  verb('summonWildcat', { may }),
  verb('onHordeDestroyed', { effects: v.array(v.variant('op', [heal, protect])) }),
  verb('passTower', { levels: Count(1, 3) }),
  verb('loseHealth', { who: Who, amount: Count(1, 9) }),
])
export type Effect = v.InferOutput<typeof Effect>
