import type { Look } from './look-type.ts'

/** Start-of-frame markers of the codings that are decoded here: baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Frames of codings that no camera writes, and markers that only they contain. */
const foreign = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc, 0xde, 0xdf])
/** Markers needed to decode a picture: tables, restarts, scans, and Adobe's colour transform. */
const imageMarkers = new Set([0xc4, 0xda, 0xdb, 0xdd, 0xee])
const exif = Buffer.from('Exif\0\0', 'latin1')
/** Returns whether a marker has no length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
/**
 * The most scans accepted. A progressive picture has about ten; each further one can be empty and is imageMarkers over the
 * whole picture.
 */
const maxScans = 64
const broken: Look = { type: 'image/jpeg', wrong: 'file_broken' }

/**
 * Reads the segments of a JPEG, scans included. Of its metadata only the first block is kept, which gives the
 * orientation; anything after its end is dropped.
 */
export function readJpeg(bytes: Buffer): Look | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let size: { width: number; height: number } | undefined
  let scans = 0
  let turned = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return size ? broken : undefined
    const marker = bytes[at + 1]!
    if (marker === 0xd9) break
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      const length = bytes.readUInt16BE(at + 2)
      const isScan = marker === 0xda
      // Scan data begins without a frame before it.
      if (length < 2 || (isScan && !size)) return size ? broken : undefined
      if (foreign.has(marker)) return undefined
      let end = at + 2 + length
      if (frames.has(marker)) {
        if (size || length < 8 || end > bytes.length) return broken
        size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      }
      if (isScan) {
        scans += 1
        if (scans > maxScans) return broken
        end = endOfScan(bytes, end)
      }
      const isTurn: boolean = marker === 0xe1 && !turned && bytes.subarray(at + 4, at + 10).equals(exif)
      turned ||= isTurn
      if (imageMarkers.has(marker) || frames.has(marker) || isTurn) kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  if (!size) return undefined
  return { type: 'image/jpeg', ...size, plain: Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]) }
}

/** Returns where the next segment begins: at a marker that neither restarts the scan nor is an escaped byte of it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1]
    if (next === 0xff) at -= 1
    else if (next !== undefined && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
