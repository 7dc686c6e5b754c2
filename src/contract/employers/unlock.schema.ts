import { enums, type Infer, nullable, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { decisionReasons } from '../moderation/cases.ts'
import { Id } from '../params.schema.ts'

/** The state of the caller's own request for a company; `none` where they have made none. */
export const UnlockState = type({
  state: enums(['none', 'pending', 'approved', 'rejected']),
  /** Why it was rejected. */
  reason: nullable(enums(decisionReasons)),
})
export type UnlockState = Infer<typeof UnlockState>

export const getUnlockState = defineShapes({ params: { id: Id }, response: UnlockState })

export const requestUnlock = defineShapes({ problems: ['already_unlocked', 'unlock_pending'] })
