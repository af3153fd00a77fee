/** What every part of one game's board reads, given by the board to all its parts. */
import type { Reader } from '@duskhall/kernel'
import { createContext, type Provider, useContext } from 'react'

export function makeDesk<Desk>(): { readonly DeskProvider: Provider<Desk | null>; useDesk(): Desk } {
  const Context = createContext<Desk | null>(null)
  return {
    DeskProvider: Context.Provider,
    useDesk() {
      const desk = useContext(Context)
      if (!desk) throw new Error('A part of the board stands outside of it.')
      return desk
    },
  }
}

/** Spoken names are plain words: marks are for sentences of the log. */
export function unmarked({ you, names }: Reader): Reader {
  return { you, names }
}
