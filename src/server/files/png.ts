import type { Look } from './look-type.ts'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** The chunks needed to decode a still picture. The others describe it, or animate it. */
const imageChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const broken: Look = { type: 'image/png', wrong: 'file_broken' }

/**
 * Reads the chunks of a PNG. One header, in its place; only chunks, and nothing after the last: decoders differ in
 * which of two headers they believe.
 */
export function readPng(bytes: Buffer): Look | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  const kept: Buffer[] = [signature]
  let heads = 0
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + length
    if (end > bytes.length || (name === 'IHDR') !== (at === 8)) return broken
    if (name === 'IHDR' && length !== 13) return broken
    if (name === 'IHDR') heads += 1
    if (imageChunks.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') {
      if (end !== bytes.length || heads !== 1) return broken
      const plain = Buffer.concat(kept)
      return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), plain }
    }
    at = end
  }
  return broken
}
