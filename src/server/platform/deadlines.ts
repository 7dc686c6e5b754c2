import { appealDays, undoDays } from '../../contract/moderation/cases.ts'

const day = 86_400_000

/** The ends of the periods in which a decision can be undone and appealed against. */
export const undoUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + undoDays * day)
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + appealDays * day)

/** The starts of the periods whose decisions can still be undone and appealed against. */
export const getUndoableSince = (now: Date): Date => new Date(now.getTime() - undoDays * day)
export const getAppealableSince = (now: Date): Date => new Date(now.getTime() - appealDays * day)
