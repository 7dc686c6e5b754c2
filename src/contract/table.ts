import type { Struct } from 'superstruct'

type AnyStruct = Struct<any, any>

/**
 * A table that a part of a response can be requested as: the shape of a row, and the rows in the response's data. The
 * columns follow from the shape, so that an empty table has them too.
 */
export type Table = { row: AnyStruct; rowsOf: (data: any) => readonly object[] }

/** Defines a table of the rows that `queryRows` finds in the response. */
export const defineTable = <Row extends object, Data>(
  row: Struct<Row, any>,
  rowsOf: (data: Data) => readonly Row[],
): Table => ({ row, rowsOf })

/** Defines a table of the rows the response contains under a name. */
export const defineRowsUnder = (name: string, row: AnyStruct): Table => ({ row, rowsOf: (data) => data[name] })

/** A column: its name in the header, the path to its value in a row, and whether that is a list of texts. */
export type Column = { name: string; path: readonly string[]; isList: boolean }

/** The separator between the entries of a cell that contains several. */
export const listSeparator = ' | '

const flat = new Set(['string', 'number', 'integer', 'boolean', 'enums', 'literal', 'published'])
const isFlat = ({ type }: AnyStruct): boolean => flat.has(type)

/**
 * Lists the columns of a row; those of a nested shape are named `outer_inner`. Throws on a value that no cell can
 * contain.
 */
export function listColumns(row: AnyStruct, path: readonly string[] = []): Column[] {
  return Object.entries(row.schema as Record<string, AnyStruct>).flatMap(([key, part]) => {
    const at = [...path, key]
    if (part.type === 'type' || part.type === 'object') return listColumns(part, at)
    const isList = part.type === 'array' && isFlat(part.schema)
    if (!isList && !isFlat(part)) throw new Error(`no cell holds ${at.join('.')}, a ${part.type}`)
    return [{ name: at.join('_'), path: at, isList }]
  })
}
