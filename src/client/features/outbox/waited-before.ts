import type { Submission } from '../../outbox/submission.ts'

/**
 * Whether a record had waited, by its state in `records`: held for its writer, or with a failed attempt. Its writer was
 * told at submission that it is sent later.
 */
export const hasWaitedBefore =
  (records: readonly Submission[]) =>
  ({ id }: Pick<Submission, 'id'>): boolean =>
    records.some((one) => one.id === id && (one.state === 'held' || (one.state === 'waiting' && one.attempts > 0)))
