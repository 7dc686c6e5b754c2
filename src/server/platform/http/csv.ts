import { listColumns, listSeparator, type Table } from '../../../contract/table.ts'

/** Matches text that a spreadsheet takes for the beginning of a formula, also in full-width form or after blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/**
 * Writes the rows of a table as CSV (RFC 4180): a header row, then a line for each row. Texts are quoted, so that a
 * separator within one does not split it; one that a spreadsheet would compute is prefixed with an apostrophe.
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

function writeCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = Array.isArray(value) ? value.join(listSeparator) : String(value)
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
