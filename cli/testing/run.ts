/** Runs a command as a terminal would, and keeps what it said. */
import type { Io } from '../io.ts'
import { main } from '../main.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** An ear: what is said through its `io` can be read from it. */
export function listening(): { readonly io: Io; out(): string; err(): string } {
  const said = { out: '', err: '' }
  const keep = (stream: keyof typeof said) => (text: string) => {
    said[stream] += text
  }
  return {
    io: { out: keep('out'), err: keep('err'), columns: null },
    out: () => said.out,
    err: () => said.err,
  }
}

export async function run(...argv: string[]): Promise<Said> {
  const { io, out, err } = listening()
  const code = await main(argv, io)
  return { code, out: out(), err: err() }
}
