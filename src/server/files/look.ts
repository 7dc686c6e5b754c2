/** What a file is by its content, with an image's measures; undefined for anything we do not take. */
export type Look = { type: 'image/png' | 'image/jpeg'; width: number; height: number } | { type: 'application/pdf' }

/**
 * Looks at the head of a file (and the tail of a PDF) without decoding anything, so that an image of a million million
 * pixels is known before it is unpacked. Names and declared types are not asked.
 */
export function lookAt(bytes: Buffer): Look | undefined {
  return png(bytes) ?? jpeg(bytes) ?? pdf(bytes)
}

const pngHead = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
function png(bytes: Buffer): Look | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 16).equals(pngHead)) return undefined
  return { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Start-of-frame markers of the codings that are decoded here: baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2])
/** Markers that carry no length. */
const bare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)

/** Walks the segments of a JPEG to the frame's measures. */
function jpeg(bytes: Buffer): Look | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (bare(marker)) at += 2
    else if (frames.has(marker))
      return { type: 'image/jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else {
      const length = bytes.readUInt16BE(at + 2)
      // The image itself begins without a frame before it.
      if (marker === 0xda || length < 2) return undefined
      at += 2 + length
    }
  }
  return undefined
}

function pdf(bytes: Buffer): Look | undefined {
  const begins = /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))
  return begins && bytes.subarray(-1024).includes('%%EOF') ? { type: 'application/pdf' } : undefined
}
