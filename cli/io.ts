/** Where a command speaks, and how it says that something it was given is wrong. */

export interface Io {
  /** What was asked for. */
  out(text: string): void
  /** Everything else: progress, warnings, what went wrong. */
  err(text: string): void
  /** Whether somebody watches a terminal, and its width. */
  readonly columns: number | null
}

/** Something given to a command is wrong: one sentence says what and where. Exit code 2. */
export class InputError extends Error {
  override name = 'InputError'
}

/** This program itself went wrong, and a sentence says where. Exit code 1. */
export class Fault extends Error {
  override name = 'Fault'
}

export const terminal: Io = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  columns: process.stderr.isTTY ? process.stderr.columns : null,
}
