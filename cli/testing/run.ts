/** Runs a command as a terminal would, and keeps what it said. */
import { main } from '../main.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

export async function run(...argv: string[]): Promise<Said> {
  let out = ''
  let err = ''
  const code = await main(argv, {
    out(text) {
      out += text
    },
    err(text) {
      err += text
    },
    columns: null,
  })
  return { code, out, err }
}
