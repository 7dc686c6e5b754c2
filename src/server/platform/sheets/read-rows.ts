import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { readCell } from '../http/csv.ts'
import type { Columns } from './columns.ts'
import { decode, findEncoding } from './text-of.ts'

/** A row of the file as a spreadsheet counts it (the headings are row 1), with the cells that are not empty. */
export type FileRow<Column extends string = string> = {
  row: number
  cells: Partial<Record<Column, string>>
  tooManyCells: boolean
}

/** What makes a whole file useless, or the rest of it. */
export type FileProblem =
  | 'file_empty'
  | 'headings_unknown'
  | 'headings_twice'
  | 'headings_missing'
  | 'figures_headings'
  | 'quote_open'
  | 'too_many_rows'

/** Thrown for a file that cannot be read; rows before `row` have been read. */
export class UnusableFile extends Error {
  constructor(
    readonly problem: FileProblem,
    /** The headings it is about, or the row from which on nothing could be read. */
    readonly details: string = '',
  ) {
    super(problem)
  }
}

/** The longest row, in characters of memory: more is a quotation mark that is never closed. */
const maxRow = 16 * 1024 * 1024

/** The most of the beginning that the first line may take. */
const maxFirstLine = 64 * 1024

/**
 * Reads the rows of a file with these columns, in any encoding and with any separator that spreadsheets write;
 * `open` is called twice, since the encoding has to be known first. Throws `UnusableFile`.
 */
export async function* readRows<Column extends string>(
  open: () => AsyncIterable<Uint8Array>,
  columns: Columns<Column>,
): AsyncGenerator<FileRow<Column>> {
  const text = decode(open(), await findEncoding(open()))
  const { beginning, rest } = await readFirstLine(text)
  const { separator, body } = findSeparator(beginning)
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxRow,
    // The rows before one that never ends are read all the same.
    skip_records_with_error: true,
  })
  let endless: number | undefined
  parser.on('skip', ({ records }: { records: number }) => {
    endless ??= records + 1
  })
  const joinPieces = async function* () {
    yield body
    yield* rest
  }
  let row = 0
  let named: (Column | undefined)[] = []
  // What goes wrong while reading ends the parser, which throws it here.
  pipeline(Readable.from(joinPieces()), parser, () => {})
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1
    if (row === 1) named = readHeadings(cells, columns)
    else yield readCells(row, named, cells)
  }
  if (endless !== undefined) throw new UnusableFile('quote_open', String(endless))
  if (row === 0) throw new UnusableFile('file_empty')
}

/** Reads until the first line is whole. */
async function readFirstLine(text: AsyncGenerator<string>) {
  let beginning = ''
  while (!/[\r\n]/.test(beginning) && beginning.length < maxFirstLine) {
    const { value, done } = await text.next()
    if (done) break
    beginning += value
  }
  return { beginning, rest: text }
}

/** Finds what separates cells: what `sep=` says, as Excel writes it, or else what the headings have most of. */
function findSeparator(beginning: string): { separator: string; body: string } {
  const said = /^sep=(.)\r?\n/.exec(beginning)
  if (said) return { separator: said[1]!, body: beginning.slice(said[0].length) }
  const [headings = ''] = beginning.split(/[\r\n]/, 1)
  const count = (separator: string) => headings.split(separator).length
  const separator = [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
  return { separator, body: beginning }
}

function readHeadings<Column extends string>(
  cells: readonly string[],
  { find, findLack }: Columns<Column>,
): (Column | undefined)[] {
  const unknown = cells.filter((cell) => cell.trim() !== '' && !find(cell))
  if (unknown.length > 0) throw new UnusableFile('headings_unknown', unknown.slice(0, 10).join(', ').slice(0, 500))
  const named = cells.map(find)
  const twice = named.filter((column, place) => column && named.indexOf(column) !== place)
  if (twice.length > 0) throw new UnusableFile('headings_twice', twice.join(', '))
  const lack = findLack(named)
  if (lack) throw new UnusableFile(lack)
  return named
}

function readCells<Column extends string>(
  row: number,
  named: readonly (Column | undefined)[],
  cells: readonly string[],
): FileRow<Column> {
  const texts = cells.map((cell) => readCell(cell).trim())
  const given = named.flatMap((column, place) => (column && texts[place] ? [[column, texts[place]]] : []))
  const tooManyCells = texts.some((text, place) => text !== '' && !named[place])
  return { row, cells: Object.fromEntries(given) as FileRow<Column>['cells'], tooManyCells }
}
