import jpegJs from 'jpeg-js'
import { PNG } from 'pngjs'
import type { ProblemCode } from '../../contract/problem.ts'
import { lookAt } from './look.ts'
import { type Pixels, shrink, square } from './pixels.ts'

export type Taken = { type: 'image/jpeg' | 'application/pdf'; bytes: Buffer }

/** A picture is cut square; anything else keeps its shape. `most` pixels is the longer side at most. */
export type Fit = { most: number; square?: true }

/** Decoding happens in this process: so many pixels take well under a second. Browsers shrink before they send. */
const mostPixels = 4_000_000
const quality = 82

/**
 * What is kept of a file somebody sent, or the problem with it. It must be what it says, whatever its name. An image is
 * decoded, fitted and drawn anew, so that neither metadata (place, camera) nor anything hidden behind it stays; a PDF is
 * kept as it is. At most one image is decoded at a time.
 */
export async function takeFile(file: Blob, fit: Fit): Promise<Taken | ProblemCode> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const look = lookAt(bytes)
  if (!look || look.type !== file.type) return 'file_type'
  if (look.type === 'application/pdf') return { type: look.type, bytes }
  const { width, height } = look
  if (width < 1 || height < 1) return 'file_broken'
  if (width * height > mostPixels) return 'file_pixels'
  return inTurn(() => redraw(bytes, look.type, fit))
}

let turn: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => T): Promise<T> {
  const done = turn.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(work)
  turn = done.catch(() => undefined)
  return done
}

function redraw(bytes: Buffer, type: 'image/png' | 'image/jpeg', fit: Fit): Taken | ProblemCode {
  let pixels: Pixels
  try {
    pixels =
      type === 'image/png'
        ? PNG.sync.read(bytes)
        : jpegJs.decode(bytes, { useTArray: true, maxResolutionInMP: mostPixels / 1e6, maxMemoryUsageInMB: 128 })
  } catch {
    return 'file_broken'
  }
  const { data, ...size } = shrink(fit.square ? square(pixels) : pixels, fit.most)
  const drawn = jpegJs.encode({ ...size, data: Buffer.from(data.buffer) }, quality)
  return { type: 'image/jpeg', bytes: Buffer.from(drawn.data) }
}
