import { coerce, create, instance, nullable, omit, optional, string, type, unknown } from 'superstruct'
import type { verify } from '../../contract/accounts/registration.ts'
import type { ShapesOf } from '../../contract/endpoint.ts'
import type { RawAnswers } from '../../contract/form/form.ts'
import { riyal, saudiArabia } from '../../contract/lookups/known-ids.ts'
import { proveAccount } from '../accounts/accounts.queries.ts'
import { getBegunByLink } from '../accounts/begun.ts'
import { consumeLink, type OpenedLink, openLink } from '../accounts/links.queries.ts'
import { buildCodeOpener, makeLock, withCode, withPassword } from '../accounts/locks.ts'
import { isEmployer, Registration, type SignUp } from '../accounts/registration.ts'
import { changeVault } from '../accounts/vault.queries.ts'
import { getCountsFrom, withExperience } from '../accounts/vault.ts'
import type { Database } from '../platform/db/database.ts'
import { getDayAfter } from '../platform/months.ts'
import { Card, openCard } from '../platform/privacy/card.ts'
import type { Secret } from '../platform/privacy/privacy.ts'
import type { Services } from '../platform/services.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { findCompanyOfReview } from '../reviews/reviews.queries.ts'
import { submit } from '../reviews/submit.ts'

type Dependencies = Pick<Services, 'db' | 'privacy' | 'passwords' | 'limits'>
type ShownToken = { token: string; claim?: string | undefined; password?: string | undefined }
type CompletionOutcome =
  | { ok: true; as: 'member' | 'employer'; shared: boolean; accountId: string; secret: Buffer }
  | { ok: false; problem: ShapesOf<typeof verify>['problems'][number]; of: 'password' | 'token' | '' }

/**
 * Opens the link of a registration (spec 4): the account is verified, with the name, password and answers of this very
 * registration (a member's or an employer's), and its salary becomes a contribution if the person agreed. The
 * contribution comes first and in a transaction of its own: a repeated link finds it by its key, and no account is
 * written in the transaction of a review. The caller must prove that they registered as well: by the claim of the
 * browser they did it in, or the password. Otherwise a person could register another's e-mail and would only have to
 * wait until its owner opens the mail.
 */
export async function completeRegistration(
  using: Dependencies,
  { token, claim, password }: ShownToken,
  now: Date,
): Promise<CompletionOutcome> {
  const { db, privacy, passwords } = using
  const tokenHash = hashOf(token)
  const link = await openLink(db, 'verify', tokenHash, now)
  if (typeof link === 'string') return { ok: false, problem: link, of: 'token' }
  const registered = openRegistered({ privacy }, token, link)
  const { claim: claimed } = registered
  const isClaimed = claim !== undefined && claimed === hashOf(claim).toString('base64url')
  if (!isClaimed && !password) return { ok: false, problem: 'registration_password_missing', of: 'password' }
  if (!isClaimed && !(await passwords.open(password!, link.passwordHash ?? undefined)))
    return { ok: false, problem: 'registration_password_wrong', of: 'password' }
  const { email } = openCard(privacy, link.card)
  const begun = await getBegunByLink(using, { purpose: 'verify', tokenHash, email }, now)
  if (!begun.may) return { ok: false, problem: 'accounts_begun', of: '' }
  const done = await begin(using, { token, registered }, now)
  // A link that another call has opened meanwhile has begun its account.
  if (!done.ok && done.problem !== 'token_used') await begun.takeBack()
  return done
}

type BegunAccount = { token: string; registered: ReturnType<typeof openRegistered> }

async function begin(
  { db, privacy }: Dependencies,
  { token, registered }: BegunAccount,
  now: Date,
): Promise<CompletionOutcome> {
  const { card, signUp, secret, passwordKey, code } = registered
  const hash = hashOf(token)
  const employer = isEmployer(signUp) ? signUp.employer : undefined
  const registration = isEmployer(signUp) ? undefined : signUp
  const company_name = registration && (await nameOf(db, registration.company))
  const shared = registration !== undefined && (await shareSalary({ db, privacy }, secret, registration, now))
  return db.transaction(async (tx) => {
    // A concurrent call may have opened the same link meanwhile.
    const again = await openLink(tx, 'verify', hash, now)
    if (typeof again === 'string') return { ok: false, problem: again, of: 'token' }
    const { accountId, passwordHash } = again
    const opened = withPassword(privacy, null, secret, passwordKey)
    const byCode = code && makeLock(privacy, secret, buildCodeOpener(code))
    const locks = byCode ? withCode(privacy, opened, byCode, 'letter') : opened
    await proveAccount({ db: tx, privacy }, accountId, { ...card, passwordHash: passwordHash!, locks })
    const person = { id: accountId, secret }
    if (registration)
      await changeVault({ db: tx, privacy }, person, (vault) => {
        const { company, city_id: city } = registration
        const known = typeof company === 'number' ? withExperience(vault, company) : vault
        // Known answers that the last step need not ask for again.
        return {
          ...known,
          since: getDayAfter(now, 0),
          registration,
          info: vault.info ?? { country: saudiArabia, city, company_name },
        }
      })
    if (employer)
      await changeVault({ db: tx, privacy }, person, (vault) => ({ ...vault, since: getDayAfter(now, 0), employer }))
    await consumeLink(tx, hash, accountId, now)
    return { ok: true, as: employer ? 'employer' : 'member', shared, accountId, secret }
  })
}

const bytes = coerce(instance(Buffer), string(), (text) => Buffer.from(text, 'base64'))
const Registered = type({
  ...omit(Card, ['preferences']).schema,
  claim: nullable(string()),
  signUp: unknown(),
  secret: bytes,
  passwordKey: bytes,
  /** The recovery code the e-mail carries; none in an e-mail of an older server. */
  code: optional(string()),
})

/** Opens what a registration contains; only the holder of the link can read it. */
function openRegistered({ privacy }: Pick<Dependencies, 'privacy'>, token: string, { answers }: OpenedLink) {
  if (answers === null) throw new Error('a link of a registration holds one')
  const opened = create(privacy.openSignUp(decodeToken(token), answers), Registered)
  const { signUp, claim, secret, passwordKey, code, ...card } = opened
  const said: SignUp = isEmployer(signUp) ? signUp : create(signUp, Registration)
  return { card, claim, secret, passwordKey, code, signUp: said }
}

const nameOf = async (db: Database, company: number | string) =>
  typeof company === 'string' ? company : (await findCompanyOfReview(db, company))?.name

/**
 * Builds a salary review from the registration's salary: the questions it did not ask are left open. Undefined when the
 * salary was left for later.
 */
export function toSalaryReview(registration: Registration): RawAnswers | undefined {
  const { department, jobtitle, city_id, salary, per_duration, bonus = 0 } = registration
  if (salary === undefined) return undefined
  return {
    review_type: 'salary',
    department,
    jobtitle,
    cities: city_id,
    city_id,
    country_id: saudiArabia,
    currency_id: riyal,
    per_duration,
    salary,
    get_bonus: bonus > 0 ? 1 : 0,
    ...(bonus > 0 ? { cash_bonus: bonus, cash_bonus_duration: 'year' } : {}),
  }
}

/**
 * Contributes the salary; true if it is a contribution afterwards. A company that accepts none (not approved, gone)
 * leaves it unshared.
 */
async function shareSalary(
  { db, privacy }: Pick<Dependencies, 'db' | 'privacy'>,
  secret: Secret,
  registration: Registration,
  now: Date,
) {
  const { company: companyId, share_salary } = registration
  if (share_salary !== 1 || typeof companyId !== 'number') return false
  const answers = toSalaryReview(registration)
  if (!answers) return false
  const submission = { kind: 'salary', companyId, answers } as const
  // An account that begins with a contribution counts as a person like any other of its age.
  const author = { secret, companies: [companyId], countsFrom: getCountsFrom({ since: getDayAfter(now, 0) }, now) }
  return (await submit({ db, privacy, now }, author, submission)).ok
}
