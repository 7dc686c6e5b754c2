import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { deviceKinds } from '../accounts/devices.ts'
import { defineEndpoint } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'

/** What can have happened. The first four are listed while the preference about them is on, decisions always. */
export const activityKinds = [
  'company_response',
  'question_answered',
  'found_helpful',
  'new_pay',
  'removed',
  'restored',
] as const

/** Numbers of people who found a review helpful that are told of; one in between would tell who has just pressed. */
export const helpfulSteps = [1, 5, 20, 100] as const

/** Whether the author of what was removed may still appeal, or what became of their appeal. */
export const appealStates = ['possible', 'over', 'open', 'dismissed'] as const

/** One thing that happened to what a person wrote, or to a company of their experience list. */
export const Activity = type({
  /** The same as long as it is in the list; says nothing to anybody else. */
  id: string(),
  kind: enums(activityKinds),
  company: type({ id: integer(), name: string() }),
  /** What of theirs it happened to: a kind of review, `question` or `answer`; null for the numbers of a company. */
  contribution: nullable(type({ id: string(), kind: string() })),
  /** The question it is about; null for reviews and numbers. */
  question: nullable(string()),
  /** How many answers there are, or the step of those who found it helpful. */
  count: nullable(integer()),
  /** `2026-10`; null where nobody noted it. */
  month: nullable(string()),
  removal: nullable(
    type({
      reason: nullable(enums(decisionReasons)),
      /** The day it was decided, and the last one on which an appeal counts. */
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
 * GET /profile/activity: what happened, unseen first, found through the caller's own slots when they ask and kept
 * nowhere. `unseen` is what the badge counts.
 */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/profile/activity',
  whose: 'self',
  access: 'member',
  response: type({ activity: array(Activity), devices: array(SignedInDevice), unseen: integer() }),
})

/** POST /profile/activity/seen: the caller has read these. One that is no longer in the list is no mistake. */
export const markSeen = defineEndpoint({
  method: 'POST',
  path: '/profile/activity/seen',
  whose: 'self',
  access: 'member',
  beside: type({ seen: array(string()) }),
  invalidates: [listActivity],
})
