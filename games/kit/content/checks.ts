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

export function checksOf(title: string): Checks {
  const refuse = (where: string, what: string): never => {
    throw new ContentError(`Content of ${title}, ${where}: ${what}`)
  }
  const demand = (fact: boolean, where: string, what: string) => {
    if (!fact) refuse(where, what)
  }
  return {
    demand,
    read(schema, json, where) {
      const parsed = v.safeParse(schema, json, { abortEarly: true })
      if (parsed.success) return parsed.output
      const path = v.getDotPath(parsed.issues[0]) ?? 'the file'
      const place = where === undefined ? path : `${where}.${path}`
      return refuse(`${place}${namedIn(json, path)}`, parsed.issues[0].message)
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
