import type { Series } from './privacy/privacy.ts'

/**
 * The tombstone of a contribution: its author deleted it, and readers no longer see it; `slot` names who wrote it, in hex.
 */
type WithheldContribution = { what: Series; companyId: number; slot: string }

/**
 * What somebody who left leaves: a slot, in hex; what they asked for and nobody has decided about, such as a change of a
 * page, a company, to unlock one; and nothing, so that nobody counts the others.
 */
type RemainsKind = { what: 'slot' | 'change' | 'company' | 'unlock' | 'nothing' }

/**
 * By the name of what is once a year, in hex: that such a review was `deleted`, and that another was written in its place
 * (`again`). Stands until a month is over; `day` is the last of it.
 */
type RewriteKind = { what: 'deleted' | 'again' }

/** Why somebody left. */
type LeavingReason = { what: 'reason'; month: string; type: string; reason: string }

/** What goes with the next purge. `day` (`2026-10-31`) is when it was let go of. */
export type Withheld = { id: string; day: string } & (WithheldContribution | RemainsKind | RewriteKind | LeavingReason)
