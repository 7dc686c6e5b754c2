import { readJpeg } from './jpeg.ts'
import type { Look } from './look-type.ts'
import { readPdf } from './pdf.ts'
import { readPng } from './png.ts'

/**
 * Inspects the parts of a file without decoding a picture, so that one of a million million pixels or of a thousand
 * scans is recognised before it is unpacked. Names and declared types are ignored.
 */
export function lookAt(bytes: Buffer): Look | undefined {
  return readPng(bytes) ?? readJpeg(bytes) ?? readPdf(bytes)
}
