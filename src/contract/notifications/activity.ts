import { defineEndpoint } from '../endpoint.ts'
import type * as shapes from './activity.schema.ts'

/** The kinds of events. The first four are listed while the preference about them is on, decisions always. */
export const activityKinds = [
  'company_response',
  'question_answered',
  'found_helpful',
  'new_pay',
  'removed',
  'restored',
  'held',
  'notice',
  'noticeKept',
] as const

/**
 * The numbers of people who found a review helpful at which its author is told; a number in between would tell who has
 * just pressed.
 */
export const helpfulSteps = [1, 5, 20, 100] as const

/** Whether the author of a removed contribution may still appeal, or the state of their appeal. */
export const appealStates = ['possible', 'over', 'open', 'dismissed'] as const

/**
 * GET /profile/activity: the events, unseen first, found through the caller's own slots when they ask and stored
 * nowhere. `unseen` is the number on the badge.
 */
export const listActivity = defineEndpoint<typeof shapes.listActivity>()({
  method: 'GET',
  path: '/profile/activity',
  whose: 'self',
  access: 'member',
})

/**
 * POST /profile/activity/seen: marks these as read by the caller. An id the list no longer contains is no error.
 */
export const markSeen = defineEndpoint<typeof shapes.markSeen>()({
  method: 'POST',
  path: '/profile/activity/seen',
  whose: 'self',
  access: 'member',
  invalidates: [listActivity],
})
