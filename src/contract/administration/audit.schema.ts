import { array, enums, type Infer, integer, nullable, object, optional, size, string, type } from 'superstruct'
import { defineShapes } from '../endpoint.ts'
import { Day, Id, PageSize } from '../params.schema.ts'
import { auditActions } from './audit.ts'

/** An entry as it is stored, without the hash that chains it. `details` is JSON. */
export const AuditEntry = type({
  seq: integer(),
  at: string(),
  /** The day in Saudi Arabia. */
  day: string(),
  actor: string(),
  action: string(),
  subject: string(),
  details: string(),
  /** Whether it can be undone, as far as its day tells, or has been. */
  undo: nullable(enums(['possible', 'done'])),
})
export type AuditEntry = Infer<typeof AuditEntry>

export const searchAudit = defineShapes({
  query: object({
    action: optional(enums(auditActions)),
    actor: optional(size(string(), 1, 40)),
    subject: optional(size(string(), 1, 100)),
    day: optional(Day),
    after: optional(Id),
    limit: optional(PageSize),
  }),
  response: type({ entries: array(AuditEntry), next: nullable(string()) }),
})

export const undoEntry = defineShapes({
  params: { entry: Id },
  problems: ['changed_since', 'undo_over', 'company_busy', 'company_listed'],
})
