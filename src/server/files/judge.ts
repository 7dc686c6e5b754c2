import sharp from 'sharp'
import type { FileProblem } from '../../contract/problem-groups.ts'
import { lookAt } from './look.ts'
import { copyPdf } from './pdf.ts'

export type JudgedFile = { type: 'image/jpeg' | 'application/pdf'; bytes: Buffer }

/** How a picture is fitted: cropped to a square, or in its own shape. `most` is the longest side in pixels. */
export type FileFit = { most: number; square?: true }

/** The most pixels accepted; browsers shrink pictures before sending. */
const maxPixels = 4_000_000
const quality = 82
sharp.cache(false)
sharp.concurrency(1)

/**
 * Returns what is stored of a file, or the problem with it. Its content must match its declared type, no matter what
 * its name. A picture is decoded, fitted, rotated upright and encoded again as a JPEG, so that neither metadata (place,
 * camera) nor anything hidden after it remains; of a PDF that only shows pages, its pages are copied into a
 * new one. Runs apart from the
 * server (`file-process.ts`).
 */
export async function judgeFile(bytes: Buffer, type: string, fit: FileFit): Promise<JudgedFile | FileProblem> {
  const look = lookAt(bytes)
  if (!look || look.type !== type) return 'file_type'
  if ('wrong' in look) return look.wrong
  if (look.type === 'application/pdf') {
    const copy = await copyPdf(bytes)
    return typeof copy === 'string' ? copy : { type: look.type, bytes: copy }
  }
  const { width, height, plain } = look
  if (width < 1 || height < 1) return 'file_broken'
  if (width * height > maxPixels) return 'file_pixels'
  return encodeAgain(plain, Math.min(width, height), fit)
}

async function encodeAgain(
  plain: Buffer,
  shorter: number,
  { most, square }: FileFit,
): Promise<JudgedFile | 'file_broken'> {
  const side = square ? Math.min(most, shorter) : most
  try {
    const image = sharp(plain, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize(side, side, square ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality })
    return { type: 'image/jpeg', bytes: await image.toBuffer() }
  } catch {
    return 'file_broken'
  }
}
