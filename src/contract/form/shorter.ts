import type { Form, RawAnswers } from './form.ts'

/** Two forms of one payload: the longer one, and one that asks in another place only a part of its questions. */
export type Forms = { form: Form; shorter?: Form | undefined }

/**
 * Returns the form these answers (by name, entered or as sent) were given to: the shorter one where nothing is answered
 * that only the longer one asks and sends. So one path accepts both, and a missing answer of the longer one is still
 * detected.
 */
export function getFormAnswered({ form, shorter }: Forms, answers: RawAnswers): Form {
  if (!shorter) return form
  const asked = new Set(shorter.fields.map(({ name }) => name))
  const isOwn = (name: string) => answers[name] !== undefined && answers[name] !== null && answers[name] !== ''
  return form.fields.some(({ name, sent }) => sent !== false && !asked.has(name) && isOwn(name)) ? form : shorter
}
