/**
 * The shape of a content file: towers, heroes, spells, enemies, Hordes, bosses, levels, scenarios. In the box it is
 * several files (standard.ts puts them together), a scenario one of its own. Numbers and codes bind the rules; words
 * are for readers. How frames and turns are meant is told in geometry/.
 */
import * as v from 'valibot'
import { Count, gameFields, Id, Provenances, verb } from '../../kit/content/atoms.ts'
import { COLOURS, DAMAGE, DIFFICULTIES, DIRECTIONS, FACINGS, FAMILIES, HEROES } from './words.ts'

const Words = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))
/** Both languages of a name or a text. */
const Both = (max: number) => v.strictObject({ en: Words(max), fr: Words(max) })
/** One value for each number of players, from the solo game to four. */
const ByPlayers = <T extends v.GenericSchema>(value: T) => v.strictTuple([value, value, value, value])
const Yes = v.exactOptional(v.literal(true))
/** Row and column, both from 0. */
const At = v.strictTuple([Count(0, 19), Count(0, 19)])
const ShapeId = v.pipe(v.string(), v.regex(/^[A-Z]\d$/))
const Grid = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[.#*A-Za-z0-9]{5}$/))), v.length(5))
const Letter = v.picklist(['A', 'B', 'C'])

const Shape = v.strictObject({
  id: ShapeId,
  cells: v.pipe(v.array(v.strictTuple([Count(0, 24), Count(0, 24)])), v.minLength(1)),
  provenance: Provenances,
})

const Tile = v.strictObject({
  shape: ShapeId,
  /** Clockwise quarter turns of the drawing on its card. */
  turn: v.exactOptional(Count(1, 3)),
  /** KR-TILE3: it may be turned and flipped. */
  free: Yes,
  count: v.exactOptional(Count(2, 9)),
})
export type TileEntry = v.InferOutput<typeof Tile>

const Arrow = v.strictObject({ dir: v.picklist(DIRECTIONS), max: Count(1, 9) })
const Arrows = v.union([v.literal('perfect'), v.pipe(v.array(Arrow), v.minLength(1))])
export type ArrowsEntry = v.InferOutput<typeof Arrows>

const Enemy = v.strictObject({
  id: Id,
  /** Its character in the grids; a capital letter fills two by two cells. */
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]$/)),
  name: Both(40),
  /** Of several of them. */
  plural: Both(40),
  resists: v.exactOptional(v.array(v.picklist(['physical', 'magic']))),
  speed: Yes,
  healer: Yes,
  sniper: Yes,
  deadly: Yes,
  large: Yes,
  provenance: Provenances,
})

const Tower = v.strictObject({
  id: Id,
  family: v.picklist(FAMILIES),
  level: Count(1, 4),
  name: Both(40),
  copies: Count(1, 9),
  /** Diamonds in phase 6; left out: it cannot be bought. */
  cost: v.exactOptional(Count(1, 12)),
  type: v.picklist(DAMAGE),
  arrows: Arrows,
  tiles: v.exactOptional(v.array(Tile)),
  /** KR-TILE10: all its tiles go on one tray. */
  linked: Yes,
  soldiers: v.exactOptional(Count(1, 12)),
  upgradesTo: v.exactOptional(v.array(Id)),
  provenance: Provenances,
})

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
const Effect = v.variant('op', [
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

const Ability = v.strictObject({
  id: Id,
  name: Both(40),
  kind: v.picklist(['instant', 'permanent', 'protection']),
  effects: v.array(Effect),
  provenance: Provenances,
})

const Hero = v.strictObject({
  id: v.picklist(HEROES),
  name: Both(40),
  health: Count(1, 9),
  move: Count(1, 9),
  startingTowers: ByPlayers(v.array(Id)),
  soloRecommended: Yes,
  basicAttack: v.strictObject({
    mode: v.picklist(['melee', 'ranged', 'meleeOrRanged']),
    effects: v.array(Effect),
    provenance: Provenances,
  }),
  /** In the order in which a campaign opens them. */
  abilities: v.pipe(v.array(Ability), v.length(4)),
  provenance: Provenances,
})

const Spell = v.strictObject({
  id: Id,
  name: Both(40),
  power: Count(1, 2),
  effects: v.array(Effect),
  provenance: Provenances,
})

const Horde = v.strictObject({
  id: Id,
  set: v.picklist(['horde', 'brush', 'haunted', 'ghost-deck', 'flying', 'portal']),
  tier: Count(1, 4),
  grid: Grid,
  /** On its back. */
  diamonds: Count(0, 9),
  /** The level a tower needs to attack it, which makes it a Portal. */
  portal: v.exactOptional(Count(1, 4)),
  /** KR-BRUSH2: the fallow cards it may clear, from the left. */
  brush: v.exactOptional(v.pipe(v.array(Letter), v.length(3))),
  haunted: Yes,
  flying: Yes,
  provenance: Provenances,
})
export type HordeEntry = v.InferOutput<typeof Horde>

const BossEffect = v.variant('op', [
  verb('damageHeroesAround', { amount: Count(1, 9) }),
  verb('removeAdjacentTower'),
  verb('stunAdjacentTowers'),
  verb('removeSoldiersAround'),
  verb('bossSpeed'),
  verb('summonBehind'),
  verb('healWorstHorde'),
  verb('advanceNearest'),
  verb('bossHold'),
  verb('exhaustNearestHero'),
])
export type BossEffect = v.InferOutput<typeof BossEffect>

const Life = v.strictObject({
  id: Id,
  level: Count(1, 4),
  grid: Grid,
  diamonds: Count(0, 9),
  provenance: Provenances,
})
export type LifeEntry = v.InferOutput<typeof Life>

const Boss = v.strictObject({
  id: Id,
  name: Both(40),
  movement: v.picklist(['asHorde', 'towardSpawn']),
  /** The spawn point it flees to. */
  towardSpawn: v.exactOptional(Count(1, 6)),
  life: v.pipe(v.array(Life), v.minLength(1)),
  actions: v.array(
    v.strictObject({
      id: Id,
      name: Both(40),
      effects: v.array(BossEffect),
      text: Both(300),
      provenance: Provenances,
    }),
  ),
  lifeByDifficulty: v.strictObject({
    star1: v.array(Id),
    star2: v.array(Id),
    star3: v.array(Id),
    heroic: v.array(Id),
    iron: v.array(Id),
  }),
  portalTiles: v.exactOptional(
    v.strictObject({ max: Count(1, 9), level: Count(1, 4), provenance: Provenances }),
  ),
  provenance: Provenances,
})

const Level = v.strictObject({
  id: v.picklist(DIFFICULTIES),
  name: Both(40),
  stars: Count(0, 3),
  mark: v.exactOptional(v.picklist(['heroic', 'iron'])),
  hearts: Count(1, 99),
  diamonds: Count(0, 12),
  firstRoundSpawn: Yes,
  ironRule: Yes,
  provenance: Provenances,
})

const text = Both(200)
const IronRule = v.variant('kind', [
  v.strictObject({ kind: v.literal('noBuyFamily'), family: v.picklist(FAMILIES), text }),
  v.strictObject({ kind: v.literal('noBuildFamily'), family: v.picklist(FAMILIES), text }),
  v.strictObject({ kind: v.literal('passLimit'), value: Count(0, 9), text }),
  v.strictObject({ kind: v.literal('maxTowerLevel'), value: Count(1, 4), text }),
  v.strictObject({ kind: v.picklist(['noAbilities', 'noSpells', 'noRecover']), text }),
  v.strictObject({ kind: v.picklist(['noWhiteSites', 'noGhostDiamonds']), text }),
])
export type IronRule = v.InferOutput<typeof IronRule>

const Segment = v.strictObject({
  cards: v.pipe(v.array(Id), v.minLength(1)),
  shuffle: Yes,
  /** How many of them are kept, from the top; left out: all of them. */
  take: v.exactOptional(ByPlayers(Count(0, 20))),
})

const minPlayers = v.exactOptional(Count(2, 4))
const Spawn = v.strictObject({
  n: Count(1, 6),
  minPlayers,
  exit: v.string(),
  /** The side of the map where its pile lies. */
  edge: v.picklist(FACINGS),
  /** Path spaces from the pile to the exit. */
  lane: v.pipe(v.array(At), v.minLength(1)),
  fallow: v.exactOptional(v.strictObject({ id: Letter, at: At })),
  /** From top to bottom. */
  pile: v.array(Segment),
})
export type SpawnEntry = v.InferOutput<typeof Spawn>

/** Hearts and diamonds of a level where a scenario has its own. */
const Stock = v.strictObject({ hearts: Count(1, 99), diamonds: Count(0, 12) })

const Owner = v.nullable(v.picklist([...COLOURS, 'W']))

export const Scenario = v.strictObject({
  number: Count(1, 99),
  id: Id,
  title: Both(80),
  story: Both(400),
  news: v.strictObject({ en: v.array(Words(120)), fr: v.array(Words(120)) }),
  maxTowerLevel: Count(1, 4),
  abilitySlots: Count(0, 2),
  spells: v.strictObject({ count: Count(0, 6), maxPower: Count(0, 2) }),
  /** Row by row from the north: P path, S building site, W white site, a point for open ground. */
  map: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[PSW.]{1,20}$/))), v.minLength(1), v.maxLength(20)),
  exits: v.pipe(
    v.array(v.strictObject({ id: v.string(), facing: v.picklist(FACINGS), at: At })),
    v.minLength(1),
  ),
  spawns: v.pipe(v.array(Spawn), v.minLength(1)),
  sites: v.array(v.strictObject({ id: Id, at: At, owner: ByPlayers(Owner) })),
  start: v.array(v.strictObject({ card: Id, spawn: Count(1, 6), index: Count(0, 99), minPlayers })),
  portalsToClose: ByPlayers(Count(0, 20)),
  /** What the team begins with beyond the diamonds of the level: how hard a level is here, for so many players. */
  bonusDiamonds: v.strictObject(v.entriesFromList(DIFFICULTIES, ByPlayers(Count(0, 12)))),
  /** Left out: as in every scenario. */
  levels: v.exactOptional(
    v.strictObject({ star1: Stock, star2: Stock, star3: Stock, heroic: Stock, iron: Stock }),
  ),
  ghostDeck: v.exactOptional(v.array(Id)),
  boss: v.exactOptional(
    v.strictObject({
      id: Id,
      start: v.exactOptional(v.strictObject({ spawn: Count(1, 6), index: Count(0, 99) })),
      /** The Portal it steps out of. */
      appearsWhenDestroyed: v.exactOptional(Id),
      reserve: v.exactOptional(v.array(Id)),
    }),
  ),
  victory: v.strictObject({ closeAllPortals: v.boolean(), defeatBoss: v.exactOptional(Id) }),
  ironRule: IronRule,
  provenance: Provenances,
})
export type ScenarioEntry = v.InferOutput<typeof Scenario>

/** How many of each lie in the box; diamonds, soldiers and Portal tiles limit play (KR-COMP14). */
const Limits = v.strictObject({
  ...v.entriesFromList(
    [
      'diamonds',
      'soldiers',
      'hearts',
      'spawnTokens',
      'hordeTrays',
      'exitTiles',
      'portalTiles',
      'fallowCards',
      'spellTiles',
      'heroes',
      'wildcat',
      'heroCards',
      'abilityTiles',
      'towerCards',
      'siteCards',
      'hordeAndPortalCards',
      'bossFigures',
      'bossReferenceCards',
      'bossSpecialCards',
      'portalStormCards',
      'pathTiles',
      'damageTiles',
      'helpCards',
      'playerMarkers',
      'stickerSheets',
    ],
    Count(0, 999),
  ),
  provenance: Provenances,
})

export const ContentFile = v.strictObject({
  schema: v.literal('duskhall-kingdom-rush-1'),
  game: v.strictObject(gameFields),
  limits: Limits,
  shapes: v.pipe(v.array(Shape), v.minLength(1)),
  enemies: v.array(Enemy),
  towers: v.array(Tower),
  heroes: v.pipe(v.array(Hero), v.length(HEROES.length)),
  wildcat: v.strictObject({
    owner: v.picklist(HEROES),
    name: Both(40),
    move: Count(1, 9),
    provenance: Provenances,
  }),
  spells: v.array(Spell),
  hordes: v.array(Horde),
  bosses: v.array(Boss),
  difficulties: v.pipe(v.array(Level), v.length(DIFFICULTIES.length)),
  /** What is open once the scenario `after` is won; 0: from the start (KR-CAMP-R5). */
  campaign: v.array(
    v.strictObject({
      after: Count(0, 99),
      heroes: v.exactOptional(v.array(v.picklist(HEROES))),
      abilityTiles: Count(0, 4),
      spellPower: Count(0, 2),
      provenance: Provenances,
    }),
  ),
  solo: v.strictObject({
    colours: v.array(v.picklist(COLOURS)),
    bench: Count(0, 4),
    provenance: Provenances,
  }),
  scenarios: v.pipe(v.array(Scenario), v.minLength(1)),
})
export type ContentFile = v.InferOutput<typeof ContentFile>
