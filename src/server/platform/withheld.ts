import type { Series } from './privacy/privacy.ts'

/** What goes with the next purge. `day` (`2026-10-31`) is when it was let go of. */
export type Withheld = {
  id: string
  day: string
} & /** A contribution its author deleted, which readers no longer see; `slot` names who wrote it, in hex. */
(
  | { what: Series; companyId: number; slot: string }
  /** A slot of somebody who left, in hex; what was written under it stays or is here as well. */
  | { what: 'slot' }
  /** What somebody who left had asked for and nobody has decided about: a change of a page, a company. */
  | { what: 'change' | 'company' }
  /** A request of theirs to unlock a company. */
  | { what: 'unlock' }
  /** Why somebody left. */
  | { what: 'reason'; month: string; type: string; reason: string }
  /** Nothing, so that nobody counts the others. */
  | { what: 'nothing' }
)
