import { toLatinDigits } from '../../contract/form/digits.ts'
import { normalise } from '../../contract/search/normalise.ts'
import { rankItems } from '../../contract/search/rank.ts'
import type { ListName, Lookups } from './lookups.ts'

/** Returns the id in a cell; undefined for none, null for what is no id. */
export function parseId(cell: string | undefined): number | null | undefined {
  if (cell === undefined) return undefined
  const text = toLatinDigits(cell)
  const id = Number(text)
  return /^\d{1,10}$/.test(text) && id >= 1 && id < 2 ** 31 ? id : null
}

const names = new WeakMap<Lookups, Map<string, Map<string, number>>>()

/** Returns the items of a list by all their names, in the form they are compared in. */
function indexNames(lookups: Lookups, list: ListName): Map<string, number> {
  const known = names.get(lookups) ?? new Map<string, Map<string, number>>()
  names.set(lookups, known)
  const found = known.get(list)
  if (found) return found
  const byName = new Map<string, number>()
  const add = (name: string, id: number) => {
    const key = normalise(name)
    if (key && !byName.has(key)) byName.set(key, id)
  }
  // Main names go first: another item may have one of them among its further names.
  for (const { id, nameEn, nameAr } of lookups.items(list)) for (const name of [nameEn, nameAr]) add(name, id)
  for (const { id, also } of lookups.items(list)) for (const name of also) add(name, id)
  // "50-200" is "50 to 200 people".
  if (list === 'employeeNumbers') for (const { id, nameEn } of lookups.items(list)) add(joinNumbers(nameEn), id)
  known.set(list, byName)
  return byName
}

const joinNumbers = (text: string) =>
  (
    toLatinDigits(text)
      .replace(/(?<=\d)[,\u066C](?=\d)/g, '')
      .match(/\d+/g) ?? []
  ).join(' ')

/** Returns the id of the item that has a name, exactly; undefined for none. */
export function findByName(lookups: Lookups, list: ListName, cell: string): number | undefined {
  const byName = indexNames(lookups, list)
  return byName.get(normalise(cell)) ?? (list === 'employeeNumbers' ? byName.get(joinNumbers(cell)) : undefined)
}

/** Returns the id in a cell, where the list has it. */
function findById(lookups: Lookups, list: ListName, cell: string): number | undefined {
  const id = parseId(cell)
  return typeof id === 'number' && lookups.item(list, id) ? id : undefined
}

/** Returns the names of the items that a cell may mean. It compares with the whole list, which takes milliseconds. */
export function findNear(lookups: Lookups, list: ListName, cell: string): readonly string[] {
  const language = /\p{Script=Arabic}/u.test(cell) ? 'ar' : 'en'
  return rankItems(lookups.listNamed(list, language), cell.slice(0, 100))
    .slice(0, 3)
    .map(({ item }) => item.name)
}

/** Returns the id of the item that a cell of our own file names, by name or by id, or else the names of the nearest items. */
export const findNamed = (lookups: Lookups, list: ListName, cell: string): number | readonly string[] =>
  findByName(lookups, list, cell) ?? findById(lookups, list, cell) ?? findNear(lookups, list, cell)
