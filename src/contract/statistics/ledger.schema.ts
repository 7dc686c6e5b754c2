import { array, enums, type Infer, integer, number, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { reviewKinds } from '../reviews/kinds.ts'
import { defineTable } from '../table.ts'
import { ledgerParts } from './budget.ts'

/** What one contribution of a kind spends of its writer's privacy, as epsilon, part by part and in all. */
export const LedgerEntry = type({
  kind: enums([...reviewKinds, 'study'] as const),
  parts: array(type({ part: enums(ledgerParts), numbers: integer(), epsilon: number() })),
  /** The epsilon spent if it were another contribution; if there were none; and the larger of the two. */
  otherwise: number(),
  absent: number(),
  most: number(),
  /** How much better than by chance anybody can distinguish two contributions with `most`, at most: from 0 to 1. */
  advantage: number(),
  /** The most that is spent on one person, for good, in the numbers of one company. */
  lifetime: number(),
})
export type LedgerEntry = Infer<typeof LedgerEntry>

export const PrivacyLedger = type({
  /**
   * Releases in a year; and how many new people one needs: never fewer than `newPeople`, about `opening`, and about
   * `national` in the whole country.
   */
  releases: type({ perYear: integer(), newPeople: integer(), opening: integer(), national: integer() }),
  /** How many contributions of a person are ever counted in the numbers of one company and kind. */
  tellings: integer(),
  contributions: array(LedgerEntry),
})
export type PrivacyLedger = Infer<typeof PrivacyLedger>

const { kind, otherwise, absent, most, advantage, lifetime } = LedgerEntry.schema
const spent = type({ kind, otherwise, absent, most, advantage, lifetime })
const spentOnPart = type({ kind, ...LedgerEntry.schema.parts.schema.schema })

export const getLedger = defineShapes({
  response: PrivacyLedger,
  tables: {
    contributions: defineTable(spent, ({ contributions }: PrivacyLedger) => contributions),
    parts: defineTable(spentOnPart, ({ contributions }: PrivacyLedger) =>
      contributions.flatMap(({ kind, parts }) => parts.map((one) => ({ kind, ...one }))),
    ),
  },
})
