import { buildColumns } from '../../platform/sheets/columns.ts'
import headings from './headings.json' with { type: 'json' }

/** A column of a file of figures, by its name (decision 152). */
export type Column = keyof typeof headings

const needed = ['pay', 'link', 'date', 'licence'] as const

/** The columns of a file of figures: the amount, and all that says whose it is. */
export const figureColumns = buildColumns<Column>(headings, (named) =>
  needed.every((column) => named.includes(column)) && (named.includes('source_en') || named.includes('source_ar'))
    ? undefined
    : 'figures_headings',
)
