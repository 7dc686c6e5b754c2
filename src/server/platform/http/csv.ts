import { listColumns, listSeparator, type Table } from '../../../contract/table.ts'

/** What a spreadsheet takes for the beginning of a formula, also in its wide form or behind blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/**
 * The rows of a table as CSV (RFC 4180): the columns' names, then a line for each row. Texts stand in quotes, so that no
 * separator within one parts it; one that a spreadsheet would compute begins with an apostrophe instead.
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
