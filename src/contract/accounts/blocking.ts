import { defineEndpoint } from '../endpoint.ts'
import { defineForm } from '../form/form.ts'
import { emailField } from './credentials.ts'

/** Names an account to a lead's decision. */
export const blockForm = defineForm('block', [emailField])
/** Shuts somebody out: sessions end, no login, and after 30 days the account is deleted (spec 4, closed account). */
export const blockAccount = defineEndpoint({
  method: 'POST',
  path: '/moderation/accounts/block',
  whose: 'anybody',
  problems: ['is_moderator', 'not_found'],
  access: 'lead',
  form: blockForm,
})
/** Takes that back. */
export const unblockAccount = defineEndpoint({
  method: 'POST',
  path: '/moderation/accounts/unblock',
  whose: 'anybody',
  problems: ['not_found'],
  access: 'lead',
  form: blockForm,
})
