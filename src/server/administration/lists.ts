import type { AuditAction } from '../../contract/administration/audit.ts'
import { type GrowingList, maxItemNames } from '../../contract/administration/lists.ts'
import { getStageGroup } from '../../contract/form/stages.ts'
import { riyal, saudiArabia, saudiNationality } from '../../contract/lookups/known-ids.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { record } from '../audit/audit.ts'
import { moveCompanies, moveCompaniesBack } from '../companies/directory/items.queries.ts'
import { findEdit, findNextItemId, findShipped, lockLists, saveEdit } from '../lookups/edits.queries.ts'
import type { Item, Lookups } from '../lookups/lookups.ts'
import { removeAnswered } from '../lookups/proposals.queries.ts'
import type { Database } from '../platform/db/database.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'

type Dependencies = { db: Database; privacy: Privacy }
type Act = { by: string; now: Date; undoes?: number }
export type ItemWords = { nameEn: string; nameAr: string; also: readonly string[] }
type Place = { parentId?: number | null; regionId?: number | null }

/** The items that code relies on: forms begin with them, and pay is counted in one of them. */
const known: Readonly<Record<string, number>> = {
  countries: saudiArabia,
  nationalities: saudiNationality,
  curriencies: riyal,
}

/** Splits the other names of an item, which stand in lines of their own. */
export const splitNames = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(/[\n|]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** Finds the item that has one of these names already, among those that people choose from together. */
export function findByName(lookups: Lookups, list: string, names: readonly string[], of?: number): Item | undefined {
  const wanted = new Set(names.map(normalise))
  const among = list === 'specilizations' ? lookups.items(list, of) : lookups.items(list)
  return among.find(({ nameEn, nameAr }) => wanted.has(normalise(nameEn)) || wanted.has(normalise(nameAr)))
}

/** Whether forms could not do without an item: code relies on it, or it is the last that can be chosen. */
export function isNeeded(lookups: Lookups, list: string, { id, parentId }: Item): boolean {
  if (known[list] === id) return true
  const parent = list === 'specilizations' && parentId !== null ? parentId : undefined
  const rest = lookups.items(list, parent).filter((one) => !one.hidden && one.id !== id)
  return !rest.some((one) => list !== 'stages' || getStageGroup(one.id) === getStageGroup(id))
}

/** Adds an item, and notes that; returns its id, or why not. */
export async function addItem(
  { db: tx, privacy }: Dependencies,
  list: GrowingList,
  { words, place }: { words: ItemWords; place: Place },
  act: Act,
): Promise<number | 'item_listed' | 'too_many_chosen'> {
  const lookups = await lockLists(tx)
  const { nameEn, nameAr, also } = words
  if (also.length > maxItemNames) return 'too_many_chosen'
  if (findByName(lookups, list, [nameEn, nameAr], place.parentId ?? undefined)) return 'item_listed'
  const id = await findNextItemId(tx, list)
  const after = { nameEn, nameAr, also: [...also], parentId: place.parentId ?? null, regionId: place.regionId ?? null }
  await saveEdit(tx, list, id, after)
  await removeAnswered(tx, list, list === 'specilizations' ? (place.parentId ?? 0) : 0, [nameEn, nameAr, ...also])
  await note({ db: tx, privacy }, 'list.add', { list, id, details: { before: null, after } }, act)
  return id
}

/** Finds where an item of a list belongs: a city is in the region of another one. Undefined where nothing says it. */
export function findPlace(
  lookups: Lookups,
  list: string,
  { department, qualification, near }: { department?: number; qualification?: number; near?: number },
): Place | undefined {
  if (list === 'jobtitles') return department === undefined ? undefined : { parentId: department }
  if (list === 'specilizations') return qualification === undefined ? undefined : { parentId: qualification }
  if (list !== 'cities') return {}
  const other = near === undefined ? undefined : lookups.item('cities', near)
  return other && { parentId: other.parentId, regionId: other.regionId }
}

/** Lists the names of items that have become other ones: they are their own. */
const listJoinedNames = (lookups: Lookups, list: string) =>
  new Set(lookups.joined(list).flatMap((one) => [one.nameEn, one.nameAr, ...one.also]))

/** Describes an item as the audit does. */
export function describeItem(lookups: Lookups, list: string, { nameEn, nameAr, hidden, also }: Item) {
  const joined = listJoinedNames(lookups, list)
  return { nameEn, nameAr, also: also.filter((name) => !joined.has(name)), hidden: hidden === true }
}

/** Describes an item before and after a change; undefined where nothing changes. */
export function describeChange(
  lookups: Lookups,
  list: string,
  item: Item,
  { nameEn, nameAr, also, hidden }: ItemWords & { hidden: boolean },
) {
  const joined = listJoinedNames(lookups, list)
  const before = describeItem(lookups, list, item)
  const kept = also.filter((name) => !joined.has(name) || before.also.includes(name))
  const after = { nameEn, nameAr, also: kept, hidden }
  return JSON.stringify(after) === JSON.stringify({ ...after, ...before }) ? undefined : { before, after }
}

/** Renames an item, changes its other names, and hides or shows it, and notes that; returns why not. */
export async function changeItem(
  { db: tx, privacy }: Dependencies,
  list: string,
  id: number,
  words: ItemWords & { hidden: boolean },
  act: Act,
): Promise<'not_found' | 'item_listed' | 'item_needed' | 'too_many_chosen' | undefined> {
  const lookups = await lockLists(tx)
  const item = lookups.item(list, id)
  if (item?.id !== id) return 'not_found'
  const { nameEn, nameAr, hidden } = words
  const other = findByName(lookups, list, [nameEn, nameAr], item.parentId ?? undefined)
  if (other && other.id !== id) return 'item_listed'
  if (hidden && isNeeded(lookups, list, item)) return 'item_needed'
  const shipped = await findShipped(tx, list, id)
  // As many as it ships with can come back.
  if (words.also.length > maxItemNames + Math.max(item.also.length, shipped?.also.length ?? 0)) return 'too_many_chosen'
  const change = describeChange(lookups, list, item, words)
  if (!change) return undefined
  const { also } = change.after
  await saveEdit(tx, list, id, {
    nameEn: nameEn === shipped?.nameEn ? null : nameEn,
    nameAr: nameAr === shipped?.nameAr ? null : nameAr,
    also: shipped && also.join('\n') === shipped.also.join('\n') ? null : also,
    hidden,
  })
  await note({ db: tx, privacy }, 'list.change', { list, id, details: change }, act)
  return undefined
}

/**
 * Lets an item become another one of its list, and notes that; returns why not. What was written with it stays as it
 * is, and is read and counted as the other one (decision 142); only companies name the other one from now on.
 */
export async function joinItem(
  { db: tx, privacy }: Dependencies,
  list: GrowingList,
  id: number,
  into: number,
  act: Act,
): Promise<'not_found' | 'not_a_choice' | 'item_needed' | 'item_elsewhere' | undefined> {
  const lookups = await lockLists(tx)
  const item = lookups.item(list, id)
  const other = lookups.item(list, into)
  if (item?.id !== id) return 'not_found'
  if (other?.id !== into || into === id) return 'not_a_choice'
  if (known[list] === id) return 'item_needed'
  if (list === 'specilizations' && item.parentId !== other.parentId) return 'item_elsewhere'
  const edit = await findEdit(tx, list, id)
  const moved = await moveCompanies(tx, list, id, into)
  await saveEdit(tx, list, id, { ...pickEdited(edit), joinedInto: into, moved })
  const details = { before: pickNames(item), after: { id: into, ...pickNames(other) }, companies: moved.length }
  await note({ db: tx, privacy }, 'list.join', { list, id, details }, act)
  return undefined
}

/** Takes the joining of an item back, and notes that. What was written since stays with the other one. */
export async function undoJoin(
  { db: tx, privacy }: Dependencies,
  list: string,
  id: number,
  act: Act,
): Promise<'not_found' | undefined> {
  const lookups = await lockLists(tx)
  const edit = await findEdit(tx, list, id)
  const other = lookups.item(list, id)
  if (!edit?.joinedInto || !other) return 'not_found'
  await moveCompaniesBack(tx, list, edit.moved, { from: lookups.idsOf(list, id), into: id })
  await saveEdit(tx, list, id, { joinedInto: null, moved: [] })
  const details = { before: { id: other.id, ...pickNames(other) }, after: null, companies: edit.moved.length }
  await note({ db: tx, privacy }, 'list.separate', { list, id, details }, act)
  return undefined
}

/** Moves companies that a server or an import, which had read the lists before, has stored with a joined item since. */
export async function moveCompaniesOfJoinedItems(tx: Database): Promise<void> {
  const lookups = await lockLists(tx)
  for (const list of ['cities', 'industries', 'types', 'employeeNumbers'])
    for (const { id } of lookups.joined(list)) {
      const moved = await moveCompanies(tx, list, id, lookups.item(list, id)!.id)
      const edit = await findEdit(tx, list, id)
      if (moved.length > 0 && edit) await saveEdit(tx, list, id, { moved: [...edit.moved, ...moved] })
    }
}

const pickNames = ({ nameEn, nameAr }: Item) => ({ nameEn, nameAr })
const pickEdited = (edit: Awaited<ReturnType<typeof findEdit>>) =>
  edit ? { nameEn: edit.nameEn, nameAr: edit.nameAr, also: edit.also } : {}

type Noted = { list: string; id: number | string; details: Record<string, unknown> }
const note = (using: Dependencies, action: AuditAction, { list, id, details }: Noted, { by, now, undoes }: Act) =>
  record(using, {
    ...{ actor: by, action, subject: `list/${list}/${id}`, now },
    details: { ...details, undoes },
  })
