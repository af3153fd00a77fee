/** Kill a tile, discard this tile (EC-KILL, EC-SELFD). */
import { push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, DECLINE, tileOf } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import type { EvilCorp, EvilCorpMove, Place, QuestionOf } from '../../state.ts'
import { kindAt, NOWHERE, placeAt } from '../../state.ts'
import { currentTerror } from '../gauge.ts'
import { forTilesInReach, ownerOf, sendToDiscard } from '../tiles.ts'
import { isProtectedFrom } from './protection.ts'
import type { Use, Verb } from './verb.ts'

/** The rule against killing the tile there, or null (EC-RULING7, EC-RULING8, EC-RULING60, EC-RULING121). */
function killBan(s: EvilCorp, seat: Seat, source: Place, limit: number, place: Place): string | null {
  if (place === source) return 'EC-RULING60'
  if (!s.options.killOwnTiles && ownerOf(s, place) === campOf(s, seat)) return 'EC-RULING121'
  const terror = s.options.killUsesCurrentTerror
    ? currentTerror(s, place)
    : tileOf(s, kindAt(s, place)).terror
  if (terror > limit) return 'EC-KILL1'
  return isProtectedFrom(s, seat, place) ? 'EC-PASSIVE16' : null
}

function victims(s: EvilCorp, seat: Seat, source: Place, limit: number): Place[] {
  const places: Place[] = []
  forTilesInReach(s, seat, (place) => {
    if (!killBan(s, seat, source, limit, place)) places.push(place)
  })
  return places
}

export const kill: Verb<'kill'> = {
  canChange: (s, use, effect) => victims(s, use.seat, use.source, effect.maxTerror).length > 0,
  apply(s, use, effect) {
    const { seat, source } = use
    const legal = victims(s, seat, source, effect.maxTerror)
    if (legal.length === 0) return
    const mayDecline = isMercyAllowed(s, use, legal)
    push(s, { do: 'kill', seat, limit: effect.maxTerror, mayDecline })
  },
}

/** EC-RULING61: a deployment power is not meant to punish; what that means for a kill is up to the table. */
function isMercyAllowed(s: EvilCorp, use: Use, legal: readonly Place[]): boolean {
  const { declineKill } = s.options
  if (use.how !== 'deploy' || declineKill === 'never') return false
  const camp = campOf(s, use.seat)
  return declineKill === 'always' || legal.every((place) => ownerOf(s, place) === camp)
}

export const killQuestion: QuestionOf<'kill'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const list = victims(s, q.seat, s.source, q.limit).map(
      (place) => boxOf(s).moves.tile[place] as EvilCorpMove,
    )
    if (q.mayDecline) list.push(DECLINE)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do !== 'tile') return
    const place = placeAt(move.village, move.half, move.space)
    const camp = ownerOf(s, place)
    const kind = sendToDiscard(s, place)
    tell?.<EvilCorpEvent>({ e: 'killed', seat, kind, camp, place })
  },
  refusals(s, q) {
    const refused: Refusal<EvilCorpMove>[] = []
    forTilesInReach(s, q.seat, (place) => {
      const rule = killBan(s, q.seat, s.source, q.limit, place)
      if (rule) refused.push({ move: boxOf(s).moves.tile[place] as EvilCorpMove, rule })
    })
    return refused
  },
}

export const discardSelf: Verb<'discardSelf'> = {
  canChange: (_, use) => use.source !== NOWHERE,
  apply(s, use) {
    if (use.source === NOWHERE) return
    const camp = ownerOf(s, use.source)
    const kind = sendToDiscard(s, use.source)
    tell?.<EvilCorpEvent>({ e: 'discarded-self', camp, kind, place: use.source })
  },
}
