import type { Study, StudyOption } from '../../../contract/studies/studies.schema.ts'

export type StudyShare = StudyOption & { share: number | null }

/**
 * Returns the options with their shares of the answers shown, most frequent first; withheld ones come last, in their
 * order.
 */
export function computeStudyShares({ options, people }: Study): StudyShare[] {
  const shown = options.map((one) => ({ ...one, share: one.people === null || !people ? null : one.people / people }))
  return shown.sort((a, b) => (b.people ?? 0) - (a.people ?? 0) || a.option - b.option)
}
