import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The content codings, the one with the smaller result first. */
export const codings = ['br', 'gzip'] as const
export type Coding = (typeof codings)[number]

/** The size in bytes below which compression saves less than a packet. */
export const minPacked = 1400
/** The Brotli quality that compresses as well as gzip at its best, in a fraction of the time. */
const brotliQuality = 4

/**
 * Picks the first offered coding that Accept-Encoding accepts and does not rule out with `q=0`; undefined if there is
 * none.
 */
export function findAcceptedCoding(header = '', offered: readonly Coding[] = codings): Coding | undefined {
  const named = new Map(
    header.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return offered.find((coding) => named.get(coding) ?? named.get('*') ?? false)
}

/** Compresses in Node's thread pool, so that no other request waits for it. */
export const pack: Record<Coding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify(gzip),
}

/** Bytes with their compressed forms, each made once, on first use. */
export type Packable = { bytes: Uint8Array<ArrayBuffer>; packed: Map<Coding, Promise<Uint8Array<ArrayBuffer>>> }

export const createPackable = (bytes: Uint8Array): Packable => ({ bytes: new Uint8Array(bytes), packed: new Map() })

/** Returns the compressed form of bytes. */
export function packBody({ bytes, packed }: Packable, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  const made = packed.get(coding) ?? pack[coding](bytes)
  packed.set(coding, made)
  return made
}
