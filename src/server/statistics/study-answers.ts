import { create, integer, string, type } from 'superstruct'
import type { Privacy } from '../platform/privacy/privacy.ts'

const StudyAnswer = type({ study: integer(), option: integer(), joins: string() })

/** An answer to a study; from the month `joins` (`2026-10`) on whoever gave it counts as somebody new. */
export type StudyAnswer = { study: number; option: number; joins: string }

/** An answer as its row keeps it, sealed under the author key and tied to nobody. */
export const sealStudyAnswer = (privacy: Privacy, { study, option, joins }: StudyAnswer): Buffer =>
  privacy.sealStudyAnswer({ study, option, joins })

export const openStudyAnswer = (privacy: Privacy, sealed: Uint8Array): StudyAnswer =>
  create(privacy.openStudyAnswer(sealed), StudyAnswer)
