/**
 * The shape of a content file: towers, heroes, spells, enemies, Hordes, bosses, levels, scenarios. In the box it is
 * several files (standard.ts puts them together), a scenario one of its own. Numbers and codes bind the rules; words
 * are for readers. How frames and turns are meant is told in geometry/.
 */
import * as v from 'valibot'
import { Count, gameFields, Id, Provenances, verb } from '../../kit/content/atoms.ts'
import { Both, ByPlayers, Grid, Letter, ShapeId, Yes } from './schema/atoms.ts'
import { Effect } from './schema/effects.ts'
import { Arrows, Tile } from './schema/pieces.ts'
import { Scenario } from './schema/scenario.ts'
import { COLOURS, DAMAGE, DIFFICULTIES, FAMILIES, HEROES } from './words.ts'

export type { Effect } from './schema/effects.ts'
export type { ArrowsEntry, TileEntry } from './schema/pieces.ts'
export type { IronRule, ScenarioEntry, SpawnEntry } from './schema/scenario.ts'

const Shape = v.strictObject({
  id: ShapeId,
  cells: v.pipe(v.array(v.strictTuple([Count(0, 24), Count(0, 24)])), v.minLength(1)),
  provenance: Provenances,
})

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
