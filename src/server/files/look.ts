import { readJpeg } from './jpeg.ts'
import { readPdf } from './pdf.ts'
import { readPng } from './png.ts'

/** A picture as its own parts tell it. `plain` is the same picture without anything but what drawing it takes. */
export type Picture = { type: 'image/png' | 'image/jpeg'; width: number; height: number; plain: Buffer }

/**
 * What a file is by its content; undefined for anything we do not take. `wrong` is why it is not taken although it is of
 * such a kind.
 */
export type Look =
  | Picture
  | { type: 'application/pdf' }
  | { type: 'image/png' | 'image/jpeg' | 'application/pdf'; wrong: 'file_broken' | 'file_active' }

/**
 * Walks through the parts of a file without decoding a picture, so that one of a million million pixels or of a thousand
 * scans is known before it is unpacked. Names and declared types are not asked.
 */
export function lookAt(bytes: Buffer): Look | undefined {
  return readPng(bytes) ?? readJpeg(bytes) ?? readPdf(bytes)
}
