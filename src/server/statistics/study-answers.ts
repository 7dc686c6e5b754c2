import { create, integer, string, type } from 'superstruct'
import type { Privacy } from '../platform/privacy/privacy.ts'

const StudyAnswer = type({ study: integer(), option: integer(), joins: string() })

/** An answer to a study; its author counts as a new person from the month `joins` (`2026-10`) on. */
export type StudyAnswer = { study: number; option: number; joins: string }

/** An answer that no release counts: a copy of the database has a row for each answer alike. */
export const buildUncounted = (study: number): StudyAnswer => ({ study, option: -1, joins: '9999-12' })

/** Builds the stored form of an answer, sealed under the author key and tied to nobody. */
export const sealStudyAnswer = (privacy: Privacy, { study, option, joins }: StudyAnswer): Buffer =>
  privacy.sealStudyAnswer({ study, option, joins })

export const openStudyAnswer = (privacy: Privacy, sealed: Uint8Array): StudyAnswer =>
  create(privacy.openStudyAnswer(sealed), StudyAnswer)
