import type { RawAnswers } from '../../contract/form/form.ts'

const isFile = (value: unknown) => value instanceof Blob

/** Copies answers as plain values that can be stored, without the wrappers of a form or a state library. */
export const copyPlain = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, isFile(value) ? value : JSON.parse(JSON.stringify(value))]]
    }),
  )

export const removeFiles = (answers: RawAnswers): RawAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => !isFile(value)))

/** Serialises an answer, so that equal answers give equal text; a file is compared by name, size and time. */
const serialise = (value: unknown) => {
  if (!isFile(value)) return JSON.stringify(value)
  const { name, size, type, lastModified } = value as File
  return JSON.stringify([name, size, type, lastModified])
}

/** Lists the names of the answers that differ. */
export function listChangedAnswers(before: RawAnswers, after: RawAnswers): Set<string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return new Set([...names].filter((name) => serialise(before[name]) !== serialise(after[name])))
}
