/** A whole game in an address: the record, compressed, in the part after the hash, which no server ever sees. */
import { DuskhallError, problem } from '@duskhall/kernel'

export class LinkError extends Error {
  override name = 'LinkError'
}

/** More than the longest game needs; a browser holds a few times that in an address. */
const LONGEST_LINK = 200_000
/** A few kilobytes may unfold to gigabytes: what unfolds to more than a record may have is not unfolded. */
const MOST_BYTES = 5_000_000

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function unpack(packed: string): Promise<string> {
  if (packed.length > LONGEST_LINK) throw problem('record-large', { most: LONGEST_LINK })
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    )
  } catch (error) {
    if (error instanceof DuskhallError) throw error
    throw new LinkError('The link cannot be read.', { cause: error })
  }
}

/** Small bites: one unfolds as a whole before anybody can say that it is enough. */
const BITE = 1024

async function feed(
  writer: WritableStreamDefaultWriter<BufferSource>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += BITE) await writer.write(bytes.subarray(at, at + BITE))
  await writer.close()
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  // Failures reach the reader below.
  feed(stream.writable.getWriter(), bytes).catch(() => {})
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST_BYTES) {
      reader.cancel().catch(() => {})
      throw problem('record-large', { most: MOST_BYTES })
    }
    parts.push(part.value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
