import type { User } from '../../contract/accounts/user.schema.ts'
import { readPicture } from '../files/files.queries.ts'
import type { Database } from '../platform/db/database.ts'
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
    ...(await describeNewTerms(services.db, account)),
  }
}

/** Says since when terms are in force that are newer than those the person knew when they signed in before. */
async function describeNewTerms(db: Database, { terms = 1 }: Account): Promise<Pick<User, 'terms_since'>> {
  const { version, since } = await readTermsVersion(db)
  return since && terms < version ? { terms_since: getDayAfter(since, 0) } : {}
}
