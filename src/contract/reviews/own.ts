import { enums, optional, type } from 'superstruct'
import { contributionReads } from '../companies/reads.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Uuid } from '../params.ts'
import { listContributions } from '../profile/profile.ts'
import { toRecord } from '../record-of.ts'
import { buildReviewPath, getFormsOfKind, reviewKinds } from './kinds.ts'
import { interestProblems } from './voices.ts'

/**
 * POST /{kind}/review/{review}: replaces the answers of the caller's own review. Month, state and place among the
 * others stay; the counters follow. 404 for a review that is not theirs, 409 `review_replaced` for one that a newer one
 * replaces.
 */
export const changeReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint({
    method: 'POST',
    path: `${buildReviewPath(kind)}/:review`,
    params: { review: Uuid },
    whose: 'author',
    access: 'member',
    form: getFormsOfKind(kind).form,
    shorter: getFormsOfKind(kind).shorter,
    /** As in `aboutCompany`; where absent, the choice made before stays. */
    beside: type({ blur: optional(enums([0, 1])) }),
    idempotent: true,
    quota: 'edit',
    invalidates: [listContributions, ...contributionReads],
    problems: ['review_replaced', ...interestProblems],
  }),
)

/**
 * POST /{kind}/review/{review}/remove: deletes it for good, and takes it out of the counters. The author may write
 * another.
 */
export const removeReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint({
    method: 'POST',
    path: `${buildReviewPath(kind)}/:review/remove`,
    params: { review: Uuid },
    whose: 'author',
    access: 'member',
    invalidates: [listContributions, ...contributionReads],
  }),
)
