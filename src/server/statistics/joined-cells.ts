import { reviewKinds } from '../../contract/reviews/reviews.ts'
import { listCountedFields } from '../../contract/statistics/budget.ts'
import type { Lookups } from '../lookups/lookups.ts'
import type { ReleasedCounts } from './guard.ts'
import { sumCounts } from './guard.ts'
import { buildTitleMeasure } from './pay-measures.ts'

/** The measures whose values are items of a list, by the list. */
const listOfMeasure = new Map<string, string>(
  reviewKinds.flatMap((kind) =>
    listCountedFields(kind).flatMap((field) =>
      field.kind === 'lookup' ? [[`${kind}.${field.name}`, field.list] as const] : [],
    ),
  ),
)
const titlePattern = /^title\.(\d+)$/

type Cell = { measure: string; bucket: string }

/** Returns the cell that a cell is told in by now: that of the item which its item has become. */
export function findCurrentCell(lookups: Lookups, { measure, bucket }: Cell): Cell {
  const title = titlePattern.exec(measure)?.[1]
  if (title) return { measure: buildTitleMeasure(lookups.item('jobtitles', Number(title))?.id ?? title), bucket }
  const list = listOfMeasure.get(measure)
  const item = list && lookups.item(list, Number(bucket))
  return item ? { measure, bucket: String(item.id) } : { measure, bucket }
}

/** Lists the measures of everybody with a job title: its own, and those of titles that have become it. */
export const listTitleMeasures = (lookups: Lookups, id: number): string[] =>
  lookups.idsOf('jobtitles', id).map(buildTitleMeasure)

/**
 * Returns the released counts of a measure by what their items have become, each with the noise of all that it consists
 * of. A sum of what has been told tells nothing more.
 */
export function joinReleased(lookups: Lookups, list: string, released: ReleasedCounts): Map<number, ReleasedCounts> {
  const parts = new Map<number, ReleasedCounts[]>()
  for (const [bucket, people] of released.counts) {
    const id = lookups.item(list, Number(bucket))?.id ?? Number(bucket)
    parts.set(id, [...(parts.get(id) ?? []), { ...released, counts: new Map([[String(id), people]]) }])
  }
  return new Map([...parts].map(([id, all]) => [id, sumCounts(all)]))
}
