import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createDemoPdf } from '../../demo/seed/pdf.ts'
import { copyPdf } from './pdf.ts'

const plain = createDemoPdf('Letter', 'Who may speak for us').toString('latin1')
const script = '<< /S /JavaScript /JS (app.alert(1)) >>'

/** Puts objects of its own between the objects and the table of a document. */
const withObjects = (objects: string) => plain.replace('xref\n0 ', `${objects}\nxref\n0 `)
/** An object stream that holds one object, with more in its dictionary. */
function pack(object: string, { more = '', filter = 'FlateDecode' } = {}): string {
  const content = `9 0 ${object}`
  const body = filter === 'FlateDecode' ? deflateSync(content).toString('latin1') : asHex(content)
  const head = `/Type /ObjStm ${more} /N 1 /First 4 /Filter /${filter} /Length ${body.length}`
  return `8 0 obj\n<< ${head} >>\nstream\n${body}\nendstream\nendobj`
}
const asHex = (text: string) => `${Buffer.from(text, 'latin1').toString('hex')}>`
const copy = async (text: string) => {
  const copied = await copyPdf(Buffer.from(text, 'latin1'))
  return typeof copied === 'string' ? copied : copied.toString('latin1')
}

test('the pages of a document are copied, the same each time, and what is not among them is not', async () => {
  const copied = await copy(plain)
  expect(copied).toMatch(/^%PDF-1\.7/)
  expect(copied).toContain('Who may speak for us')
  expect(await copy(copied)).toBe(copied)
  const more = `% a remark ${script}\n`
  expect(await copy(plain.replace('1 0 obj', `${more}1 0 obj`))).toBe(copied)
  expect(await copy(`${plain}<script>alert(1)</script>\n%%EOF\n`)).toBe(copied)
})

describe('a document that acts is refused, however it is written', () => {
  test.each([
    ['as an object', withObjects(`8 0 obj\n${script}\nendobj`)],
    ['with letters as numbers', withObjects('8 0 obj\n<< /S /J#61vaScript /#4a#53 (app.alert(1)) >>\nendobj')],
    ['packed', withObjects(pack(script))],
    ['packed in hexadecimal', withObjects(pack(script, { filter: 'ASCIIHexDecode' }))],
    ['packed under a long dictionary', withObjects(pack(script, { more: `/Pad (${'A'.repeat(3000)})` }))],
    ['packed with a word of the format after its type', withObjects(pack(script, { more: '/X (obj)' }))],
    [
      'between remarks that look like a stream',
      `${plain.replace('1 0 obj', '%stream\n1 0 obj')}%endstream\n`.replace(
        '/Type /Catalog',
        `/Type /Catalog /OpenAction ${script}`,
      ),
    ],
    [
      'behind a text that looks like a stream',
      plain
        .replace('1 0 obj', '7 0 obj\n(up stream)\nendobj\n1 0 obj')
        .replace('/Type /Page ', `/Type /Page /AA ${script} `),
    ],
    ['in a later version of an object', `${plain}3 0 obj\n<< /Type /Page /AA ${script} >>\nendobj\n%%EOF\n`],
    ['with an attachment', withObjects('8 0 obj\n<< /Type /Filespec /EF << /F 4 0 R >> >>\nendobj')],
    ['with a form of another kind', withObjects('8 0 obj\n<< /XFA 4 0 R >>\nendobj')],
    ['with a form that sends', withObjects('8 0 obj\n<< /S /SubmitForm /F (https://who.example) >>\nendobj')],
    ['with a program', withObjects('8 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj')],
    ['with a film', withObjects('8 0 obj\n<< /Subtype /RichMedia >>\nendobj')],
    ['in the list of names', plain.replace('/Type /Catalog', `/Type /Catalog /Names << /JavaScript 4 0 R >>`)],
  ])('%s', async (_, text) => expect(await copy(text)).toBe('file_active'))

  test('and one that opens at a page of its own is not', async () => {
    expect(await copy(plain.replace('/Type /Catalog', '/Type /Catalog /OpenAction [3 0 R /Fit]'))).toMatch(/^%PDF/)
  })
})

test.each([
  ['nothing but a head', '%PDF-1.7\nnothing much\n%%EOF\n'],
  ['no pages', plain.replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0')],
  ['objects that are broken', withObjects('8 0 obj\n<< /A (never ends >>\nendobj')],
])('a document with %s is refused', async (_, text) => expect(await copy(text)).toBe('file_broken'))
