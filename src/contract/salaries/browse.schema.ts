import { array, boolean, type Infer, integer, nullable, object, optional, pick, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Id, PageSize } from '../params.schema.ts'
import { definePublished } from '../statistics/published.ts'
import { defineRowsUnder, defineTable } from '../table.ts'
import { Lean, Pay, PayBar, PayPart, payShape } from './pay.schema.ts'

/** The salaries of a job title over all companies: what everybody may read. */
export const TitleSummary = type({
  id: integer(),
  name: string(),
  department: nullable(string()),
  people: definePublished(),
  median: nullable(definePublished()),
  lower: definePublished(),
  upper: definePublished(),
})
export type TitleSummary = Infer<typeof TitleSummary>

export const browseSalaries = defineShapes({
  query: object({
    q: optional(string()),
    department: optional(Id),
    after: optional(Id),
    limit: optional(PageSize),
  }),
  response: type({ titles: array(TitleSummary), departments: array(PayPart), next: nullable(string()) }),
  tables: { titles: defineRowsUnder('titles', TitleSummary), departments: defineRowsUnder('departments', PayPart) },
})

/**
 * A job title with its pay; where it has none to tell, with that of the nearest wider crowd that has (`wider`): its
 * department, else the whole country. Both are null while nobody's pay may be told.
 */
export const ListedTitle = type({
  id: integer(),
  name: string(),
  /** Whether the search text is its name, in either language. */
  asked: boolean(),
  department: nullable(string()),
  pay: nullable(type(payShape)),
  wider: nullable(type({ on: Lean.schema.on, ...payShape })),
})
export type ListedTitle = Infer<typeof ListedTitle>

const ListedRow = type({
  ...{ id: integer(), name: string(), department: nullable(string()) },
  /** The crowd whose pay it is, where the title has none of its own. */
  on: nullable(Lean.schema.on),
  ...{ people: nullable(payShape.people), median: payShape.median, p25: payShape.p25, p75: payShape.p75 },
  ...{ lower: nullable(payShape.lower), upper: nullable(payShape.upper) },
})

export const listTitles = defineShapes({
  query: browseSalaries.query,
  response: type({
    titles: array(ListedTitle),
    /** Whether no job title is called what was searched for, and these are the nearest. */
    nearest: boolean(),
    departments: array(PayPart),
    next: nullable(string()),
  }),
  tables: {
    titles: defineTable(ListedRow, ({ titles }: { titles: ListedTitle[] }) =>
      titles.map(({ id, name, department, pay, wider }) => {
        const { people = null, median = null, p25 = null, p75 = null, lower = null, upper = null } = pay ?? wider ?? {}
        return { id, name, department, on: wider?.on ?? null, people, median, p25, p75, lower, upper }
      }),
    ),
    departments: defineRowsUnder('departments', PayPart),
  },
})

const PaySummary = pick(TitleSummary, ['people', 'median', 'lower', 'upper'])

/**
 * What a monthly release of open data says of the pay of a job title; of everybody who had shared theirs by then, not of
 * that month alone.
 */
export const ReleasedPay = type({ month: string(), ...payShape })
export type ReleasedPay = Infer<typeof ReleasedPay>

/**
 * The page of a job title as everybody may read it: what it is paid and how pay is distributed (`half`, `bars`), what
 * its department and everybody are paid, and titles of its department. `pay` is null while there are too few answers.
 */
export const TitlePage = type({
  id: integer(),
  name: string(),
  name_en: string(),
  name_ar: string(),
  department: nullable(type({ id: integer(), name: string() })),
  pay: nullable(PaySummary),
  /** The range of pay of the middle half, where noise moves both ends little enough. */
  half: nullable(type({ p25: definePublished(), p75: definePublished() })),
  bars: array(PayBar),
  /** The pay of all titles of its department together. */
  beside: nullable(PaySummary),
  country: nullable(PaySummary),
  /** At most `similarTitles` of them, most people first. */
  similar: array(TitleSummary),
  /** What releases have said of it, newest first; at most `maxReleasedPay` of them. */
  releases: array(ReleasedPay),
})
export type TitlePage = Infer<typeof TitlePage>

export const getTitlePage = defineShapes({
  params: { id: Id },
  response: TitlePage,
  tables: {
    similar: defineRowsUnder('similar', TitleSummary),
    releases: defineRowsUnder('releases', ReleasedPay),
  },
})

/**
 * What a job title is paid in the whole country, and its place in its department: the department's titles with enough
 * salaries, itself among them, lowest median first.
 */
export const TitleSalaries = type({
  id: integer(),
  name: string(),
  pay: nullable(Pay),
  bars: array(PayBar),
  ladder: array(PayPart),
})
export type TitleSalaries = Infer<typeof TitleSalaries>

export const getTitle = defineShapes({ params: { id: Id }, problems: ['salary_not_shared'], response: TitleSalaries })
