/** The encodings that spreadsheets of this country write. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256'

type Bytes = AsyncIterable<Uint8Array>

/** The bytes looked at for the zeros that UTF-16 has in every Latin letter. */
const lookedAt = 4096

/**
 * Finds the encoding of a text: by its mark; else by the zeros of UTF-16; else UTF-8 where most of what is not ASCII is
 * valid in it, and Windows-1256 otherwise. Reads everything, keeps nothing.
 */
export async function findEncoding(bytes: Bytes): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let first = true
  let valid = 0
  let invalid = 0
  const count = (text: string) => {
    for (const [letter] of text.matchAll(/[^\0-\x7F]/gu)) {
      if (letter === '\uFFFD') invalid += 1
      else valid += 1
    }
  }
  for await (const chunk of bytes) {
    const known = first && findMarked(chunk)
    if (known) return known
    first = false
    count(decoder.decode(chunk, { stream: true }))
  }
  count(decoder.decode())
  return invalid > valid ? 'windows-1256' : 'utf-8'
}

/** Returns the encoding that the beginning of a text names or shows; undefined when it tells nothing. */
function findMarked(chunk: Uint8Array): Encoding | undefined {
  const [a, b, c] = chunk
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  const zeros = [0, 0]
  for (const [place, byte] of chunk.subarray(0, lookedAt).entries()) if (byte === 0) zeros[place % 2]! += 1
  const most = Math.min(chunk.length, lookedAt) / 8
  if (zeros[1]! > most && zeros[0]! < most / 4) return 'utf-16le'
  if (zeros[0]! > most && zeros[1]! < most / 4) return 'utf-16be'
  return undefined
}

/** Decodes a text piece by piece, without its mark. What the encoding does not know becomes U+FFFD. */
export async function* decode(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
