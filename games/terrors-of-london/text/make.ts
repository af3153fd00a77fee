/** Builds the texts of Terrors of London from what a language brings. */
import { type LogRank, readOptions, type Telling } from '@duskhall/kernel'
import { gameTexts, nameOf, type Teller } from '../../kit/text/index.ts'
import { boxOf, overlordOf, STANDARD } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import { isMonster } from '../rules/in-play.ts'
import { type Card, type Faction, NOBODY, playerOf, type TerrorsOfLondon } from '../state.ts'
import { abilitiesIn } from './abilities.ts'
import { armorLeft, copyNumber, entryOf, faceAt, factionName, measure } from './facts.ts'
import type { Pack, SpokenCard, Subject } from './pack.ts'
import { factsAt } from './told.ts'
import type { TerrorsTexts } from './types.ts'

const DEFAULTS = readOptions(terrorsOfLondon.options, terrorsOfLondon.seats.min)

const RANKS: { readonly [E in TerrorsEvent['e']]?: LogRank } = {
  'decks-made': 'heading',
  turn: 'heading',
  'faction-chosen': 'action',
  'overlord-chosen': 'action',
  'influence-chosen': 'action',
  played: 'action',
  bought: 'action',
  attacked: 'action',
  healed: 'action',
  converted: 'action',
  linked: 'action',
  'relic-used': 'action',
  'overlord-used': 'action',
  'haunt-used': 'action',
  passed: 'action',
  'street-filled': 'aside',
  reshuffled: 'aside',
  'cleaned-up': 'aside',
  dismissed: 'aside',
}

export function makeTexts(pack: Pack): TerrorsTexts {
  const name = (id: string) => nameOf(pack.cards, id)
  const titleOf = (id: string) => pack.cards(id)?.title ?? ''
  const words = { ...pack.abilities, sorts: pack.glossary.abilities }

  function abilitiesOf(content = STANDARD) {
    const { overlords, overlordOf: find } = boxOf({ content })
    const factionOf = (id: string): Faction => factionName(overlords[find(id)]?.faction ?? NOBODY) ?? 'undead'
    return abilitiesIn(words, factionOf)
  }
  const naming = { ...pack, abilitiesOf }
  const about = (telling: Telling<TerrorsOfLondon>) => factsAt(telling.state, telling, naming)

  const teller: Teller<Subject> = {
    players: boxOf({ content: STANDARD }).file.game.players,
    ranks: RANKS,
    facts: (state, reader) => factsAt(state, reader, naming),
    measure,
    phase: ({ turn }) => turn,
  }

  function spokenCard(s: TerrorsOfLondon, card: Card): SpokenCard | null {
    const entry = entryOf(s, card)
    const face = faceAt(s, card)
    if (!entry || !face) return null
    return {
      name: name(face.id),
      type: face.type,
      faction: isMonster(s, card) ? factionName(face.faction) : null,
      cost: 'cost' in entry ? entry.cost : null,
      armor: face.armor,
      resources: face.abilities.resources,
      abilities: abilitiesOf(s.content).card(entry, s.options),
    }
  }

  return {
    ...gameTexts(pack, teller),
    factions: pack.factions,
    board: pack.board,
    name,
    flavour: (id) => pack.cards(id)?.flavour ?? '',
    titleOf,
    keyword: (keyword, options = DEFAULTS) => ({
      name: pack.abilities.keywords[keyword],
      help: pack.abilities.reminders[keyword]({ options, onMonster: true }),
    }),
    effect: (effect, options = DEFAULTS) => abilitiesOf().effect(effect, options),
    abilities: (entry, options = DEFAULTS, content = STANDARD) => abilitiesOf(content).card(entry, options),
    overlordAbilities: (entry, options = DEFAULTS) => abilitiesOf().overlord(entry, options),
    spoken: (card, { state }) => {
      const spoken = spokenCard(state, card)
      return spoken ? pack.spoken(spoken) : pack.hiddenCard
    },
    piece: (card, telling) => {
      const spoken = spokenCard(telling.state, card)
      if (!spoken) return pack.hiddenCard
      const copy = copyNumber(telling.state, card)
      const named = copy > 0 ? { ...spoken, name: pack.numbered(spoken.name, copy) } : spoken
      return pack.piece(named, about(telling).spot(card))
    },
    overlord: (seat, { state }) => {
      const { id, faction, health: of, action } = overlordOf(state, seat)
      const { health, overlordUsed } = playerOf(state, seat)
      return pack.overlord({
        name: name(id),
        title: titleOf(id),
        faction: factionName(faction) ?? 'undead',
        health,
        of,
        armor: armorLeft(state, seat),
        ready: action ? overlordUsed === 0 : null,
      })
    },
    pool: (telling) => pack.pool(about(telling).who(telling.state.active), telling.state.pool),
  }
}
