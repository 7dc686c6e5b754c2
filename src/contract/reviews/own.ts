import { enums, optional, type } from 'superstruct'
import { contributionReads } from '../companies/reads.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { listContributions } from '../profile/profile.ts'
import { formsOfKind, type ReviewKind, reviewKinds, reviewPath } from './kinds.ts'

const ofEachKind = (of: (kind: ReviewKind) => Endpoint<undefined, undefined>) =>
  Object.fromEntries(reviewKinds.map((kind) => [kind, of(kind)])) as Record<ReviewKind, Endpoint<undefined, undefined>>

/**
 * POST /{kind}/review/{review}: a person's own review with other answers. Month, state and place among the others stay;
 * the counters follow. 404 for a review that is not theirs, 409 `review_replaced` for one a newer one stands in for.
 */
export const changeReview = ofEachKind((kind) =>
  endpoint({
    method: 'POST',
    path: `${reviewPath(kind)}/:review`,
    whose: 'author',
    access: 'member',
    form: formsOfKind(kind).form,
    shorter: formsOfKind(kind).shorter,
    /** As in `aboutCompany`; absent, the wish expressed before stays. */
    beside: type({ blur: optional(enums([0, 1])) }),
    idempotent: true,
    quota: 'edit',
    invalidates: [listContributions, ...contributionReads],
  }),
)

/** POST /{kind}/review/{review}/remove: gone for good, and out of the counters. One may write another. */
export const removeReview = ofEachKind((kind) =>
  endpoint({
    method: 'POST',
    path: `${reviewPath(kind)}/:review/remove`,
    whose: 'author',
    access: 'member',
    invalidates: [listContributions, ...contributionReads],
  }),
)
