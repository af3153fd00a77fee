/** What the room that laid a table has for whoever has finished it. */
import { loadRoom } from '@duskhall/games/registry.ts'
import type { Language, Outcome } from '@duskhall/kernel'
import type { RoomNext } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import type { SeatSource } from '../play/seat-source.ts'

export function useNext(source: SeatSource, outcome: Outcome | null, lang: Language): RoomNext | null {
  const [next, setNext] = useState<RoomNext | null>(null)
  const { room, options, game } = source
  useEffect(() => {
    let left = false
    setNext(null)
    if (!room || !outcome) return
    const { word, branched = false } = room
    // Without it the way to the room is left.
    loadRoom(game.id, room.room).then(
      (module) => !left && setNext(module.next?.({ word, branched, options, outcome }, lang) ?? null),
      () => {},
    )
    return () => {
      left = true
    }
  }, [room, options, game, outcome, lang])
  return next
}
