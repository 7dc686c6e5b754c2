import { searchAudit } from '../administration/audit.ts'
import { defineEndpoint } from '../endpoint.ts'
import { choice, whole, yearMonth } from '../form/fields.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './authorities.schema.ts'
import { readRegister, requestKinds, requestOutcomes } from './register.ts'

/** How many requests of authorities of one kind and outcome there were in a month; 0 takes the line away. */
export const authorityForm = defineForm('authority', [
  yearMonth('month', { past: true }),
  choice('kind', requestKinds),
  choice('outcome', requestOutcomes),
  whole('requests', { min: 0, max: 9999, problem: 'malformed' }),
])

/** POST /admin/authority-requests: sets the number of a line. Nobody is named and nothing else is kept. */
export const setAuthorityRequests = defineEndpoint<typeof shapes.setAuthorityRequests>()({
  method: 'POST',
  path: '/admin/authority-requests',
  whose: 'anybody',
  access: 'administrator',
  form: authorityForm,
  fresh: true,
  invalidates: [readRegister, searchAudit],
})
