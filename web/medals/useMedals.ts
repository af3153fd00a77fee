import { loadMedals } from '@duskhall/games/registry.ts'
import type { Medal } from '@duskhall/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type MedalWon, medalsWon } from './medals-won.ts'

export function useMedalsWon(): readonly MedalWon[] {
  return useSyncExternalStore(medalsWon.drawer.onChange, () => medalsWon.entries)
}

/** The medals of a game; none before they are here, and where it has none. */
export function useMedalsOf(game: string): readonly Medal[] {
  const [medals, setMedals] = useState<readonly Medal[]>([])
  useEffect(() => {
    let gone = false
    loadMedals(game).then(
      (found) => !gone && setMedals(found),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game])
  return medals
}
