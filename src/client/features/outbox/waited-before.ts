import type { Submission } from '../../outbox/submission.ts'

/**
 * Tells of a record whether it had waited, as `records` had it: held for its writer, or tried in vain. Who handed it over
 * was told then that it goes later.
 */
export const hasWaitedBefore =
  (records: readonly Submission[]) =>
  ({ id }: Pick<Submission, 'id'>): boolean =>
    records.some((one) => one.id === id && (one.state === 'held' || (one.state === 'waiting' && one.attempts > 0)))
