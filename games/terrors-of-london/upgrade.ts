/** Brings tables saved under older rules up to date. */
import { type OptionSchema, readOptions, type Table } from '@duskhall/kernel'
import type { Card, Due, Options, TerrorsOfLondon, TerrorsStep } from './state.ts'

/** What version 1 had in other shapes. */
type Former = Omit<TerrorsOfLondon, 'due' | 'still'> & { readonly due: readonly Card[] }

/** Version 3 moves the fence otherwise, which a table takes as it finds it. */
export function upgrade(state: Table, from: number, schema: OptionSchema<Options>): TerrorsOfLondon {
  return from === 1 ? fromVersion1(state, schema) : (state as TerrorsOfLondon)
}

/**
 * Under version 1 nobody counted turns in which nothing happens, a lone monster could be a piece of a horde, only the
 * active player had Triggered abilities, only the own draw pile was looked at, and there were fewer options.
 */
function fromVersion1(state: Table, schema: OptionSchema<Options>): TerrorsOfLondon {
  const old = state as Former
  const dueTo = (source: Card): Due => ({ owner: old.active, source })
  const renewed = (step: TerrorsStep): TerrorsStep => {
    if (step.do === 'trigger') return { ...dueTo(step.source), do: 'trigger' }
    return LOOKS.includes(step.do) ? ({ pile: 'own', ...step } as TerrorsStep) : step
  }
  return {
    ...old,
    still: 0,
    options: readOptions(schema, old.seats, old.options),
    hordes: old.hordes.filter((horde) => horde.length > 1),
    due: old.due.map(dueTo),
    agenda: old.agenda.map(renewed),
    waiting: old.waiting.map(({ owner, step }) => ({ owner, step: renewed(step) })),
  }
}

const LOOKS: readonly string[] = ['take', 'put-back', 'keep-top']
