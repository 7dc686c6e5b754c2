import { enums, type Infer, integer, object, optional, record, size, string, type } from 'superstruct'
import { defineEndpoint } from '../endpoint.ts'
import { choice, optional as left, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import { defineIdList, defineList, Id, Uuid } from '../params.ts'
import type { ProblemCode } from '../problem.ts'
import { aspects } from './aspects.ts'

/** How a reader can rate a contribution: helpful or not; `none` withdraws it (spec 6, like / dislike). */
export const reactions = ['helpful', 'unhelpful'] as const
export type Reaction = (typeof reactions)[number]
export const reactionForm = defineForm('reaction', [choice('reaction', [...reactions, 'none'])])

/**
 * The problems of a conflict of interest: a person who speaks for a company or its competitor has an interest in what
 * is said of it.
 */
export const interestProblems = ['speaks_for_company', 'speaks_for_competitor'] as const satisfies ProblemCode[]

/** How many readers found it helpful and how many not. */
export const Helpfulness = type({ helpful: integer(), unhelpful: integer() })
export type Helpfulness = Infer<typeof Helpfulness>

/**
 * POST /reviews/:review/reaction: one for each person and review, replaced by sending another. Answers the new counts.
 */
export const reactToReview = defineEndpoint({
  method: 'POST',
  path: '/reviews/:review/reaction',
  params: { review: Uuid },
  whose: 'reader',
  access: 'member',
  form: reactionForm,
  response: Helpfulness,
  problems: ['own_contribution', 'votes_reached', ...interestProblems],
})

/** How many reviews one request may ask about. */
export const reactionsAtOnce = 50

/** GET /reviews/reactions?ids=a,b: the caller's reactions to these reviews; reviews without one are left out. */
export const listReactions = defineEndpoint({
  method: 'GET',
  path: '/reviews/reactions',
  whose: 'self',
  access: 'member',
  query: object({ ids: defineIdList(Uuid, reactionsAtOnce) }),
  response: record(string(), enums(reactions)),
})

/** What can be reported, by the table that holds it. */
export const reportSubjects = ['review', 'question', 'answer'] as const
export type ReportSubject = (typeof reportSubjects)[number]
export const reportReasons = ['personal', 'insult', 'false', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportForm = defineForm('report', [
  choice('reason', reportReasons),
  left(longText('details', { max: 1000 })),
])

/** POST /reports: one for each person and contribution; 409 `already_reported`. Read by moderation alone. */
export const report = defineEndpoint({
  method: 'POST',
  path: '/reports',
  whose: 'outsider',
  access: 'member',
  form: reportForm,
  beside: type({ subject: enums(reportSubjects), subject_id: Uuid }),
  idempotent: true,
  quota: 'report',
  problems: ['not_found', 'already_reported', ...interestProblems],
})

/** The orders of a list of company reviews. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The star ratings reviews can be filtered by, several at once: `stars=1,2`. */
export const starLevels = [1, 2, 3, 4, 5] as const
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
