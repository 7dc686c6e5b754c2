import type { MemberCall } from '../platform/http/call.ts'

/** The page each kind of mail links to, where the reader can act if someone else made the change. */
const leads = { password_changed: '/auth/forgotPassword', keys_changed: '/user/myprofile/passkeys' } as const

/** Tells an account's owner by mail that a key of the account has changed, since someone else may have changed it. */
export function notifyOwner({ services, account, language, now }: MemberCall, kind: keyof typeof leads): Promise<void> {
  const link = services.config.publicUrl + leads[kind]
  return services.mail.add(services.db, { kind, to: account.email, language, link }, now)
}
