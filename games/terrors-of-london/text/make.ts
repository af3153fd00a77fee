/** Builds the texts of Terrors of London from what a language brings. */
import { type LogRank, readOptions, type Seat, type Telling, type Term } from '@duskhall/kernel'
import { gameTexts, nameOf, type Teller } from '../../kit/text/index.ts'
import { boxOf, overlordOf, STANDARD } from '../content/box.ts'
import type { CardEntry, Effect } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import { terrorsOfLondon } from '../index.ts'
import { isMonster } from '../rules/in-play.ts'
import { type Card, type Faction, NOBODY, playerOf, type TerrorsOfLondon } from '../state.ts'
import { abilitiesIn } from './abilities.ts'
import bots from './bots.json' with { type: 'json' }
import { armorLeft, copyNumber, entryOf, faceAt, factionName, measure } from './facts.ts'
import type { Pack, SpokenCard, Subject } from './pack.ts'
import { factsAt } from './told.ts'
import type { Keyword, OverlordEntry } from './types.ts'

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

export type TerrorsTexts = ReturnType<typeof makeTexts>

type About = Telling<TerrorsOfLondon>

export function makeTexts(pack: Pack) {
  const name = (id: string) => nameOf(pack.cards, id)
  const titleOf = (id: string) => pack.cards(id)?.title ?? ''
  const words = { ...pack.abilities, sorts: pack.glossary.abilities }

  function abilitiesOf(content = STANDARD) {
    const { overlords, overlordOf: find } = boxOf({ content })
    const factionOf = (id: string): Faction => factionName(overlords[find(id)]?.faction ?? NOBODY) ?? 'undead'
    return abilitiesIn(words, factionOf)
  }
  const naming = { ...pack, abilitiesOf }
  const about = (telling: About) => factsAt(telling.state, telling, naming)

  const teller: Teller<Subject> = {
    players: boxOf({ content: STANDARD }).file.game.players,
    ranks: RANKS,
    bots,
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
      links: {
        left: ('left' in entry && entry.left?.shows) || null,
        right: ('right' in entry && entry.right?.shows) || null,
      },
    }
  }

  return {
    ...gameTexts(pack, teller),
    factions: pack.factions,
    board: pack.board,
    /** The name of a card or an Overlord; its id when the content brings one that has no name. */
    name,
    /** The flavour line of a card or an Overlord; empty when it has none. */
    flavour: (id: string) => pack.cards(id)?.flavour ?? '',
    /** The title of an Overlord; empty when it has none. */
    titleOf,
    /** A keyword as it is printed, and what it does under the options of the table. */
    keyword: (keyword: Keyword, options = DEFAULTS): Term => ({
      name: pack.abilities.keywords[keyword],
      help: pack.abilities.reminders[keyword]({ options, onMonster: true }),
    }),
    effect: (effect: Effect, options = DEFAULTS) => abilitiesOf().effect(effect, options),
    /** Everything printed on a card, in the order in which it works; `content` is the identity of its box. */
    abilities: (entry: CardEntry, options = DEFAULTS, content = STANDARD) =>
      abilitiesOf(content).card(entry, options),
    overlordAbilities: (entry: OverlordEntry, options = DEFAULTS) => abilitiesOf().overlord(entry, options),
    /** What a card is and does, wherever it lies: "Banshee, Spirit monster, cost 3. Resource: …". */
    spoken: (card: Card, { state }: About) => {
      const spoken = spokenCard(state, card)
      return spoken ? pack.spoken(spoken) : pack.hiddenCard
    },
    /** A card where it lies, with all that is printed on it: "Banshee, Spirit, 2 Power, in your horde, haunted. HAUNT: …". */
    piece: (card: Card, telling: About) => {
      const spoken = spokenCard(telling.state, card)
      if (!spoken) return pack.hiddenCard
      const copy = copyNumber(telling.state, card)
      const named = copy > 0 ? { ...spoken, name: pack.numbered(spoken.name, copy) } : spoken
      return pack.piece(named, about(telling).spot(card))
    },
    /** A player's Overlord: "Fenris, Lord of the Pack, Beasts, your Overlord, 31 of 47 Health, 2 Armour, ready. …". */
    overlord: (seat: Seat, telling: About) => {
      const { state } = telling
      const { id, faction, health: of, action } = overlordOf(state, seat)
      const { health, overlordUsed } = playerOf(state, seat)
      const entry = boxOf(state).file.overlords.find((other) => other.id === id)
      return pack.overlord({
        name: name(id),
        title: titleOf(id),
        faction: factionName(faction) ?? 'undead',
        health,
        of,
        armor: armorLeft(state, seat),
        owner: about(telling).who(seat),
        abilities: entry ? abilitiesOf(state.content).overlord(entry, state.options) : [],
        ready: action ? overlordUsed === 0 : null,
      })
    },
    /** Before the Overlords are chosen nobody is anybody. */
    side: (s: TerrorsOfLondon, seat: Seat) => {
      const overlord = boxOf(s).overlords[s.players[seat]?.overlord ?? NOBODY]
      return overlord ? name(overlord.id) : ''
    },
    /** What the active player has not spent: "Your pool: 3 Coins and 2 Power." */
    pool: (telling: About) => pack.pool(about(telling).who(telling.state.active), telling.state.pool),
  }
}
