import { appealDays, undoDays } from '../../contract/moderation/cases.ts'

const day = 86_400_000

/** The moment until which a decision can be undone, and that until which an appeal against it counts. */
export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoDays * day)
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + appealDays * day)

/** The moment since which decisions can still be undone, and that since which they can be appealed against. */
export const getUndoableSince = (now: Date): Date => new Date(now.getTime() - undoDays * day)
export const getAppealableSince = (now: Date): Date => new Date(now.getTime() - appealDays * day)
