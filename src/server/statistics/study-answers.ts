import { create, integer, type } from 'superstruct'
import type { Privacy } from '../platform/privacy/privacy.ts'

const StudyAnswer = type({ study: integer(), option: integer() })

/** An answer to a study. */
export type StudyAnswer = { study: number; option: number }

/** An answer that no release counts: a copy of the database has a row for each answer alike. */
export const buildUncounted = (study: number): StudyAnswer => ({ study, option: -1 })

/**
 * Builds the stored form of an answer, sealed under the author key and tied to nobody. `joins` is for servers of an
 * earlier version, which counted its author as a new person from that month on.
 */
export const sealStudyAnswer = (privacy: Privacy, { study, option }: StudyAnswer): Buffer =>
  privacy.sealStudyAnswer({ study, option, joins: '9999-12' })

export const openStudyAnswer = (privacy: Privacy, sealed: Uint8Array): StudyAnswer =>
  create(privacy.openStudyAnswer(sealed), StudyAnswer)
