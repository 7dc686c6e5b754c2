import { type Infer, string, type } from 'superstruct'
import ar from '../../../locales/ar/dictionary.json'
import en from '../../../locales/en/dictionary.json'
import { listColumns } from '../../contract/table.ts'
import type { Language } from '../platform/http/words.ts'
import { shapes, tableNames } from './tables.ts'

/** The meaning of a column of a table; of the table itself if no column is named. */
export const dictionaryShape = type({ table: string(), column: string(), meaning: string() })
export type DictionaryRow = Infer<typeof dictionaryShape>

type Words = { tables: Record<string, string>; columns: Record<string, string> }

/**
 * Builds the list of all tables and columns with their meanings, in a language. A column that means something else in
 * one table has a text under `table.column`; otherwise it has the text of its name. Throws when it has neither.
 */
function buildDictionary({ tables, columns }: Words): DictionaryRow[] {
  const describeColumn = (table: string, column: string) => {
    const meaning = columns[`${table}.${column}`] ?? columns[column]
    if (meaning === undefined) throw new Error(`dictionary.json has no words for ${table}.${column}`)
    return { table, column, meaning }
  }
  return tableNames.flatMap((table) => [
    { table, column: '', meaning: tables[table]! },
    ...listColumns(shapes[table]).map(({ name }) => describeColumn(table, name)),
  ])
}

export const dictionaries: Record<Language, DictionaryRow[]> = { en: buildDictionary(en), ar: buildDictionary(ar) }
