import { expect, test } from 'vitest'
import { toWindows1256 } from '../../../../tests/support/windows-1256.ts'
import { directoryColumns } from '../../companies/directory/columns.ts'
import { readCell, writeCell } from '../http/csv.ts'
import { type FileRow, readRows, UnusableFile } from './read-rows.ts'

const text = 'name_ar;المدينة;الهاتف\r\nشركة الرمال، للتجارة;الرياض;0112345678\r\n"مطاعم ""نخيل""";جدة;\r\n'
const headings = '\uFEFFname_ar,city\n'

/** Yields bytes in pieces that split letters. */
async function* inPieces(bytes: Uint8Array) {
  const size = bytes.length > 1024 * 1024 ? 65_535 : 7
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
async function readAll(bytes: Uint8Array): Promise<FileRow[]> {
  const rows: FileRow[] = []
  for await (const row of readRows(() => inPieces(bytes), directoryColumns)) rows.push(row)
  return rows
}
const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 LE without', Buffer.from(text.replaceAll('المدينة', 'city'), 'utf16le')],
  ['UTF-16 BE with its mark', swap(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
  ['Windows-1256', toWindows1256(text)],
  ['commas', Buffer.from(text.replaceAll(';', ','))],
  ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
  ['a separator that Excel has said', Buffer.from(`sep=;\r\n${text}`)],
])('a file of %s reads the same', async (_, bytes) => {
  expect(await readAll(bytes)).toEqual([
    { row: 2, cells: { name_ar: 'شركة الرمال، للتجارة', city: 'الرياض', phone: '0112345678' }, tooManyCells: false },
    { row: 3, cells: { name_ar: 'مطاعم "نخيل"', city: 'جدة' }, tooManyCells: false },
  ])
})

test('bytes of another encoding within UTF-8 spoil their own row alone', async () => {
  const rows = await readAll(
    Buffer.concat([
      Buffer.from(`${headings}شركة الرمال,الرياض\n`),
      toWindows1256('نخيل,جدة\n'),
      Buffer.from('سدرة,أبها\n'),
    ]),
  )
  expect(rows.map(({ cells }) => /\uFFFD/.test(cells.name_ar!))).toEqual([false, true, false])
})

test.each([
  ['nothing', '', 'file_empty', ''],
  ['an unknown heading', 'name_en,colour\nA,red', 'headings_unknown', 'colour'],
  ['a heading twice', 'name_en,city,المدينة\n', 'headings_twice', 'city'],
  ['no name', 'city,website\nRiyadh,x.sa', 'headings_missing', ''],
  ['200 unknown columns', Array.from({ length: 200 }, (_, n) => `c${n}`).join(','), 'headings_unknown', 'c0, c1'],
  ['a quotation mark that stays open', `${headings}a,b\n"c,d\ne,f\n`, 'quote_open', '3'],
])('a file with %s is refused, and says why', async (_, written, problem, details) => {
  const error = await readAll(Buffer.from(written)).catch((one: unknown) => one)
  expect(error).toBeInstanceOf(UnusableFile)
  expect(error).toMatchObject({ problem, details: expect.stringContaining(details) })
})

test('a cell of 10 MB, cells beyond the headings and empty columns are read as they are', async () => {
  const rows = await readAll(
    Buffer.from(`name_en,city,,\n${'x'.repeat(10 * 1024 * 1024)},Riyadh,,\nA,Riyadh,,\nB,Riyadh,,red\n`),
  )
  expect(rows.map(({ cells, tooManyCells }) => [cells.name_en!.length, tooManyCells])).toEqual([
    [10 * 1024 * 1024, false],
    [1, false],
    [1, true],
  ])
})

test.each(['=1+1', '+966 11 234 5678', '-x', '@sum(A1)', 'a;=b', '\t=c', "it's", 'plain', '=a;-b'])(
  'what a spreadsheet would compute is written harmless and read back: %s',
  (cell) => {
    const written = JSON.parse(writeCell(cell).replaceAll('""', '\\"').replaceAll('\t', '\\t')) as string
    expect(/(?:^|[;|])\s*[=+@-]/.test(written)).toBe(false)
    expect(readCell(written)).toBe(cell)
  },
)
