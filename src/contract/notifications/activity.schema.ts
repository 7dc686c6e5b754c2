import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { deviceKinds } from '../accounts/devices.ts'
import { defineShapes } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { noticeGrounds } from '../notices/rules.ts'
import { activityKinds, appealStates } from './activity.ts'

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
      /** The decision, for the appeal. */
      decision: string(),
      reason: nullable(enums(decisionReasons)),
      /** The day of the decision, and the last day on which an appeal is accepted. */
      day: string(),
      until: string(),
      appeal: enums(appealStates),
      /** The moderators' statement of reasons, and whether only a part was removed; null after a report. */
      statement: nullable(string()),
      part: boolean(),
    }),
  ),
  /**
   * A notice about the contribution that the caller may answer, or has answered while it waits: what it says, the last
   * of the days in which nothing is removed, whether the caller has answered.
   */
  notice: nullable(
    type({ id: string(), ground: enums(noticeGrounds), wrong: string(), until: string(), answered: boolean() }),
  ),
  seen: boolean(),
})
export type Activity = Infer<typeof Activity>

/** Another browser that signed in to the caller's account since this one did: its kind and the month, nothing finer. */
export const SignedInDevice = type({ id: string(), device: enums(deviceKinds), month: string(), seen: boolean() })
export type SignedInDevice = Infer<typeof SignedInDevice>

export const listActivity = defineShapes({
  response: type({ activity: array(Activity), devices: array(SignedInDevice), unseen: integer() }),
})

export const markSeen = defineShapes({ beside: type({ seen: array(string()) }) })
