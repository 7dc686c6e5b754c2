import { maxToldRows } from '../../../contract/administration/administration.ts'
import { normalise } from '../../../contract/search/normalise.ts'
import { findByName, findNear } from '../../lookups/find-named.ts'
import type { ListName, Lookups } from '../../lookups/lookups.ts'

/** What a cell names; `near` are the names it may mean instead. */
type Found<Key extends string> = Partial<Record<Key, number>> & { near?: readonly string[] }

export type Finder = ReturnType<typeof createFinder>

/**
 * Creates what finds the items that the cells of one file name. Only by name: a number in a file of others is a code of
 * theirs, not an id of ours.
 */
export function createFinder(lookups: Lookups) {
  let missed = 0
  /** The nearest names: to look for them takes milliseconds, and no answer tells of more rows. */
  const listNear = (cell: string, ...lists: ListName[]) => {
    missed += 1
    return missed > maxToldRows ? [] : lists.flatMap((list) => findNear(lookups, list, cell)).slice(0, 4)
  }
  const main = { jobtitles: indexMain(lookups, 'jobtitles'), departments: indexMain(lookups, 'departments') }
  return {
    /** Finds the job title or the department that a cell names: by the name it has, before others it is found by. */
    findOccupation(cell: string | undefined): Found<'jobtitle' | 'department'> {
      if (cell === undefined) return {}
      const meant = normalise(cell)
      const jobtitle = main.jobtitles.get(meant)
      const department = main.departments.get(meant)
      if (jobtitle !== undefined) return { jobtitle }
      if (department !== undefined) return { department }
      const called = findByName(lookups, 'jobtitles', cell)
      if (called !== undefined) return { jobtitle: called }
      const within = findByName(lookups, 'departments', cell)
      if (within !== undefined) return { department: within }
      return { near: listNear(cell, 'jobtitles', 'departments') }
    },

    findCity(cell: string | undefined): Found<'id'> {
      if (cell === undefined) return {}
      const id = findByName(lookups, 'cities', cell)
      return id === undefined ? { near: listNear(cell, 'cities') } : { id }
    },

    /** Finds a region, also where its cell leaves out that it is one. */
    findRegion(cell: string | undefined): Found<'id'> {
      if (cell === undefined) return {}
      for (const spelling of [cell, `${cell} Region`, `${cell} Province`, `منطقة ${cell}`, `المنطقة ${cell}`]) {
        const id = findByName(lookups, 'regions', spelling)
        if (id !== undefined) return { id }
      }
      return { near: listNear(cell, 'regions') }
    },
  }
}

/** Returns the items of a list by the names they have, without those they are found by. */
const indexMain = (lookups: Lookups, list: ListName) =>
  new Map(
    lookups.items(list).flatMap(({ id, nameEn, nameAr }) => [nameEn, nameAr].map((name) => [normalise(name), id])),
  )
