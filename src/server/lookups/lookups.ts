import type { LookupList } from '../../contract/lookups/paths.ts'
import type { Language } from '../platform/http/words.ts'

/** The names of the contract's lists and of those the server keeps for itself. */
export type ListName = LookupList | 'regions'

export type Item = {
  id: number
  nameEn: string
  nameAr: string
  /** Its other names, in either language. */
  also: readonly string[]
  /** Cities: the country. Specialisations: the qualification. Job titles: the department. */
  parentId: number | null
  /** Cities: the administrative region. */
  regionId: number | null
}

export type NamedItem = { id: number; name: string; also: readonly string[] }

/** All lookup lists in memory: a few thousand rows that change only with a release. */
export type Lookups = {
  /** Returns the items of a list in the order they are shown; only those of `parent` if it is given. */
  items(list: string, parent?: number): readonly Item[]
  item(list: string, id: number): Item | undefined
  named(item: Item, language: Language): NamedItem
  /** Returns the name of an item; null when there is none, or no id. */
  name(list: ListName, id: number | null | undefined, language: Language): string | null
}

export function toLookups(rows: readonly (Item & { list: string })[]): Lookups {
  const lists = new Map<string, Item[]>()
  const byId = new Map<string, Map<number, Item>>()
  for (const { list, ...item } of rows) {
    if (!lists.has(list)) lists.set(list, [])
    if (!byId.has(list)) byId.set(list, new Map())
    lists.get(list)!.push(item)
    byId.get(list)!.set(item.id, item)
  }
  const getItem = (list: string, id: number) => byId.get(list)?.get(id)
  // Built once, so that what is searched is parsed once for each.
  const named = new Map<Item, Record<Language, NamedItem>>()
  for (const items of lists.values())
    for (const one of items) named.set(one, { en: nameItem(one, 'en'), ar: nameItem(one, 'ar') })
  return {
    items: (list, parent) => {
      const all = lists.get(list) ?? []
      return parent === undefined ? all : all.filter(({ parentId }) => parentId === parent)
    },
    item: getItem,
    named: (item, language) => named.get(item)![language],
    name: (list, id, language) => {
      const found = id === null || id === undefined ? undefined : getItem(list, id)
      return found ? nameOf(found, language) : null
    },
  }
}

/** Builds an item as it is searched and sent: its name in one language, then in the other, then its other names. */
const nameItem = (item: Item, language: Language) => ({
  id: item.id,
  name: nameOf(item, language),
  also: [nameOf(item, language === 'ar' ? 'en' : 'ar'), ...item.also].filter((name) => name !== nameOf(item, language)),
})

export const nameOf = ({ nameEn, nameAr }: Pick<Item, 'nameEn' | 'nameAr'>, language: Language) =>
  language === 'ar' ? nameAr : nameEn
