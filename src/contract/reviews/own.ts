import { contributionReads } from '../companies/reads.ts'
import { defineEndpoint, type PartOf } from '../endpoint.ts'
import { listContributions } from '../profile/profile.ts'
import { toRecord } from '../record-of.ts'
import { buildReviewPath, getFormsOfKind, reviewKinds } from './kinds.ts'
import type * as shapes from './own.schema.ts'

/**
 * POST /{kind}/review/{review}: replaces the answers of the caller's own review. Month, state and place among the
 * others stay; the counters follow. 404 for a review that is not theirs, 409 `review_replaced` for one that a newer one
 * replaces.
 */
export const changeReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint<PartOf<typeof shapes.changeReview>>()({
    method: 'POST',
    path: `${buildReviewPath(kind)}/:review`,
    whose: 'author',
    access: 'member',
    form: getFormsOfKind(kind).form,
    shorter: getFormsOfKind(kind).shorter,
    idempotent: true,
    quota: 'edit',
    invalidates: [listContributions, ...contributionReads],
  }),
)

/**
 * POST /{kind}/review/{review}/remove: deletes it for good. It is gone for its author, who may write another. Readers
 * and counters lose it with a round of publication, or at once (`when`), at a moment that readers may see.
 */
export const removeReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint<PartOf<typeof shapes.removeReview>>()({
    method: 'POST',
    path: `${buildReviewPath(kind)}/:review/remove`,
    whose: 'author',
    access: 'member',
    invalidates: [listContributions, ...contributionReads],
  }),
)
