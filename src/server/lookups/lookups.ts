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
  /** Whether forms offer it no more. */
  hidden?: boolean
  /** The item that it has become. */
  joinedInto?: number | null
}

export type NamedItem = { id: number; name: string; also: readonly string[] }

/**
 * All lookup lists in memory: a few thousand rows. Everything written with an item that has become another one is
 * read as that one, here and nowhere else: stored ids stay as they are.
 */
export type Lookups = {
  /** Grows with every change of any list. */
  edition: number
  /** Returns the items of a list in the order they are shown; only those of `parent` if it is given. */
  items(list: string, parent?: number): readonly Item[]
  /** Returns the item that an id names by now. */
  item(list: string, id: number): Item | undefined
  /** Returns all ids that name the item which this id names, its own among them. */
  idsOf(list: string, id: number): readonly number[]
  /** Returns the items that have become others, as they were. */
  joined(list: string): readonly Item[]
  named(item: Item, language: Language): NamedItem
  /** Returns the items of a list as they are searched: the same array each time. */
  listNamed(list: string, language: Language): readonly NamedItem[]
  /** Returns the name of an item; null when there is none, or no id. */
  name(list: ListName, id: number | null | undefined, language: Language): string | null
}

/** The list that the parent of an item is in. */
const parentLists: Readonly<Record<string, string>> = {
  cities: 'countries',
  specilizations: 'qualifications',
  jobtitles: 'departments',
}

export function toLookups(rows: readonly (Item & { list: string })[], edition = 0): Lookups {
  const byId = new Map<string, Map<number, Item>>()
  for (const { list, ...item } of rows) {
    if (!byId.has(list)) byId.set(list, new Map())
    byId.get(list)!.set(item.id, item)
  }
  const follow = (list: string, id: number): Item | undefined => {
    let found = byId.get(list)?.get(id)
    while (found?.joinedInto) found = byId.get(list)?.get(found.joinedInto)
    return found
  }
  const lists = new Map<string, Item[]>()
  const joined = new Map<string, Item[]>()
  const now = new Map<string, Map<number, Item>>()
  const ids = new Map<Item, number[]>()
  for (const [list, all] of byId) {
    const parents = parentLists[list]
    const current = new Map<number, Item>()
    // Searches find an item by the names of those that have become it.
    const gone = [...all.values()].filter(({ joinedInto }) => joinedInto)
    for (const item of all.values()) {
      if (item.joinedInto) continue
      const others = gone.filter(({ id }) => follow(list, id) === item)
      const parent = parents && item.parentId !== null ? follow(parents, item.parentId) : undefined
      const also = [...item.also, ...others.flatMap(({ nameEn, nameAr, also }) => [nameEn, nameAr, ...also])]
      const made = {
        ...item,
        parentId: parent?.id ?? item.parentId,
        also: others.length > 0 ? [...new Set(also)] : also,
      }
      ids.set(made, [item.id, ...others.map(({ id }) => id)])
      for (const id of ids.get(made)!) current.set(id, made)
    }
    lists.set(
      list,
      [...all.values()].filter(({ joinedInto }) => !joinedInto).map(({ id }) => current.get(id)!),
    )
    joined.set(list, gone)
    now.set(list, current)
  }
  const getItem = (list: string, id: number) => now.get(list)?.get(id)
  // Built once, so that what is searched is parsed once for each.
  const named = new Map<Item, Record<Language, NamedItem>>()
  for (const items of lists.values())
    for (const one of items) named.set(one, { en: buildItem(one, 'en'), ar: buildItem(one, 'ar') })
  const searched = new Map<string, Record<Language, NamedItem[]>>()
  for (const [list, items] of lists)
    searched.set(list, { en: items.map((one) => named.get(one)!.en), ar: items.map((one) => named.get(one)!.ar) })
  return {
    edition,
    items: (list, parent) => {
      const all = lists.get(list) ?? []
      return parent === undefined ? all : all.filter(({ parentId }) => parentId === parent)
    },
    item: getItem,
    idsOf: (list, id) => {
      const found = getItem(list, id)
      return found ? ids.get(found)! : [id]
    },
    joined: (list) => joined.get(list) ?? [],
    named: (item, language) => named.get(item)![language],
    listNamed: (list, language) => searched.get(list)?.[language] ?? [],
    name: (list, id, language) => {
      const found = id === null || id === undefined ? undefined : getItem(list, id)
      return found ? nameOf(found, language) : null
    },
  }
}

/** Builds an item as it is searched and sent: its name in one language, then in the other, then its other names. */
const buildItem = (item: Item, language: Language) => ({
  id: item.id,
  name: nameOf(item, language),
  also: [nameOf(item, language === 'ar' ? 'en' : 'ar'), ...item.also].filter((name) => name !== nameOf(item, language)),
})

export const nameOf = ({ nameEn, nameAr }: Pick<Item, 'nameEn' | 'nameAr'>, language: Language) =>
  language === 'ar' ? nameAr : nameEn
