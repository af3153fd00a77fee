/** Where a command speaks, and how it says that something it was given is wrong. */

export interface Io {
  /** What was asked for. */
  out(text: string): void
  /** Everything else: progress, warnings, what went wrong. */
  err(text: string): void
  /** Whether somebody watches a terminal, and its width. */
  readonly columns: number | null
}

/** Something given to a command is wrong, a file or a place to write to among them: one sentence says what and where. */
export class InputError extends Error {
  override name = 'InputError'
}

/** The machine fails: a thread, a process. One sentence says which. */
export class MachineError extends Error {
  override name = 'MachineError'
}

/** The rules of a game went wrong, and a sentence says where. Exit code 1; all others have 2. */
export class Fault extends Error {
  override name = 'Fault'
}

export const terminal: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  columns: process.stderr.isTTY ? process.stderr.columns : null,
}
