/** Terrors of London: a deck-building duel between two Overlords and their hordes. */
import type { Game, OptionSchema, Questions, Steps, Zone } from '@duskhall/kernel'
import { choice, flag } from '@duskhall/kernel'
import { content } from './content/box.ts'
import { commandQuestion } from './rules/abilities/command.ts'
import { curseQuestion } from './rules/abilities/curse.ts'
import { destroyQuestion } from './rules/abilities/destroy.ts'
import { discardQuestion } from './rules/abilities/draw.ts'
import { rageQuestion } from './rules/abilities/gain.ts'
import { giveHauntQuestion } from './rules/abilities/haunt.ts'
import { effects } from './rules/abilities/index.ts'
import { keepTopQuestion, putBackQuestion, takeQuestion } from './rules/abilities/look.ts'
import { payQuestion } from './rules/abilities/pay.ts'
import { sacrificeQuestion } from './rules/abilities/sacrifice.ts'
import { actionQuestion, takeBought } from './rules/action.ts'
import { claimQuestion } from './rules/buy.ts'
import { activateHordeQuestion, hordeAbilityQuestion } from './rules/horde.ts'
import { replaceQuestion } from './rules/relics.ts'
import { chooseQuestion, deal, factionQuestion, influenceQuestion, setup } from './rules/setup.ts'
import { due, trigger, triggers, turnResumes } from './rules/triggers.ts'
import { cleanup, drawPhase, turn } from './rules/turn.ts'
import type { Asking, Happening, Options, TerrorsMove, TerrorsOfLondon } from './state.ts'
import { upgrade } from './upgrade.ts'

/** Doubtful readings as table options, each with the documented default. */
const options: OptionSchema<Options> = {
  firstPlayer: choice('random', '0', '1'),
  opening: choice('printed', 'balanced'),
  influence: choice('conditional', 'baseCoin'),
  rage: choice('coinOrPower', 'powerOrRegeneration', 'coinOrRegeneration'),
  sacrificeGain: choice('power', 'coin', 'regeneration'),
  keywordsOptional: flag(false),
  fatalCosts: flag(true),
  limitedTokens: flag(false),
}

const steps: Steps<TerrorsOfLondon, Happening> = {
  deal,
  turn,
  cleanup,
  'draw-phase': drawPhase,
  effects,
  triggers,
  due,
  trigger,
  'turn-resumes': turnResumes,
}

const questions: Questions<TerrorsOfLondon, Asking, TerrorsMove> = {
  faction: factionQuestion,
  choose: chooseQuestion,
  influence: influenceQuestion,
  action: actionQuestion,
  claim: claimQuestion(takeBought),
  replace: replaceQuestion,
  'horde-ability': hordeAbilityQuestion,
  'activate-horde': activateHordeQuestion,
  command: commandQuestion,
  curse: curseQuestion,
  destroy: destroyQuestion,
  rage: rageQuestion,
  sacrifice: sacrificeQuestion,
  'give-haunt': giveHauntQuestion,
  discard: discardQuestion,
  pay: payQuestion,
  take: takeQuestion,
  'put-back': putBackQuestion,
  'keep-top': keepTopQuestion,
}

/** TL-HIDE: hands are secret, piles face down; what a deck holds is public, so hand and draw pile are one pool. */
function zones(s: TerrorsOfLondon): Zone[] {
  return [
    ...s.players.flatMap((player, seat): Zone[] => {
      const pool = `deck-${seat}`
      return [
        { id: `hand-${seat}`, cards: player.hand, sight: 1 << seat, ordered: false, pool },
        { id: `draw-${seat}`, cards: player.draw, sight: 'none', ordered: true, pool },
        { id: `discard-${seat}`, cards: player.discard, sight: 'all', ordered: true },
        { id: `area-${seat}`, cards: player.area, sight: 'all', ordered: true },
        { id: `relics-${seat}`, cards: player.relics, sight: 'all', ordered: true },
      ]
    }),
    { id: 'street', cards: s.street, sight: 'all', ordered: true },
    { id: 'market', cards: s.market, sight: 'none', ordered: true },
    { id: 'acolytes', cards: s.acolytes, sight: 'none', ordered: true },
    { id: 'removed', cards: s.removed, sight: 'all', ordered: true },
    { id: 'box', cards: s.box, sight: 'all', ordered: true },
  ]
}

export const terrorsOfLondon: Game<TerrorsOfLondon, TerrorsMove, Options, Happening, Asking> = {
  id: 'terrors-of-london',
  rulesVersion: 3,
  seats: { min: 2, max: 2 },
  options,
  content,
  setup,
  steps,
  questions,
  zones,
  upgrade: (state, from) => upgrade(state, from, options),
}

/** @alias For the registry, which knows games by their folders alone. */
export default terrorsOfLondon
