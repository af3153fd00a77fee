/** The shape of a content file. Whoever owns the box can correct a value and load the file at a table. */
import * as v from 'valibot'
import {
  Confidence,
  Confidences,
  Count,
  gameFields,
  Id,
  Provenance,
  Provenances,
  verb,
} from '../../kit/content/atoms.ts'

const COLORS = ['blue', 'red', 'yellow'] as const
const Color = v.picklist(COLORS)

const N = Count(1, 20)
/** What a power does, one verb at a time (EC-DATA3: an unknown verb stops loading). */
const Effect = v.variant('op', [
  verb('gainGold', { n: N }),
  verb('payGoldOrCannotDeploy', { n: N }),
  verb('moveOwn', { n: N }),
  verb('moveSelf'),
  verb('draw', { n: N }),
  verb('discardFromScreen', { n: N }),
  verb('recycle', { n: N }),
  verb('banishOwn', { n: N }),
  verb('discardSelf'),
  verb('kill', { maxTerror: Count(0, 20) }),
  verb('opponentReveal', { n: N }),
  verb('flipDemon', { n: N }),
  verb('flipEnemyMonster', { n: N }),
  verb('opponentDraw', { n: N }),
  verb('opponentDiscard', { n: N }),
  verb('recruit', { to: v.picklist(['bag', 'screen']) }),
  verb('copyQueueActivatable'),
])

const Passive = v.variant('op', [
  verb('summonBonus', { n: N }),
  verb('terrorBoost', { color: Color }),
  verb('aloneTerror', { value: Count(0, 20) }),
  verb('noFortification'),
  verb('protectBattlefield'),
  verb('freeUpkeep', { n: N }),
])

const tileFields = {
  id: Id,
  color: Color,
  cost: Count(0, 30),
  terror: Count(0, 20),
  deploy: v.array(Effect),
  activate: v.array(Effect),
  passive: v.array(Passive),
  provenance: Provenances,
}

const Tile = v.strictObject({ ...tileFields, confidence: v.optional(Confidences) })
const Basic = v.strictObject({
  ...tileFields,
  perPlayer: Count(0, 20),
  extraPerTeam: Count(0, 20),
  total: Count(0, 60),
})

const spaces = (min: number, max: number) =>
  v.strictObject({ count: Count(min, max), provenance: Provenance, confidence: Confidence })

const Side = v.strictObject({
  spaces: v.strictObject({
    battlefield: spaces(1, 6),
    port: spaces(1, 4),
    fortification: spaces(1, 2),
    portal: spaces(1, 2),
  }),
  cargo: v.strictObject({
    yellow: Count(0, 20),
    redBlue: Count(0, 20),
    provenance: Provenance,
    confidence: Confidence,
  }),
  upkeep: v.strictObject({ gold: Count(0, 20), provenance: Provenance, confidence: Confidence }),
  gauge: v.strictObject({
    length: Count(1, 20),
    icons: v.array(
      v.variant('icon', [
        v.strictObject({ at: Count(1, 20), icon: v.literal('conquest') }),
        v.strictObject({ at: Count(1, 20), icon: v.literal('magicGold'), count: Count(1, 9) }),
        v.strictObject({ at: Count(1, 20), icon: v.literal('victory') }),
      ]),
    ),
    provenance: Provenances,
    confidence: Confidences,
  }),
  conquest: v.strictObject({ steps: Count(1, 10), provenance: Provenance, confidence: Confidence }),
})

const SeatSetup = v.strictObject({
  camps: v.array(v.array(Count(0, 3))),
  villages: Count(1, 3),
  handSize: Count(1, 20),
  eligibility: v.array(v.array(Count(0, 2))),
  owners: v.array(v.strictTuple([Count(0, 3), Count(0, 3)])),
  provenance: Provenance,
})

export const ContentFile = v.strictObject({
  schema: v.literal('duskhall-evil-corp-1'),
  game: v.strictObject({
    ...gameFields,
    designer: v.string(),
    artists: v.array(v.string()),
    age: Count(0, 99),
    minutes: v.array(Count(1, 999)),
  }),
  components: v.strictObject({
    villages: Count(1, 3),
    tiles: Count(1, 200),
    basics: Count(1, 200),
    demons: Count(1, 10),
    gold: Count(1, 999),
    magicGold: Count(1, 999),
    victoryTokens: Count(1, 99),
    lootPawns: Count(1, 9),
    powerStones: Count(1, 9),
    terrorPawns: Count(1, 9),
    conquestPawns: Count(1, 18),
    screens: Count(1, 9),
    playerBags: Count(1, 9),
    marketBags: Count(1, 9),
    firstPlayerPawns: Count(1, 9),
    provenance: Provenance,
  }),
  office: v.strictObject({ surcharges: v.pipe(v.array(Count(0, 20)), v.length(5)), provenance: Provenance }),
  setups: v.strictObject({ '2': SeatSetup, '3': SeatSetup, '4': SeatSetup }),
  victory: v.strictObject({ tokens: Count(1, 9), provenance: Provenance }),
  handicap: v.strictObject({ min: Count(0, 99), max: Count(0, 99), provenance: Provenance }),
  sides: v.strictObject({ A: Side, B: Side }),
  demons: v.array(
    v.strictObject({
      id: Id,
      columns: v.array(
        v.strictObject({ threshold: Count(0, 20), payGold: Count(0, 20), effects: v.array(Effect) }),
      ),
      provenance: Provenances,
      confidence: Confidences,
    }),
  ),
  basics: v.array(Basic),
  tiles: v.array(Tile),
})

export type ContentFile = v.InferOutput<typeof ContentFile>
export type Effect = v.InferOutput<typeof Effect>
export type Passive = v.InferOutput<typeof Passive>
export type Color = (typeof COLORS)[number]
