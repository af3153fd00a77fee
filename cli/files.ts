/** Files that a command reads and writes. Whatever goes wrong with one becomes a sentence that names it. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { InputError } from './io.ts'

/** Far above any record or content file, far below what would fill the memory. */
const MOST_BYTES = 32 * 1024 * 1024

/** A pipe that nobody writes to would be waited for without end, unless it is opened so. */
const AT_ONCE = constants.O_NONBLOCK ?? 0

export function readText(path: string, what: string): string {
  try {
    const file = openSync(path, constants.O_RDONLY | AT_ONCE)
    try {
      return readOpened(file, `The ${what} ${path}`)
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw asInputError(error, `The ${what} ${path} cannot be read`)
  }
}

function readOpened(file: number, name: string): string {
  const stat = fstatSync(file)
  if (!stat.isFile()) throw new InputError(`${name} cannot be read: it is no file.`)
  const tooLarge = (bytes: number) => {
    const size = `${Math.ceil(bytes / 1024 / 1024)} MB`
    return new InputError(`${name} is too large: ${size}, and 32 MB is the most.`)
  }
  if (stat.size > MOST_BYTES) throw tooLarge(stat.size)
  // Some files say that they are empty and never end, so what is read is counted.
  const chunks: Buffer[] = []
  for (let total = 0; ; ) {
    const chunk = Buffer.allocUnsafe(1 << 20)
    const read = readSync(file, chunk)
    if (read === 0) return Buffer.concat(chunks).toString('utf8')
    chunks.push(chunk.subarray(0, read))
    total += read
    if (total > MOST_BYTES) throw tooLarge(total)
  }
}

/** Fails if a file cannot be written there; what is there stays as it is. For before hours of work. */
export function checkOut(path: string, option: string): void {
  const isNew = !existsSync(path)
  try {
    closeSync(openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | AT_ONCE, 0o666))
    if (isNew) rmSync(path)
  } catch (error) {
    throw asInputError(error, `${option} ${path} cannot be written`)
  }
}

/** Writes all of it or nothing: a disk that is full in the middle leaves the file as it was. */
export function writeOut(path: string, text: string, option: string): void {
  const isDevice = existsSync(path) && !statSync(path).isFile()
  const part = isDevice ? path : `${path}.part`
  try {
    writeFileSync(part, text)
    if (!isDevice) renameSync(part, path)
  } catch (error) {
    if (!isDevice) rmSync(part, { force: true })
    throw asInputError(error, `${option} ${path} cannot be written`)
  }
}

/** Writes a file that is not there yet; nothing is ever replaced. */
export function writeNew(path: string, text: string, what: string): void {
  try {
    const file = openSync(path, 'wx')
    try {
      writeFileSync(file, text)
    } catch (error) {
      // Half a file is worse than none.
      rmSync(path, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
  } catch (error) {
    throw asInputError(error, `The ${what} ${path} cannot be written`)
  }
}

/** Makes the folder and those it lies in, as far as they are missing. Fails if nothing could be put there. */
export function makeFolder(path: string, option: string): void {
  try {
    // One by one: where no folder can be made at all (/proc), Node's own way would try for ever.
    for (const folder of missingFolders(path)) mkdirSync(folder)
    if (!statSync(path).isDirectory()) throw new InputError(`${option} ${path} is no folder.`)
    accessSync(path, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw asInputError(error, `${option} ${path} cannot be used`)
  }
}

/** The outermost first. */
function missingFolders(path: string): string[] {
  const missing: string[] = []
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) {
    missing.unshift(folder)
    if (dirname(folder) === folder) break
  }
  return missing
}

export function asInputError(error: unknown, what: string): InputError {
  if (error instanceof InputError) return error
  return new InputError(`${what}: ${reasonOf(error as NodeJS.ErrnoException)}.`)
}

export function reasonOf(error: NodeJS.ErrnoException): string {
  switch (error.code) {
    case 'ENOENT':
      return 'there is no such file or folder'
    case 'EACCES':
    case 'EPERM':
      return 'permission is missing'
    case 'EISDIR':
      return 'it is a folder'
    case 'ENOTDIR':
      return 'a part of the path is no folder'
    case 'EEXIST':
      return 'it is there already'
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full'
    case 'EROFS':
      return 'nothing can be written there'
    case 'ENAMETOOLONG':
      return 'the name is too long'
    case 'ELOOP':
      return 'its links lead in a circle'
    case 'ENXIO':
    case 'EAGAIN':
      return 'nobody is at the other end'
    default:
      return error.code ?? error.message
  }
}
