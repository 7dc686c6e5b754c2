import type { AdministratorCall } from '../platform/http/call.ts'

/** Who does something that the audit notes, and when. */
export const actOf = ({ account, now }: AdministratorCall) => ({ by: account.administers.pseudonym, now })
