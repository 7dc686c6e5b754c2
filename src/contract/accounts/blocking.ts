import { defineEndpoint } from '../endpoint.ts'
import { defineForm } from '../form/form.ts'
import type * as shapes from './blocking.schema.ts'
import { emailField } from './credentials.ts'

/** The account a lead's decision is about. */
export const blockForm = defineForm('block', [emailField])
/**
 * Blocks an account: its sessions end, nobody can log in to it, and after 30 days it is deleted (spec 4, closed
 * account).
 */
export const blockAccount = defineEndpoint<typeof shapes.blockAccount>()({
  method: 'POST',
  path: '/moderation/accounts/block',
  whose: 'anybody',
  access: 'lead',
  form: blockForm,
})
/** Unblocks it. */
export const unblockAccount = defineEndpoint<typeof shapes.unblockAccount>()({
  method: 'POST',
  path: '/moderation/accounts/unblock',
  whose: 'anybody',
  access: 'lead',
  form: blockForm,
})
