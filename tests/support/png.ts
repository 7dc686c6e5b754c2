import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Encodes a chunk of a PNG. */
export function chunk(name: string, data: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** Encodes the header of a PNG with RGBA colours, 8 bits per channel. */
export function head(width: number, height: number, { interlaced = false } = {}): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  return chunk('IHDR', data)
}

/** Joins chunks into a PNG. */
export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([signature, ...chunks])

/** Returns a PNG of one colour: red, green, blue, opacity. */
export function pngPicture(width: number, height = width, colour: readonly number[] = [10, 120, 200, 255]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.from(Array.from({ length: width }, () => colour).flat())])
  return pngOf(head(width, height), chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(row)))), chunk('IEND'))
}
