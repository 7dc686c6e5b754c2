import { inflateSync } from 'node:zlib'
import type { Look } from './look-type.ts'

/** What makes a document act by itself, or carry another: names of the format, as they stand in its objects. */
const active =
  /\/(?:JS|JavaScript|AA|Launch|EmbeddedFiles?|RichMedia\w*|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/
/** What a document does when it is opened: going to a page of itself is all that is let be. */
const opens = /\/OpenAction(?!\s{0,8}\[)/
/** The beginnings of a page, which some programs would see in the file instead. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i
/** Unpacked, the objects of a document of 5 MB stay far below. */
const maxUnpacked = 32 * 2 ** 20

const broken: Look = { type: 'application/pdf', wrong: 'file_broken' }
const unsafe: Look = { type: 'application/pdf', wrong: 'file_active' }

/**
 * A PDF that only shows pages. Scripts, actions, attachments and forms that send are looked for in its objects, in packed
 * ones too; names may be written with numbers for letters. One that cannot be looked through is not taken.
 */
export function readPdf(bytes: Buffer): Look | undefined {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return undefined
  if (!bytes.subarray(-1024).includes('%%EOF')) return undefined
  const objects: string[] = []
  let room = maxUnpacked
  let from = 0
  for (const { head, data } of findStreams(bytes)) {
    objects.push(bytes.toString('latin1', from, data.from))
    from = data.until
    if (!head.includes('/ObjStm')) continue
    const unpacked = unpack(decodeNames(head), bytes.subarray(data.from, data.until), room)
    if (!unpacked) return broken
    room -= unpacked.length
    objects.push(unpacked.toString('latin1'))
  }
  objects.push(bytes.toString('latin1', from))
  const looked = objects.map(decodeNames)
  const isUnsafe = looked.some((text) => active.test(text) || opens.test(text) || markup.test(text))
  return isUnsafe ? unsafe : { type: 'application/pdf' }
}

type Stream = { head: string; data: { from: number; until: number } }

/** The streams of a document with what is said of each before it. */
function* findStreams(bytes: Buffer): Generator<Stream> {
  let after = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', after)) {
    const head = bytes.toString('latin1', Math.max(after, at - 2048), at)
    const from = at + 'stream'.length + (bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? 2 : 1)
    const end = bytes.indexOf('endstream', from)
    const until = end < 0 ? bytes.length : end
    yield { head: decodeNames(head.slice(head.lastIndexOf('obj') + 1)), data: { from, until } }
    after = end < 0 ? bytes.length : end + 'endstream'.length
  }
}

/** The objects packed in a stream; undefined where they are packed in another way than writers do. */
function unpack(head: string, data: Buffer, room: number): Buffer | undefined {
  const filters = /\/Filter\s{0,8}(\[[^\]]{0,200}\]|\/\w+)/.exec(head)?.[1]?.match(/\w+/g) ?? []
  if (filters.length === 0) return data
  if (filters.length > 1 || filters[0] !== 'FlateDecode' || room <= 0) return undefined
  try {
    return inflateSync(data, { maxOutputLength: room })
  } catch {
    return undefined
  }
}

/** Names with letters where numbers stand for them: `/J#53` is `/JS`. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
