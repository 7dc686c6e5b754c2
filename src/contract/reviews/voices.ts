import { defineEndpoint } from '../endpoint.ts'
import { choice, optional as left, longText } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './voices.schema.ts'

/** How a reader can rate a contribution: helpful or not; `none` withdraws it (spec 6, like / dislike). */
export const reactions = ['helpful', 'unhelpful'] as const
export type Reaction = (typeof reactions)[number]
export const reactionForm = defineForm('reaction', [choice('reaction', [...reactions, 'none'])])

/**
 * POST /reviews/:review/reaction: one for each person and review, replaced by sending another. Answers the new counts.
 */
export const reactToReview = defineEndpoint<typeof shapes.reactToReview>()({
  method: 'POST',
  path: '/reviews/:review/reaction',
  whose: 'reader',
  access: 'member',
  form: reactionForm,
})

/** How many reviews one request may ask about. */
export const reactionsAtOnce = 50

/** GET /reviews/reactions?ids=a,b: the caller's reactions to these reviews; reviews without one are left out. */
export const listReactions = defineEndpoint<typeof shapes.listReactions>()({
  method: 'GET',
  path: '/reviews/reactions',
  whose: 'self',
  access: 'member',
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
export const report = defineEndpoint<typeof shapes.report>()({
  method: 'POST',
  path: '/reports',
  whose: 'reader',
  access: 'member',
  form: reportForm,
  idempotent: true,
  quota: 'report',
})

/** The orders of a list of company reviews. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** The star ratings reviews can be filtered by, several at once: `stars=1,2`. */
export const starLevels = [1, 2, 3, 4, 5] as const
