import type { lookupEdits, lookupItems } from '../platform/db/schema/lookups.ts'
import type { Item } from './lookups.ts'

export type ShippedRow = typeof lookupItems.$inferSelect
export type Edit = typeof lookupEdits.$inferSelect
export type EditedRow = Item & { list: string }

/** The id from which administrators add items; those that ship have lower ones. */
export const firstAddedId = 1_000_000

/** Returns the rows of the lists as administrators have made them; what they added comes after what ships. */
export function applyEdits(rows: readonly ShippedRow[], edits: readonly Edit[]): EditedRow[] {
  const formatItemId = ({ list, id }: { list: string; id: number }) => `${list} ${id}`
  const byName = new Map(edits.map((edit) => [formatItemId(edit), edit]))
  const shipped = new Set(rows.map(formatItemId))
  const changed = rows.map(({ position: _, ...row }): EditedRow => {
    const edit = byName.get(formatItemId(row))
    if (!edit) return row
    return {
      ...row,
      nameEn: edit.nameEn ?? row.nameEn,
      nameAr: edit.nameAr ?? row.nameAr,
      also: edit.also ?? row.also,
      parentId: edit.parentId ?? row.parentId,
      regionId: edit.regionId ?? row.regionId,
      hidden: edit.hidden,
      joinedInto: edit.joinedInto,
    }
  })
  const added = edits.flatMap((edit): EditedRow[] => {
    const { list, id, nameEn, nameAr, also, parentId, regionId, hidden, joinedInto } = edit
    if (shipped.has(formatItemId(edit)) || nameEn === null || nameAr === null) return []
    return [{ list, id, nameEn, nameAr, also: also ?? [], parentId, regionId, hidden, joinedInto }]
  })
  return [...changed, ...added.sort((a, b) => a.id - b.id)]
}
