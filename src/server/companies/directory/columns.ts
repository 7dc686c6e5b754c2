import { normalise } from '../../../contract/search/normalise.ts'
import headings from './headings.json' with { type: 'json' }

/** A column of the directory file, by its name (design: launch, the directory). */
export type Column = keyof typeof headings

/** All columns, in the order the export writes them. */
export const columns = Object.keys(headings) as Column[]

const byHeading = new Map(
  Object.entries(headings).flatMap(([column, names]) => names.map((name) => [normalise(name), column as Column])),
)

/** Returns the column that a heading names, in English or Arabic and in any spelling; undefined for an unknown one. */
export const findColumn = (heading: string): Column | undefined => byHeading.get(normalise(heading))
