import { buildColumns } from '../../platform/sheets/columns.ts'
import headings from './headings.json' with { type: 'json' }

/** A column of the directory file, by its name (design: launch, the directory). */
export type Column = keyof typeof headings

/** The columns of the directory file: one name is the least. */
export const directoryColumns = buildColumns<Column>(headings, (named) =>
  named.includes('name_en') || named.includes('name_ar') ? undefined : 'headings_missing',
)

/** All columns, in the order the export writes them. */
export const columns = directoryColumns.all
