import type { Series } from './privacy/privacy.ts'

/**
 * The tombstone of a contribution: its author deleted it, and readers cannot see it any more; `slot` is its author's
 * slot, in hex.
 */
type WithheldContribution = { what: Series; companyId: number; slot: string }

/**
 * The remains of a person who left: a slot, in hex; a request of theirs that is not decided, such as a change of a
 * page, a company, or one to unlock; and `nothing`, which hides how many others there are.
 */
type RemainsKind = { what: 'slot' | 'change' | 'company' | 'unlock' | 'nothing' }

/**
 * A mark under a once-a-year name, in hex: that such a review was `deleted`, or that another was written in its place
 * (`again`). Kept until a month is over; `day` is the last of it.
 */
type RewriteKind = { what: 'deleted' | 'again' }

/** The reason a person left. */
type LeavingReason = { what: 'reason'; month: string; type: string; reason: string }

/** What the next purge deletes. `day` (`2026-10-31`) is when it was withheld. */
export type Withheld = { id: string; day: string } & (WithheldContribution | RemainsKind | RewriteKind | LeavingReason)
