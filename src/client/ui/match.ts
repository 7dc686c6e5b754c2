import type { Mark } from '../../contract/search/match.ts'

/** A part of a name: `hit` where it matches what was typed. */
export interface Stretch {
  text: string
  hit: boolean
  /** The index at which it begins. */
  at: number
}

/** Splits a name into the parts that match and the parts between. Marks may touch or overlap. */
export function splitByMatch(name: string, marks: readonly Mark[]): Stretch[] {
  const stretches: Stretch[] = []
  let at = 0
  const add = (to: number, hit: boolean) => {
    if (to <= at) return
    stretches.push({ text: name.slice(at, to), hit, at })
    at = to
  }
  for (const [from, to] of [...marks].sort(([one], [other]) => one - other)) {
    add(Math.min(from, name.length), false)
    add(Math.min(to, name.length), true)
  }
  add(name.length, false)
  return stretches
}
