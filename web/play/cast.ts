/** Who the bots are: every level of a game has a character, with a name and a face. */
import { tableOf } from '@duskhall/games/boards.ts'
import type { Language } from '@duskhall/kernel'
import type { Character } from '@duskhall/ui'
import type { Caption, Player } from '../store/tables.ts'

/** Null for a game that brings no characters, and a level that no version knows. */
export function characterOf(game: string, level: string | undefined): Character | null {
  const bots = tableOf(game)?.window.bots ?? {}
  return level !== undefined && Object.hasOwn(bots, level) ? (bots[level] ?? null) : null
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI']

/**
 * Bots that nobody gave a name have that of their character; where several are the same, they are counted, and no two
 * show the same face.
 */
export function withCharacters(game: string, players: readonly Player[]): Player[] {
  const named = new Map<Character, number>()
  const shown = new Set<Character>()
  const doubles = tableOf(game)?.window.doubles ?? []
  const spare = [...doubles]
  return players.map(({ called: _, ...player }) => {
    const character = player.kind === 'bot' ? characterOf(game, player.level) : null
    if (!character) return player
    const { face } = character
    // A bot of an older save has the face of then.
    const isOurs = player.icon === face || doubles.includes(player.icon)
    const again = isOurs && shown.has(character) ? spare.shift() : undefined
    shown.add(character)
    const seated = isOurs ? { ...player, icon: again ?? face } : player
    if (player.name !== '') return seated
    const times = named.get(character) ?? 0
    named.set(character, times + 1)
    const after = NUMERALS[times] ?? ''
    return { ...seated, called: { en: character.en + after, fr: character.fr + after } satisfies Caption }
  })
}

export function nameIn(lang: Language, { name, called }: Pick<Player, 'name' | 'called'>): string {
  return name || (called?.[lang] ?? '')
}
