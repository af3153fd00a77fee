/** A whole game in an address: the record, compressed, in the part after the hash, which no server ever sees. */

export class LinkError extends Error {
  override name = 'LinkError'
}

/** More than any game needs; a longer text is no record. */
const MOST = 4_000_000

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export async function unpack(packed: string): Promise<string> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    )
  } catch (error) {
    throw new LinkError('The link cannot be read.', { cause: error })
  }
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter()
  // Failures reach the reader below.
  writer.write(bytes).catch(() => {})
  writer.close().catch(() => {})
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > MOST) throw new LinkError('The link holds too much.')
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
