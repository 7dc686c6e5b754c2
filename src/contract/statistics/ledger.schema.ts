import { array, enums, type Infer, integer, number, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { reviewKinds } from '../reviews/kinds.ts'
import { defineTable } from '../table.ts'
import { ledgerParts } from './budget.ts'
import { releaseRules } from './rules.ts'

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
  /** How many of the kind are counted of one person in a calendar year, over all companies and studies. */
  inYear: integer(),
  /** The most that is spent on one person in all years, over all companies and studies. */
  lifetime: number(),
})
export type LedgerEntry = Infer<typeof LedgerEntry>

export const PrivacyLedger = type({
  /**
   * Releases in a year, and what a kind of a company's contributions waits for: `first`, its number of public reviews (of
   * benefits and interviews, theirs), and by which factor that has grown since its last release, `again`, in January
   * `january`; `national` is the number of all for the country. No number of new people is needed: `newPeople` and
   * `opening` are 0.
   */
  releases: type({
    perYear: integer(),
    first: type({ ...Object.fromEntries(Object.keys(releaseRules.first).map((kind) => [kind, integer()])) }),
    again: number(),
    january: number(),
    ...{ newPeople: integer(), opening: integer(), national: integer() },
  }),
  /** In how many years' numbers of a kind a person is ever counted. */
  tellings: integer(),
  /** The probability with which more than these bounds is told: none. */
  delta: number(),
  /** What everything that one person contributes in a calendar year spends (`computeSpentInYear`), as epsilon. */
  person: type({ absent: number(), otherwise: number(), most: number(), forGood: number() }),
  contributions: array(LedgerEntry),
})
export type PrivacyLedger = Infer<typeof PrivacyLedger>

const { kind, otherwise, absent, most, advantage, inYear, lifetime } = LedgerEntry.schema
const spent = type({ kind, otherwise, absent, most, advantage, inYear, lifetime })
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
