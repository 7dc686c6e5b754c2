import type { PayAverages, PayPart, PayParts } from '../../../../contract/salaries/pay.schema.ts'
import type { ReleasedCounts } from '../../guard.ts'
import { computeAveragePay, payOf } from './figures.ts'

/** A part of a breakdown as released; `name` is null when the client has its own words for it. */
export type ReleasedPart = { id: string; name: string | null; released: ReleasedCounts }

/** Returns the parts of a breakdown of pay that say enough, in the order given. */
export function payParts(parts: readonly ReleasedPart[]): PayParts {
  const told = parts.flatMap(({ id, name, released }): PayPart[] => {
    const pay = payOf(released)
    return pay ? [{ id, name, ...pay }] : []
  })
  return { parts: told, rest: told.length < parts.length }
}

/** Returns the same with the average of each part. */
export function payAverages(parts: readonly ReleasedPart[]): PayAverages {
  const { parts: told, rest } = payParts(parts)
  const of = new Map(parts.map(({ id, released }) => [id, released]))
  return { parts: told.map((part) => ({ ...part, average: computeAveragePay(of.get(part.id)!) })), rest }
}
