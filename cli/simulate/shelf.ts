/** Where the records of a simulation are put. Nothing that was there before is ever replaced. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { asInputError, makeFolder, writeNew } from '../files.ts'
import { InputError } from '../io.ts'

export class Shelf {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Makes the folder. Fails before a game is played if a record of one of these names could not be put there. */
  prepare(names: readonly string[]): void {
    const folder = this.#folder
    makeFolder(folder, '--save')
    const there = new Set(namesIn(folder))
    const taken = names.find((name) => there.has(name))
    if (taken !== undefined) {
      throw new InputError(
        `--save ${folder} holds ${taken} already; choose another folder or --seed, or move it away.`,
      )
    }
  }

  /** The path of the record. */
  put(name: string, record: string): string {
    const path = join(this.#folder, name)
    writeNew(path, record, 'record')
    return path
  }

  /** As `put`, under another name where that one is taken: a game that went wrong must not be lost for that. */
  putAside(name: string, record: string): string {
    for (let copy = 1; ; copy++) {
      const other = copy === 1 ? name : name.replace(/[.]json$/, `-${copy}.json`)
      if (!existsSync(join(this.#folder, other))) return this.put(other, record)
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw asInputError(error, `--save ${folder} cannot be looked through`)
  }
}
