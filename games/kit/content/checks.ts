/** Reading a content file: its shape first, then what the shape cannot say. Whatever is wrong names its entry. */
import { ContentError } from '@duskhall/kernel'
import * as v from 'valibot'

export interface Checks {
  /** Checks the shape and returns the file, or the part of it that stands at `where`. */
  read<Schema extends v.GenericSchema>(schema: Schema, json: unknown, where?: string): v.InferOutput<Schema>
  demand(fact: boolean, where: string, what: string): void
  /** As many as the file says. */
  demandCount(where: string, announced: number, there: number): void
  /** No id stands twice in these lists, which have the names they have in the file. */
  demandOnce(lists: { readonly [list: string]: readonly { readonly id: string }[] }): void
}

/** Checks that go on after a mistake, so that whoever writes a file learns of all of them at once. */
export interface GatheringChecks extends Checks {
  /** Refuses the file if anything was wrong, with a line for each mistake. */
  done(): void
}

/** Stops at the first mistake. */
export function checksOf(title: string): Checks {
  return checks((where, what) => {
    throw new ContentError(sentence(`Content of ${title}`, where, what))
  })
}

export function gatheringChecksOf(title: string, kind = 'Content'): GatheringChecks {
  const found: string[] = []
  const done = () => {
    if (found.length > 0) throw new ContentError(found.join('\n'))
  }
  return { ...checks((where, what) => found.push(sentence(`${kind} of ${title}`, where, what)), done), done }
}

function sentence(name: string, where: string, what: string): string {
  return `${name}, ${where}: ${what}`
}

/** `stop` ends the reading where a part has not even its shape: nothing more can be said of it. */
function checks(refuse: (where: string, what: string) => void, stop?: () => void): Checks {
  const demand = (fact: boolean, where: string, what: string) => {
    if (!fact) refuse(where, what)
  }
  return {
    demand,
    read(schema, json, where) {
      const parsed = v.safeParse(schema, json, { abortEarly: stop === undefined })
      if (parsed.success) return parsed.output
      for (const issue of parsed.issues) {
        const path = v.getDotPath(issue) ?? 'the file'
        const place = where === undefined ? path : `${where}.${path}`
        refuse(`${place}${namedIn(json, path)}`, issue.message)
      }
      stop?.()
      throw new Error('A file without its shape was read.')
    },
    demandCount(where, announced, there) {
      demand(announced === there, where, `${announced} are announced, ${there} are there.`)
    },
    demandOnce(lists) {
      const ids = new Set<string>()
      for (const [list, entries] of Object.entries(lists)) {
        entries.forEach(({ id }, at) => {
          demand(!ids.has(id), `${list}.${at}.id`, `"${id}" is there twice.`)
          ids.add(id)
        })
      }
    },
  }
}

/** A path such as "cards.7.cost" tells a reader little; the id of that card is added where there is one. */
function namedIn(json: unknown, path: string): string {
  const [list, at] = path.split('.')
  const entry = (json as { [list: string]: { id?: unknown }[] })?.[list as string]?.[Number(at)]
  return typeof entry?.id === 'string' ? ` ("${entry.id}")` : ''
}
