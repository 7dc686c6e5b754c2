import type { PayAverages, PayPart, PayParts } from '../../../../contract/salaries/pay.ts'
import { type Counts, guardedParts, peopleIn } from '../../guard.ts'
import { averageOf, payOf } from './figures.ts'

/** A part of a breakdown as released; `name` is null where the client has the words for it. */
export type ReleasedPart = { id: string; name: string | null; counts: Counts }

/**
 * The parts of a breakdown that may be told beside its whole: each is of at least 5 people, and so is whatever is left
 * over when all of them are taken away.
 */
export function tellable(all: Counts, parts: readonly ReleasedPart[]): { told: ReleasedPart[]; rest: boolean } {
  const people = new Map(parts.map(({ id, counts }) => [id, peopleIn(counts)]))
  const others = Math.max(0, peopleIn(all) - peopleIn(people))
  const shown = guardedParts(new Map(people).set(rest, others))
  const told = parts.filter(({ id }) => shown?.parts.has(id))
  return { told, rest: told.reduce((left, { counts }) => left - peopleIn(counts), peopleIn(all)) > 0 }
}
/** No id of a list. */
const rest = ''

const payOfPart = ({ id, name, counts }: ReleasedPart): PayPart => ({ id, name, ...payOf(counts)! })

/** A breakdown of pay, part by part in the order given. */
export function payParts(all: Counts, parts: readonly ReleasedPart[]): PayParts {
  const { told, rest } = tellable(all, parts)
  return { parts: told.map(payOfPart), rest }
}

/** The same with the average of each part. */
export function payAverages(all: Counts, parts: readonly ReleasedPart[]): PayAverages {
  const { told, rest } = tellable(all, parts)
  return { parts: told.map((part) => ({ ...payOfPart(part), average: averageOf(part.counts) })), rest }
}
