import { enums, type Infer, integer, object, optional, record, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { defineIdList, defineList, Id, Uuid } from '../params.schema.ts'
import type { ProblemCode } from '../problem.ts'
import { aspects } from './aspects.ts'
import { reactions, reactionsAtOnce, reportSubjects, reviewSorts, starLevels } from './voices.ts'

/**
 * The problems of a conflict of interest: a person who speaks for a company or its competitor has an interest in what
 * is said of it.
 */
export const interestProblems = ['speaks_for_company', 'speaks_for_competitor'] as const satisfies ProblemCode[]

/** How many readers found it helpful and how many not. */
export const Helpfulness = type({ helpful: integer(), unhelpful: integer() })
export type Helpfulness = Infer<typeof Helpfulness>

export const reactToReview = defineShapes({
  params: { review: Uuid },
  response: Helpfulness,
  problems: ['own_contribution', 'votes_reached', ...interestProblems],
})

export const listReactions = defineShapes({
  query: object({ ids: defineIdList(Uuid, reactionsAtOnce) }),
  response: record(string(), enums(reactions)),
})

export const report = defineShapes({
  beside: type({ subject: enums(reportSubjects), subject_id: Uuid }),
  problems: ['not_found', 'already_reported', 'own_contribution', ...interestProblems],
})

const Stars = defineList(enums(starLevels), starLevels.length, Number)

/**
 * The filter and order of company reviews: by words in them, by stars, by former or current writers, by the language
 * they are written in, by whether the company has answered, by the department shown beside them, by one of their two
 * words, in either language and any of its forms, and by an aspect of work they mention. It filters by nothing finer
 * than what each review shows of its writer.
 */
export const ReviewFilter = object({
  q: optional(size(string(), 0, 200)),
  stars: optional(Stars),
  who: optional(enums(['current', 'former'])),
  language: optional(enums(['ar', 'en'])),
  answered: optional(enums(['yes', 'no'])),
  department: optional(Id),
  good: optional(size(string(), 1, 100)),
  bad: optional(size(string(), 1, 100)),
  aspect: optional(enums(aspects)),
  sort: optional(enums(reviewSorts)),
})
export type ReviewFilter = Infer<typeof ReviewFilter>
