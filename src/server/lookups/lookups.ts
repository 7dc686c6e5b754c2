import type { LookupList } from '../../contract/lookups/lists.ts'
import type { Language } from '../http/words.ts'

/** The lists of the contract and those the server keeps for itself. */
export type ListName = LookupList | 'regions'

export type Item = {
  id: number
  nameEn: string
  nameAr: string
  /** Cities: the country. Specialisations: the qualification. Job titles: the department. */
  parentId: number | null
  /** Cities: the administrative region. */
  regionId: number | null
}

/** All lookup lists in memory: a few thousand rows that change only with a release. */
export type Lookups = {
  /** Items of a list in the order they are shown; only those hanging on `parent` where it is given. */
  items(list: string, parent?: number): readonly Item[]
  item(list: string, id: number): Item | undefined
  /** The name of an item; null where there is none, or no id. */
  name(list: ListName, id: number | null | undefined, language: Language): string | null
}

export function lookupsFrom(rows: readonly (Item & { list: string })[]): Lookups {
  const lists = new Map<string, Item[]>()
  const byId = new Map<string, Map<number, Item>>()
  for (const { list, ...item } of rows) {
    if (!lists.has(list)) lists.set(list, [])
    if (!byId.has(list)) byId.set(list, new Map())
    lists.get(list)!.push(item)
    byId.get(list)!.set(item.id, item)
  }
  const item = (list: string, id: number) => byId.get(list)?.get(id)
  return {
    items: (list, parent) => {
      const all = lists.get(list) ?? []
      return parent === undefined ? all : all.filter(({ parentId }) => parentId === parent)
    },
    item,
    name: (list, id, language) => {
      const found = id === null || id === undefined ? undefined : item(list, id)
      return found ? nameOf(found, language) : null
    },
  }
}

export const nameOf = ({ nameEn, nameAr }: Pick<Item, 'nameEn' | 'nameAr'>, language: Language) =>
  language === 'ar' ? nameAr : nameEn
