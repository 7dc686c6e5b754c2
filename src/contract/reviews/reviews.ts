import { contributionReads } from '../companies/reads.ts'
import { defineEndpoint, type PartOf } from '../endpoint.ts'
import { listContributions } from '../profile/profile.ts'
import { toRecord } from '../record-of.ts'
import { buildReviewPath, getFormsOfKind, reviewKinds } from './kinds.ts'
import type * as shapes from './reviews.schema.ts'

export * from './kinds.ts'

/**
 * POST /{kind}/review (spec 7): the payload of the form and `company_id`; answers `{message}` in the language of the
 * call. 409 `already_reviewed`, 422 with problems by field.
 */
export const submitReview = toRecord(reviewKinds, (kind) =>
  defineEndpoint<PartOf<typeof shapes.submitReview>>()({
    method: 'POST',
    path: buildReviewPath(kind),
    access: 'member',
    // A company is reviewed by a person who has it in their experience list (spec 6).
    whose: kind === 'company' ? ['outsider', 'experienced'] : 'outsider',
    form: getFormsOfKind(kind).form,
    shorter: getFormsOfKind(kind).shorter,
    idempotent: true,
    quota: 'review',
    invalidates: [listContributions, ...contributionReads],
  }),
)
