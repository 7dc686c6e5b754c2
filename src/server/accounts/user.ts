import type { User } from '../../contract/accounts/user.schema.ts'
import { readPicture } from '../files/files.queries.ts'
import { type Account, listRoles } from '../platform/http/account.ts'
import type { Language } from '../platform/http/words.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { readTermsVersion } from '../texts/texts.queries.ts'
import { findRepresented } from './company-roles.queries.ts'

declare module '../platform/services.ts' {
  interface Services {
    /** Returns a person's experience list, as far as reviewing needs it (kept by the profile feature). */
    experienceOf: (account: Account, language: Language) => Promise<{ id: number; name: string }[]>
  }
}

/** Builds a person as the client sees them (spec 3, session and profile). */
export async function toUser(services: Services, account: Account, language: Language): Promise<User> {
  return {
    data: { name: account.name, email: account.email, image: await readPicture(services, account) },
    owner: services.privacy.mark(account.secret, 'device', 'owner').toString('base64url').slice(0, 22),
    closeable: account.closeable ? 1 : 0,
    roles: listRoles(account),
    represents: account.represents ? await findRepresented(services.db, account.id, language) : [],
    companies: await services.experienceOf(account, language),
  }
}

/** The same for a person who has just signed in: also since when terms are in force that they did not know before. */
export async function toSignedIn(services: Services, account: Account, language: Language): Promise<User> {
  const user = await toUser(services, account, language)
  const { version, since } = await readTermsVersion(services.db)
  return since && (account.terms ?? 1) < version ? { ...user, terms_since: getDayAfter(since, 0) } : user
}
