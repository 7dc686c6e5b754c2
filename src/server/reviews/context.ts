import { fewestPeople } from '../statistics/guard.ts'

/** How many published reviews of one company and department share a level and city: `'2.7'` (level 2, city 7) to 5. */
export type Sharing = ReadonlyMap<string, number>

/** What may be shown of where a reviewer works; nothing at all where even the department fits too few. */
export type Context = { department?: number; joblevel?: number; city?: number; region?: number }

export type Work = { department: number; joblevel: number; city: number }

/**
 * The finest context that fits at least 5 people: department, level and city; else the region instead of the city; else
 * department and level; else the department; else nothing. Each step counts only the people not already shown finer, so
 * that nobody is found by taking the finer ones away from the coarser. Pure; `regionOf` gives a city's region.
 */
export function contextOf(
  { department, joblevel, city }: Work,
  sharing: Sharing,
  regionOf: (city: number) => number | undefined,
): Context {
  const coarser = (counts: Sharing, key: (level: string, place: string) => string) => {
    const sums = new Map<string, number>()
    for (const [bucket, people] of counts) {
      if (people >= fewestPeople) continue
      const [level = '', place = ''] = bucket.split('.')
      sums.set(key(level, place), (sums.get(key(level, place)) ?? 0) + people)
    }
    return sums
  }
  const fits = (counts: Sharing, bucket: string) => (counts.get(bucket) ?? 0) >= fewestPeople
  const region = (place: number) => regionOf(place) ?? 'abroad'

  if (fits(sharing, `${joblevel}.${city}`))
    // A place below 0 is a region already: its writer wished for no more (see `place.ts`).
    return city > 0 ? { department, joblevel, city } : { department, joblevel, region: regionOf(city) }
  const regions = coarser(sharing, (level, place) => `${level}.${region(Number(place))}`)
  if (fits(regions, `${joblevel}.${region(city)}`)) {
    const known = regionOf(city)
    return known === undefined ? { department, joblevel } : { department, joblevel, region: known }
  }
  const levels = coarser(regions, (level) => level)
  if (fits(levels, String(joblevel))) return { department, joblevel }
  return fits(
    coarser(levels, () => ''),
    '',
  )
    ? { department }
    : {}
}
