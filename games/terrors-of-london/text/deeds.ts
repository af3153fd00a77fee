/** What answers do in themselves, in words: for hints whose gain the evaluation does not see. Only what both see, and the own hand. */
import { type Language, type Reader, seatName, type View } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import { type Faction, opponentOf, playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { overlordsOf, spotOf } from './facts.ts'
import { texts } from './index.ts'
import { words } from './reasons.ts'

type Moment = View<TerrorsOfLondon, TerrorsMove>

export function deedIn(moment: Moment, move: TerrorsMove, reader: Reader, lang: Language): string | null {
  const { state: s, seat, question } = moment
  const { deeds } = words[lang]
  const name = question?.name ?? ''
  switch (move.do) {
    case 'faction':
      return deeds.faction(overlordsIn(s, move.faction, lang))
    case 'influence':
      return deeds.influence
    case 'play':
      return playerOf(s, seat).hand.length > 1 ? deeds.play : deeds.playLast
    case 'pass':
      return deeds.pass(s.pool)
    case 'relic':
    case 'overlord':
      return deeds.onceATurn
    case 'haunt':
    case 'link':
    case 'convert':
      return deeds[move.do]
    case 'lose-health':
      return deeds.curseHealth
    case 'discard-top':
      return deeds.discardTop
    case 'card': {
      if (name === 'curse') return deeds.curseCard
      if (name !== 'destroy') return null
      const spot = spotOf(s, move.card)
      if (spot.place === 'street') return deeds.destroyStreet(seatName(lang, opponentOf(seat), reader))
      return spot.seat === seat ? deeds.destroyOwn : deeds.destroyOther
    }
    case 'decline':
      return deeds.declined[name] ?? null
    default:
      return null
  }
}

function overlordsIn(s: TerrorsOfLondon, faction: Faction, lang: Language) {
  const { file } = boxOf(s)
  return overlordsOf(s, faction).flatMap((id) => {
    const entry = file.overlords.find((one) => one.id === id)
    if (!entry) return []
    const [ability] = texts[lang].overlordAbilities(entry, s.options)
    return [{ name: texts[lang].name(id), health: entry.health, action: ability?.short ?? '' }]
  })
}
