import { inflateSync } from 'node:zlib'
import type { Look } from './look-type.ts'

/** Names of the format that make a document act by itself, or contain another, as they stand in its objects. */
const active =
  /\/(?:JS|JavaScript|AA|Launch|EmbeddedFiles?|RichMedia\w*|XFA|SubmitForm|ImportData|GoTo[ER]|Rendition|Movie|Sound|Encrypt)(?![A-Za-z0-9])/
/** The action of a document when it is opened: only going to a page of its own is allowed. */
const opens = /\/OpenAction(?!\s{0,8}\[)/
/** The start of HTML or script, which some programs would recognise in the file instead. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i
/** The most bytes to unpack: the objects of a document of 5 MB stay far below. */
const maxUnpacked = 32 * 2 ** 20

const broken: Look = { type: 'application/pdf', wrong: 'file_broken' }
const unsafe: Look = { type: 'application/pdf', wrong: 'file_active' }

/**
 * Accepts a PDF that only shows pages. Scripts, actions, attachments and forms that send are searched for in its
 * objects, compressed ones included; letters in names may be written as numbers. A file that cannot be searched is
 * refused.
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

/** Yields the streams of a document, each with the dictionary before it. */
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

/** Unpacks the objects in a stream; undefined when they are packed in a way that PDF writers do not use. */
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

/** Decodes names with letters written as numbers: `/J#53` is `/JS`. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
