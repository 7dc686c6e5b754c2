import { enums, object, optional, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Uuid } from '../params.schema.ts'
import { toRecord } from '../record-of.ts'
import { removalTimes } from '../removal-times.ts'
import { reviewKinds } from './kinds.ts'
import { interestProblems } from './voices.schema.ts'

export const changeReview = toRecord(reviewKinds, () =>
  defineShapes({
    params: { review: Uuid },
    /** As in `aboutCompany`; where absent, the choice made before stays. */
    beside: type({ blur: optional(enums([0, 1])) }),
    problems: ['review_replaced', ...interestProblems],
  }),
)

export const removeReview = toRecord(reviewKinds, () =>
  defineShapes({ params: { review: Uuid }, query: object({ when: optional(enums(removalTimes)) }) }),
)
