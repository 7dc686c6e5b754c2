import { listColumns, listSeparator, type Table } from '../../../contract/table.ts'

/** What may stand unseen before a formula: blanks, control and format characters, and letters without a shape. */
const unseen = '\\s\\p{Cc}\\p{Cf}\\u115F\\u1160\\u2800\\u3164\\uFFA0'
/** The signs that begin a formula, also in their full-width and small forms. */
const signs = '=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B'
/**
 * Matches where a spreadsheet begins a cell with a formula: at the start of the text, and inside it after what some
 * settings separate cells by. In Saudi Arabia that is `;`, and quotes around the text then do not protect it.
 */
const formula = new RegExp(`(^|[;|\\t\\r\\n])(?=[${unseen}]*[${signs}])|^(?=[\\t\\r\\n])`, 'gu')

/** The mark by which spreadsheets know that a file is UTF-8; without it Arabic is unreadable in them. */
export const byteOrderMark = '\uFEFF'

/**
 * Writes the rows of a table as CSV (RFC 4180): a header row, then a line for each row. Texts are quoted, so that a
 * separator within one does not split it; what a spreadsheet would compute is prefixed with an apostrophe.
 */
export function toCsv({ row, rowsOf }: Table, data: unknown): string {
  const columns = listColumns(row)
  const lines = rowsOf(data).map((one) => columns.map(({ path }) => writeCell(readValue(one, path))))
  return [columns.map(({ name }) => name), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('')
}

function readValue(row: object, path: readonly string[]): unknown {
  let value: unknown = row
  for (const key of path) value = (value as Record<string, unknown> | null | undefined)?.[key]
  return value
}

/** Matches the apostrophes that `writeCell` puts before what a spreadsheet would compute. */
const protectedFormula = new RegExp(`(^|[;|\\t\\r\\n])'(?=[${unseen}]*[${signs}])|^'(?=[\\t\\r\\n])`, 'gu')

/** Returns the text of a cell that `writeCell` wrote and a CSV parser read. */
export const readCell = (cell: string): string => cell.replace(protectedFormula, '$1')

/** Writes a cell: quoted, and harmless in a spreadsheet. */
export function writeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = Array.isArray(value) ? value.join(listSeparator) : String(value)
  return `"${text.replace(formula, "$1'").replaceAll('"', '""')}"`
}
