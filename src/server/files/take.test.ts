import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pngPicture } from '../../../tests/support/png.ts'
import { createDemoPdf } from '../../demo/seed/pdf.ts'
import { lookAt } from './look.ts'
import { copyPdf } from './pdf.ts'
import { createTakeFile, takeFile } from './take.ts'

const fit = { most: 100 }
const png = pngPicture
const jpeg = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#c8c8c8' } })
  .jpeg()
  .toBuffer()
const file = (bytes: Uint8Array, type: string) => new Blob([new Uint8Array(bytes)], { type })
const pdf = createDemoPdf('Letter', 'Nothing much')

/** Returns a JPEG or PNG whose header claims another size than the picture has. */
function claim(bytes: Buffer, width: number, height: number): Buffer {
  const lying = Buffer.from(bytes)
  if (lookAt(bytes)?.type === 'image/png') {
    lying.writeUInt32BE(width, 16)
    lying.writeUInt32BE(height, 20)
    return lying
  }
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]))
  lying.writeUInt16BE(height, frame + 5)
  lying.writeUInt16BE(width, frame + 7)
  return lying
}

describe('images are encoded again', () => {
  test.each([
    ['PNG', png(300, 150), 'image/png'],
    ['JPEG', jpeg, 'image/jpeg'],
  ])('a %s becomes a JPEG that fits', async (_, bytes, type) => {
    const taken = await takeFile(file(bytes, type), fit)
    if (typeof taken === 'string') throw new Error(taken)
    expect(lookAt(taken.bytes)).toMatchObject({ type: 'image/jpeg', width: 100, height: 50 })
  })

  test('cut square where it is to be, and never made larger', async () => {
    const taken = await takeFile(file(png(40, 20), 'image/png'), { most: 100, square: true })
    expect(typeof taken === 'string' ? taken : lookAt(taken.bytes)).toMatchObject({ width: 20, height: 20 })
  })

  test('with what shows through on white', async () => {
    const taken = await takeFile(file(png(8, 8, [0, 0, 0, 0]), 'image/png'), fit)
    if (typeof taken === 'string') throw new Error(taken)
    expect([...(await sharp(taken.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  test('nothing that was written or hidden in them stays', async () => {
    const note = Buffer.from('\xff\xe1\x00\x10Exif 24.7136N!', 'latin1')
    const plain = jpeg
    const noted = Buffer.concat([
      plain.subarray(0, 2),
      note,
      plain.subarray(2),
      Buffer.from('<script>alert(1)</script>'),
    ])
    expect(lookAt(noted)).toMatchObject({ type: 'image/jpeg', width: 300 })
    const taken = await takeFile(file(noted, 'image/jpeg'), fit)
    if (typeof taken === 'string') throw new Error(taken)
    expect(taken.bytes.includes('24.7136N') || taken.bytes.includes('<script>')).toBe(false)
  })
})

describe('L-031: what is refused', () => {
  test.each<[string, Uint8Array, string, string]>([
    ['a PNG that claims a million million pixels', claim(png(4, 4), 1_000_000, 1_000_000), 'image/png', 'file_pixels'],
    ['a JPEG that claims more than can be drawn', claim(jpeg, 60_000, 60_000), 'image/jpeg', 'file_pixels'],
    ['a PNG without pixels', claim(png(4, 4), 0, 4), 'image/png', 'file_broken'],
    ['a PNG cut short', png(200, 200).subarray(0, 60), 'image/png', 'file_broken'],
    ['a JPEG cut short before its frame', jpeg.subarray(0, 40), 'image/jpeg', 'file_type'],
    ['a PNG with a PDF behind it', Buffer.concat([png(9, 9), pdf]), 'image/png', 'file_broken'],
    ['a page', Buffer.from('<!doctype html><script>'), 'image/png', 'file_type'],
    [
      'a drawing that can run scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/svg+xml',
      'file_type',
    ],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 'image/gif', 'file_type'],
    ['a PDF that says it is a picture', pdf, 'image/png', 'file_type'],
    ['a page that goes on as a PDF', Buffer.concat([Buffer.from('<html>'), pdf]), 'application/pdf', 'file_type'],
    ['a PDF without an end', pdf.subarray(0, 20), 'application/pdf', 'file_type'],
  ])('%s', async (_, bytes, type, code) => {
    expect(await takeFile(file(bytes, type), fit)).toBe(code)
  })
})

describe('what judges files', () => {
  const neverEnds = fileURLToPath(new URL('../../../tests/support/never-ends.mjs', import.meta.url))
  const picture = () => file(png(40, 20), 'image/png')

  test('is ended when it takes too long, and this process goes on meanwhile', async () => {
    const take = createTakeFile({ program: neverEnds, maxMilliseconds: 300 })
    let judged = false
    const first = take(picture(), fit).finally(() => {
      judged = true
    })
    const second = take(picture(), fit)
    // These turns of this process's event loop would not happen if a picture were decoded in it.
    for (let turns = 0; turns < 100; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(judged).toBe(false)
    expect([await first, await second]).toEqual(['file_broken', 'file_broken'])
  })

  test('takes no more than a few that wait', async () => {
    const take = createTakeFile({ program: neverEnds, maxMilliseconds: 100, maxWaiting: 2 })
    // Read at once, so that all five arrive before the process can have started.
    const atOnce = () => Object.assign(picture(), { arrayBuffer: async () => new ArrayBuffer(0) })
    const taken = await Promise.all([1, 2, 3, 4, 5].map(() => take(atOnce(), fit)))
    expect(taken).toEqual(['file_broken', 'file_broken', 'unavailable', 'unavailable', 'unavailable'])
  })

  test('L-031: takes a picture as soon as it has begun, and is started over after it ended', async () => {
    const take = createTakeFile()
    expect(await take(picture(), fit)).toMatchObject({ type: 'image/jpeg' })
    const ended = createTakeFile({ program: neverEnds, maxMilliseconds: 50 })
    expect(await ended(picture(), fit)).toBe('file_broken')
    expect(await ended(picture(), fit)).toBe('file_broken')
  })
})

test('the pages of a PDF are copied', async () => {
  const taken = await takeFile(file(pdf, 'application/pdf'), fit)
  expect(taken).toEqual({ type: 'application/pdf', bytes: await copyPdf(pdf) })
})

test('H3: a JPEG of more scans than pictures have is known before anything is drawn', () => {
  const frame = [0xff, 0xc2, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0]
  const of = (scans: number) =>
    Buffer.from([0xff, 0xd8, ...frame, ...Array.from({ length: scans }, () => scan).flat(), 0xff, 0xd9])
  expect(lookAt(of(64))).toMatchObject({ type: 'image/jpeg', width: 16, height: 16 })
  expect(lookAt(of(65))).toEqual({ type: 'image/jpeg', wrong: 'file_broken' })
})
