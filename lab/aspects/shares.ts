/** How many mentions of an aspect were found correctly, found wrongly and missed. */
export type Measure = { right: number; wrong: number; missed: number }

/** What an aspect must reach to be shown to readers (decision 117). */
export const least = { precision: 0.9, recall: 0.75 }

/** The share of what is found that is correct, and the share of what is there that is found. */
export const precisionOf = ({ right, wrong }: Measure): number => right / (right + wrong)
export const recallOf = ({ right, missed }: Measure): number => right / (right + missed)

/** Formats a measure as a line to print: the counts, precision and recall. */
export function formatMeasure(name: string, one: Measure): string {
  const counts = [one.right, one.wrong, one.missed].map((count) => String(count).padStart(4))
  const shares = [precisionOf(one), recallOf(one)].map((share) => share.toFixed(3).padStart(6))
  return `  ${name.padEnd(14)}${[...counts, ...shares].join('')}`
}
