import type { Series } from './privacy/privacy.ts'

/** A contribution its author deleted, which readers no longer see; `slot` names who wrote it, in hex. */
type WithheldContribution = { what: Series; companyId: number; slot: string }

/**
 * What somebody who left leaves: a slot, in hex; what they asked for and nobody has decided about, such as a change of a
 * page, a company, to unlock one; and nothing, so that nobody counts the others.
 */
type Left = { what: 'slot' | 'change' | 'company' | 'unlock' | 'nothing' }

/** Why somebody left. */
type LeavingReason = { what: 'reason'; month: string; type: string; reason: string }

/** What goes with the next purge. `day` (`2026-10-31`) is when it was let go of. */
export type Withheld = { id: string; day: string } & (WithheldContribution | Left | LeavingReason)
