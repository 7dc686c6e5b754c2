import { normalise } from '../../../contract/search/normalise.ts'

/** The columns of a kind of file. */
export type Columns<Column extends string> = {
  /** All of them, in the order an export writes them. */
  all: readonly Column[]
  /** Returns the column that a heading names, in English or Arabic and in any spelling; undefined for an unknown one. */
  find: (heading: string) => Column | undefined
  /** Returns what is wrong where a file with these columns alone cannot be read. */
  findLack: (named: readonly (Column | undefined)[]) => 'headings_missing' | 'figures_headings' | undefined
}

/** Builds the columns of a kind of file from the headings each may have. */
export function buildColumns<Column extends string>(
  headings: Readonly<Record<Column, readonly string[]>>,
  findLack: Columns<Column>['findLack'],
): Columns<Column> {
  const all = Object.keys(headings) as Column[]
  const byHeading = new Map(all.flatMap((column) => headings[column].map((name) => [normalise(name), column])))
  return { all, find: (heading) => byHeading.get(normalise(heading)), findLack }
}
