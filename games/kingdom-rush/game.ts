/** Kingdom Rush: Rift in Time. One to four players hold the line together against what comes out of the rifts. */

import type { Clash, Game, OptionSchema, Questions, Steps, Zone } from '@duskhall/kernel'
import { flag } from '@duskhall/kernel'
import { boxOf, content } from './content/box.ts'
import { DIFFICULTIES, HEROES, LATER } from './content/words.ts'
import { actQuestion, used } from './rules/actions.ts'
import { activationQuestion } from './rules/activate.ts'
import { advance, attempt, readIcons, snipe } from './rules/advance.ts'
import { bossComes, bossFlees, nextLife } from './rules/boss.ts'
import {
  bossEffect,
  chooseNearestQuestion,
  razeTowerQuestion,
  turnDownQuestion,
} from './rules/boss-actions.ts'
import { built, siteQuestion, turnQuestion } from './rules/build.ts'
import {
  chooseAbilityQuestion,
  chooseBenchQuestion,
  chooseHeroQuestion,
  chooseSpellQuestion,
} from './rules/choices.ts'
import { confrontQuestion } from './rules/confront.ts'
import { consentQuestion, proposed } from './rules/consent.ts'
import { deal } from './rules/deal.ts'
import { aftermath, closePortal } from './rules/destroy.ts'
import { displaceQuestion, stepAside } from './rules/displace.ts'
import { faceQuestion } from './rules/effects/attack.ts'
import { chooseFigureQuestion, effects } from './rules/effects/carry-out.ts'
import { copyQuestion } from './rules/effects/copy-ability.ts'
import { chooseVictimQuestion } from './rules/effects/lose-health.ts'
import { passTowerQuestion } from './rules/effects/pass-tower.ts'
import { turnUpQuestion } from './rules/effects/refresh.ts'
import { aimQuestion } from './rules/effects/spell-attack.ts'
import { teleportQuestion } from './rules/effects/teleport.ts'
import { ghost } from './rules/ghosts.ts'
import { goQuestion, strideQuestion } from './rules/move.ts'
import { designQuestion, receiverQuestion } from './rules/pass.ts'
import { collect, shareQuestion } from './rules/pickup.ts'
import { cellsQuestion, piecesQuestion } from './rules/pieces.ts'
import { acting, playQuestion } from './rules/play.ts'
import { portalTile } from './rules/portal-tiles.ts'
import { endRound, phase, round } from './rules/round.ts'
import { setup } from './rules/setup.ts'
import { banColourQuestion, guestAttack, placeGuestQuestion } from './rules/solo.ts'
import { spawn } from './rules/spawn.ts'
import { buyerQuestion, spendQuestion } from './rules/spend.ts'
import { summonQuestion, wildcatComes } from './rules/wildcat.ts'
import type { Asking, Happening, KingdomRush, KingdomRushMove, Options } from './state.ts'

const options: OptionSchema<Options> = {
  scenario: { kind: 'number', foremost: true, min: 1, max: 10, default: 1 },
  difficulty: { kind: 'choice', foremost: true, values: DIFFICULTIES, default: 'star1' },
  heroes: {
    kind: 'choices',
    foremost: true,
    values: HEROES,
    later: LATER,
    default: () => [],
    count: (seats) => ({ min: 0, max: seats }),
  },
  openHeroes: {
    kind: 'choices',
    values: HEROES,
    default: () => HEROES,
    count: (seats) => ({ min: seats, max: HEROES.length }),
  },
  abilityTiles: { kind: 'number', min: 1, max: 4, default: 4 },
  spellPower: { kind: 'number', min: 0, max: 2, default: 2 },
  teamConsent: flag(false),
  towerMayHoldFire: flag(false),
  sniperOnlyAfterMove: flag(false),
  boltConnected: flag(false),
  lilithBlockedLoses: flag(false),
  bossTurnsTowersFaceDown: flag(false),
  roundLimit: { kind: 'number', min: 0, max: 99, default: 0 },
}

/** KR-SETUP-R6, KR-SETUP-R14: heroes that are closed or the boss, and too few of them for everybody. */
function clash(
  { scenario, heroes, openHeroes }: Options,
  seats: number,
  played: string = content.standard,
): Clash<Options> | null {
  const { file } = boxOf({ content: played })
  const chosen = file.scenarios.find(({ number }) => number === scenario)
  // The box has ten, another file may have fewer.
  if (!chosen) return { option: 'scenario', reason: 'missing' }
  const boss = chosen.boss?.id
  const open = openHeroes.filter((hero) => hero !== boss)
  if (open.length < seats) return { option: 'openHeroes', reason: 'tooFew' }
  const taken = heroes.filter((hero) => hero !== LATER)
  if (taken.some((hero) => hero === boss)) return { option: 'heroes', reason: 'isBoss' }
  return taken.every((hero) => open.includes(hero)) ? null : { option: 'heroes', reason: 'closed' }
}

const steps: Steps<KingdomRush, Happening> = {
  deal,
  round,
  phase,
  'end-round': endRound,
  collect,
  'guest-attack': guestAttack,
  spawn,
  'step-aside': stepAside,
  built,
  aftermath,
  ghost,
  'close-portal': closePortal,
  advance,
  'read-icons': readIcons,
  attempt,
  snipe,
  'boss-comes': bossComes,
  'next-life': nextLife,
  'boss-effect': bossEffect,
  'boss-flees': bossFlees,
  'portal-tile': portalTile,
  effects,
  used,
  'wildcat-comes': wildcatComes,
}

const questions: Questions<KingdomRush, Asking, KingdomRushMove> = {
  'choose-hero': chooseHeroQuestion,
  'choose-ability': chooseAbilityQuestion,
  'choose-spell': proposed('choose-spell', chooseSpellQuestion),
  'choose-bench': chooseBenchQuestion,
  'ban-colour': banColourQuestion,
  'place-guest': placeGuestQuestion,
  share: proposed('share', shareQuestion),
  spend: spendQuestion,
  buyer: proposed('buyer', buyerQuestion),
  displace: displaceQuestion,
  'raze-tower': proposed('raze-tower', razeTowerQuestion),
  'choose-nearest': proposed('choose-nearest', chooseNearestQuestion),
  'turn-down': turnDownQuestion,
  consent: consentQuestion({
    'choose-spell': chooseSpellQuestion,
    play: playQuestion,
    buyer: buyerQuestion,
    share: shareQuestion,
    'raze-tower': razeTowerQuestion,
    'choose-nearest': chooseNearestQuestion,
    'choose-victim': chooseVictimQuestion,
  }),
  play: proposed('play', playQuestion),
  activation: activationQuestion,
  act: actQuestion,
  go: goQuestion,
  stride: strideQuestion,
  confront: confrontQuestion,
  summon: summonQuestion,
  face: faceQuestion,
  'choose-figure': chooseFigureQuestion,
  'turn-up': turnUpQuestion,
  teleport: teleportQuestion,
  copy: copyQuestion,
  site: siteQuestion,
  turn: turnQuestion,
  receiver: receiverQuestion,
  design: designQuestion,
  aim: aimQuestion,
  'pass-tower': passTowerQuestion,
  'choose-victim': proposed('choose-victim', chooseVictimQuestion),
  pieces: piecesQuestion,
  cells: cellsQuestion,
}

/** KR-HIDE: piles, ghost deck and action deck lie face down; everything else is open to all. */
function zones(s: KingdomRush): Zone[] {
  const open = (id: string, cards: number[]): Zone => ({ id, cards, sight: 'all', ordered: true })
  const shut = (id: string, cards: number[]): Zone => ({ id, cards, sight: 'none', ordered: true })
  const { boss } = s
  return [
    ...s.piles.flatMap(({ parts }, lane) => pileZones(s, parts, `pile-${lane}`)),
    shut('ghosts', s.ghosts),
    ...(boss
      ? [
          shut('actions', boss.deck),
          open('used-actions', boss.discard),
          open('life', boss.life),
          open('reserve', boss.reserve),
        ]
      : []),
    open(
      'map',
      s.trays.map(({ card }) => card),
    ),
    open('gone', s.gone),
    open('box', s.box),
  ]
}

/** KR-HIDE-R3, KR-HIDE-R4: what a segment holds is known, in which order is not; the top card shows its back. */
function pileZones(s: KingdomRush, parts: KingdomRush['piles'][number]['parts'], id: string): Zone[] {
  const { faces } = boxOf(s)
  const upper = parts.findLastIndex(({ cards }) => cards.length > 0)
  return parts.flatMap(({ cards, cut }, part): Zone[] => {
    const pool = `${id}-${part}`
    const top = part === upper ? cards.length - 1 : -1
    return [
      {
        id: pool,
        cards,
        sight: 'none',
        ordered: true,
        back: (card, at) => (at === top ? (faces[card]?.diamonds ?? null) : null),
      },
      { id: `${pool}-cut`, cards: cut, sight: 'none', ordered: true, pool },
    ]
  })
}

export const kingdomRush: Game<KingdomRush, KingdomRushMove, Options, Happening, Asking> = {
  id: 'kingdom-rush',
  rulesVersion: 2,
  seats: { min: 1, max: 4 },
  options,
  clash,
  content,
  setup,
  steps,
  questions,
  zones,
  tally: ({ hearts, round }) => ({ hearts, rounds: round }),
  teams: (seats) => [Array.from({ length: seats }, (_, seat) => seat)],
  acting,
  // KR-PLAY-R6: also by consent nothing before the start of phase 2 comes back.
  consent: 'to-the-fence',
}
