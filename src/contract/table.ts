import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any>

/**
 * How a part of an answer is a table: the shape of a row, and the rows in the answer's data. The columns follow from the
 * shape, so that an empty table has them too.
 */
export type Table = { row: AnyStruct; rowsOf: (data: any) => readonly object[] }

/** A table of the rows that `queryRows` finds in what the call answers. */
export const defineTable = <Row extends object, Data>(
  row: Struct<Row, any>,
  rowsOf: (data: Data) => readonly Row[],
): Table => ({ row, rowsOf })

/** A table of the rows the answer holds under a name. */
export const defineRowsUnder = (name: string, row: AnyStruct): Table => ({ row, rowsOf: (data) => data[name] })

/** A column: its name in the header, the way to its value in a row, and whether that is a list of texts. */
export type Column = { name: string; path: readonly string[]; isList: boolean }

/** Between the entries of a cell that holds several. */
export const listSeparator = ' | '

const flat = new Set(['string', 'number', 'integer', 'boolean', 'enums', 'literal', 'published'])
const isFlat = ({ type }: AnyStruct): boolean => flat.has(type)

/** The columns of a row, those of a shape within it named `outer_inner`. Throws on what no cell can hold. */
export function listColumns(row: AnyStruct, path: readonly string[] = []): Column[] {
  return Object.entries(row.schema as Record<string, AnyStruct>).flatMap(([key, part]) => {
    const at = [...path, key]
    if (part.type === 'type' || part.type === 'object') return listColumns(part, at)
    const isList = part.type === 'array' && isFlat(part.schema)
    if (!isList && !isFlat(part)) throw new Error(`no cell holds ${at.join('.')}, a ${part.type}`)
    return [{ name: at.join('_'), path: at, isList }]
  })
}
