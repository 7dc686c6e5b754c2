import { findPeopleNamed } from '../form/people-named.ts'
import { findInsults } from './insults.ts'

/** A place in a text that a moderator may object to: an insult, or the name of a person. */
export type Remark = { from: number; to: number; kind: 'insult' | 'person' }

/** Returns the insults and names of people in a text, in order; each is a hint and decides nothing. Pure. */
export function findRemarks(text: string): Remark[] {
  const names = findPeopleNamed(text)
  const insults = findInsults(text, names)
  const isApart = ([from, to]: readonly [number, number]) => !insults.some(([one, end]) => from < end && one < to)
  return [
    ...insults.map(([from, to]): Remark => ({ from, to, kind: 'insult' })),
    ...names.filter(isApart).map(([from, to]): Remark => ({ from, to, kind: 'person' })),
  ].sort((one, other) => one.from - other.from)
}
