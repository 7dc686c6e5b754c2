import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { FileProblem } from '../../contract/problem-groups.ts'
import type { Look } from './look-type.ts'

/** Names of the format that make a document act by itself, or contain another. */
const active = new Set([
  ...['JS', 'JavaScript', 'AA', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'EF', 'AF', 'Collection', 'XFA'],
  ...['SubmitForm', 'ImportData', 'ResetForm', 'GoToE', 'GoToR', 'Rendition', 'Movie', 'Sound', '3D', 'Encrypt'],
])
const isActive = (name: string) => active.has(name) || name.startsWith('RichMedia')

/** The most pages of a document: a letter or a certificate has few. */
const maxPages = 200

/** Recognises a PDF by its first and last bytes. */
export function readPdf(bytes: Buffer): Look | undefined {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return undefined
  return bytes.subarray(-1024).includes('%%EOF') ? { type: 'application/pdf' } : undefined
}

/**
 * Copies the pages of a PDF into a new one. A document with scripts, actions, attachments or forms that send, anywhere
 * among its objects, is refused, and so is one that cannot be parsed or is encrypted. What the parser does not see
 * is not in the copy either.
 */
export async function copyPdf(bytes: Buffer): Promise<Buffer | FileProblem> {
  try {
    const given = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    if (hasActive(given)) return 'file_active'
    const count = given.getPageCount()
    if (count < 1 || count > maxPages) return 'file_broken'
    const copy = await PDFDocument.create({ updateMetadata: false })
    for (const page of await copy.copyPages(given, given.getPageIndices())) copy.addPage(page)
    const written = Buffer.from(await copy.save())
    // What is stored is what is looked at.
    return hasActive(await PDFDocument.load(written, { throwOnInvalidObject: true })) ? 'file_active' : written
  } catch (error) {
    return isEncryption(error) ? 'file_active' : 'file_broken'
  }
}

const isEncryption = (error: unknown) => error instanceof Error && /encrypt/i.test(error.message)

/** Looks through all objects of a document, whether they are reached from its pages or not. */
function hasActive({ context }: PDFDocument): boolean {
  const roots = Object.values(context.trailerInfo).filter((one): one is PDFObject => one !== undefined)
  const waiting: PDFObject[] = [...roots, ...context.enumerateIndirectObjects().map(([, object]) => object)]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one instanceof PDFName && isActive(one.decodeText())) return true
    if (one instanceof PDFArray) waiting.push(...one.asArray())
    const dict = one instanceof PDFStream ? one.dict : one instanceof PDFDict ? one : undefined
    for (const [name, value] of dict?.entries() ?? []) {
      const text = name.decodeText()
      if (isActive(text)) return true
      // Opening a document may only go to a page of its own.
      if (text === 'OpenAction' && !(context.lookup(value) instanceof PDFArray)) return true
      waiting.push(value)
    }
  }
  return false
}
