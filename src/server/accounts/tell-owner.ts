import type { MemberCall } from '../platform/http/call.ts'

/** Where a mail about each leads: to what its reader does if it was not they. */
const leads = { password_changed: '/auth/forgotPassword', keys_changed: '/user/myprofile/passkeys' } as const

/** Tells an account's owner by mail that what opens it has changed: whoever did it may not be they. */
export function tellOwner({ services, account, language, now }: MemberCall, kind: keyof typeof leads): Promise<void> {
  const link = services.config.publicUrl + leads[kind]
  return services.mail.add(services.db, { kind, to: account.email, language, link }, now)
}
