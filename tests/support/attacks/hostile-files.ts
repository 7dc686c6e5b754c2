import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { chunk, head, pngOf } from '../png.ts'
import { seededNumbers } from '../seeded.ts'

export type HostileFile = { name: string; bytes: Buffer; type: string }
/** What must not be in any stored file: a place, a device, words behind a picture, and what browsers would run. */
export const secrets = [
  '24.7136',
  'Snoopcam',
  'left behind',
  '<script',
  '<svg',
  '<html',
  '%PDF',
  'GIF8',
  'Exif',
  'http://ns.adobe',
]

const script = '<html><script>alert("left behind")</script></html>'
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Repeats the last scan of a progressive JPEG so many times. */
function withScans(jpeg: Buffer, times: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, jpeg.length - 2)
  return Buffer.concat([jpeg.subarray(0, last), ...Array(times).fill(scan), jpeg.subarray(-2)])
}

/** Inserts a segment directly after the start marker of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, data: string | Buffer): Buffer {
  const content = Buffer.from(data as string, 'latin1')
  const segment = Buffer.alloc(4)
  segment.writeUInt16BE(0xff00 + marker)
  segment.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, content, jpeg.subarray(2)])
}

/** Builds a PDF with these objects among its own, plain or in a compressed object stream. */
function pdfWith(objects: string, { packed = false } = {}): Buffer {
  const body = packed ? deflateSync(objects) : Buffer.from(objects, 'latin1')
  const before = packed
    ? `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${body.length} >>\nstream\n`
    : ''
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n${before}`),
    body,
    Buffer.from(`${packed ? '\nendstream\nendobj' : ''}\n%%EOF\n`),
  ])
}

const actions = [
  '<< /S /JavaScript /JS (app.alert(1)) >>',
  '<< /S /J#61vaScript /J#53 (app.alert(1)) >>',
  '<< /Type /Catalog /OpenAction 4 0 R >>',
  '<< /Type /Catalog /OpenAction << /S /URI /URI (https://who.example) >> >>',
  '<< /AA << /O 3 0 R >> >>',
  '<< /S /Launch /F (calc.exe) >>',
  '<< /Names << /EmbeddedFiles 3 0 R >> >>',
  '<< /Type /EmbeddedFile >>',
  '<< /XFA 3 0 R >>',
  '<< /S /SubmitForm /F (https://who.example) >>',
]

/**
 * Returns two hundred files made to crash, fill or outlast the code that checks them, to be run by a browser, or to
 * disclose a place; the same in every run.
 */
export async function hostileFiles(): Promise<HostileFile[]> {
  const random = seededNumbers(31)
  const noise = Buffer.from(numbersTo(64 * 48 * 3).map(() => Math.floor(random() * 256)))
  const plain = sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
  const jpeg = await plain.clone().jpeg().toBuffer()
  const progressive = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: 'red' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const png = await plain.clone().png().toBuffer()
  const zeros = deflateSync(Buffer.alloc(40 * 2 ** 20))
  const files: HostileFile[] = []
  const add = (name: string, bytes: Buffer, type: string) =>
    files.push({ name: `${files.length} ${name}`, bytes, type })

  for (const at of numbersTo(10)) {
    const side = 6000 + at * 3000
    const image = chunk('IDAT', zeros)
    add('a second head', pngOf(head(16, 16), head(side, side), image, chunk('IEND')), 'image/png')
    add('a head behind the picture', pngOf(head(16, 16), image, head(side, side), chunk('IEND')), 'image/png')
    add(
      'more data than pixels, interlaced',
      pngOf(head(16 + at, 16, { interlaced: true }), image, chunk('IEND')),
      'image/png',
    )
    add('more data than pixels', pngOf(head(16, 16 + at), image, image, chunk('IEND')), 'image/png')
    const told =
      at % 2 === 0
        ? chunk('zTXt', Buffer.concat([Buffer.from('left behind\0\0'), zeros]))
        : chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros]))
    add('a note that unpacks', pngOf(png.subarray(8, 33), told, png.subarray(33)), 'image/png')
    add('a head that claims', pngOf(head(side * side, 2 ** 31 - 1), image, chunk('IEND')), 'image/png')
    add('many scans', withScans(progressive, 100 * (at + 1)), 'image/jpeg')
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    const other = Buffer.from(jpeg.subarray(frame, frame + 19))
    other.writeUInt16BE(60_000, 5)
    add('a second frame', Buffer.concat([jpeg.subarray(0, frame + 19), other, jpeg.subarray(frame + 19)]), 'image/jpeg')
    add(
      'something behind it',
      Buffer.concat([at % 2 ? jpeg : png, Buffer.from(script)]),
      at % 2 ? 'image/jpeg' : 'image/png',
    )
    const place = {
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 4896/100' },
      IFD0: { Model: `Snoopcam 24.7136 ${at}`, Orientation: String(1 + (at % 8)) },
    }
    add('a place', await plain.clone().withExif(place).jpeg().toBuffer(), 'image/jpeg')
    add(
      'a place in other words',
      withSegment(
        withSegment(jpeg, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>24.7136</x>'),
        0xfe,
        `left behind ${script}`,
      ),
      'image/jpeg',
    )
    add('an act', pdfWith(`1 0 obj ${actions[at]} endobj`), 'application/pdf')
    add('an act that is packed', pdfWith(`1 0 ${actions[at]}`, { packed: true }), 'application/pdf')
  }
  for (const at of numbersTo(25)) {
    const [bytes, type] = at % 2 ? ([jpeg, 'image/jpeg'] as const) : ([png, 'image/png'] as const)
    add('cut short', bytes.subarray(0, 1 + Math.floor(random() * (bytes.length - 1))), type)
    const damaged = Buffer.from(bytes)
    for (let left = 1 + at; left > 0; left -= 1)
      damaged[8 + Math.floor(random() * (damaged.length - 8))] = Math.floor(random() * 256)
    add('damaged', damaged, type)
  }
  const gif = Buffer.from(`GIF89a\x01\0\x01\0/*${script}*/`, 'latin1')
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)
  for (const type of ['image/png', 'image/jpeg', 'application/pdf', 'image/svg+xml'])
    for (const bytes of [
      gif,
      svg,
      Buffer.from(script),
      Buffer.concat([Buffer.from(script), jpeg]),
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.from(script), Buffer.from('\n%%EOF')]),
    ])
      add(`another thing as ${type}`, bytes, type)
  return files
}
