import type { AdministratorCall } from '../platform/http/call.ts'

/** Who does something that the audit notes, and when. */
export const toAct = ({ account, now }: AdministratorCall) => ({ by: account.administers.pseudonym, now })
