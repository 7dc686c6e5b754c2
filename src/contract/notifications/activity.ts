import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { deviceKinds } from '../accounts/devices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'

/** The kinds of events. The first four are listed while the preference about them is on, decisions always. */
export const activityKinds = [
  'company_response',
  'question_answered',
  'found_helpful',
  'new_pay',
  'removed',
  'restored',
] as const

/**
 * The numbers of people who found a review helpful at which its author is told; a number in between would tell who has
 * just pressed.
 */
export const helpfulSteps = [1, 5, 20, 100] as const

/** Whether the author of a removed contribution may still appeal, or the state of their appeal. */
export const appealStates = ['possible', 'over', 'open', 'dismissed'] as const

/** One event concerning a person's contribution, or a company of their experience list. */
export const Activity = type({
  /** Stable as long as the event is in the list; it says nothing to anybody else. */
  id: string(),
  kind: enums(activityKinds),
  company: type({ id: integer(), name: string() }),
  /** The contribution it concerns: a kind of review, `question` or `answer`; null for the numbers of a company. */
  contribution: nullable(type({ id: string(), kind: string() })),
  /** The question it concerns; null for reviews and numbers. */
  question: nullable(string()),
  /** How many answers there are, or which of `helpfulSteps` was reached. */
  count: nullable(integer()),
  /** `2026-10`; null where none was recorded. */
  month: nullable(string()),
  removal: nullable(
    type({
      reason: nullable(enums(decisionReasons)),
      /** The day of the decision, and the last day on which an appeal is accepted. */
      day: string(),
      until: string(),
      appeal: enums(appealStates),
    }),
  ),
  seen: boolean(),
})
export type Activity = Infer<typeof Activity>

/** Another browser that signed in to the caller's account since this one did: its kind and the month, nothing finer. */
export const SignedInDevice = type({ id: string(), device: enums(deviceKinds), month: string(), seen: boolean() })
export type SignedInDevice = Infer<typeof SignedInDevice>

/**
 * GET /profile/activity: the events, unseen first, found through the caller's own slots when they ask and stored
 * nowhere. `unseen` is the number on the badge.
 */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/profile/activity',
  whose: 'self',
  access: 'member',
  response: type({ activity: array(Activity), devices: array(SignedInDevice), unseen: integer() }),
})

/**
 * POST /profile/activity/seen: marks these as read by the caller. An id the list does not hold any more is no error.
 */
export const markSeen = defineEndpoint({
  method: 'POST',
  path: '/profile/activity/seen',
  whose: 'self',
  access: 'member',
  beside: type({ seen: array(string()) }),
  invalidates: [listActivity],
})
