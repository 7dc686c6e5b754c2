import * as accounts from './accounts/accounts.ts'
import * as blocking from './accounts/blocking.ts'
import * as changeEmail from './accounts/change-email.ts'
import * as closing from './accounts/closing.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as presence from './accounts/presence.ts'
import * as recovery from './accounts/recovery-code.ts'
import * as registration from './accounts/registration.ts'
import * as reset from './accounts/reset.ts'
import * as security from './accounts/security.ts'
import * as social from './accounts/social.ts'
import * as totp from './accounts/totp.ts'
import * as user from './accounts/user.ts'
import * as assets from './companies/assets.ts'
import * as benefits from './companies/benefits.ts'
import * as update from './companies/changes.ts'
import * as companies from './companies/companies.ts'
import * as culture from './companies/culture.ts'
import * as companyFiles from './companies/files.ts'
import * as interviews from './companies/interviews.ts'
import * as request from './companies/requests.ts'
import * as reviewSummary from './companies/review-summary.ts'
import * as salaries from './companies/salaries.ts'
import * as developers from './developers.ts'
import * as analytics from './employers/analytics.ts'
import * as answers from './employers/answers.ts'
import * as companyPeople from './employers/people.ts'
import * as employerSignUp from './employers/sign-up.ts'
import * as surveys from './employers/surveys.ts'
import * as unlock from './employers/unlock.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as faults from './faults.ts'
import * as lookups from './lookups/lists.ts'
import * as appeals from './moderation/appeals.ts'
import * as desk from './moderation/desk.ts'
import * as log from './moderation/log.ts'
import * as activity from './notifications/activity.ts'
import * as announcements from './notifications/announcements.ts'
import * as openData from './open-data.ts'
import * as preferences from './profile/preferences.ts'
import * as profile from './profile/profile.ts'
import * as questions from './questions/questions.ts'
import * as context from './reviews/context.ts'
import * as own from './reviews/own.ts'
import * as reviews from './reviews/reviews.ts'
import * as voices from './reviews/voices.ts'
import * as browse from './salaries/browse.ts'
import * as compare from './salaries/compare.ts'
import * as pay from './salaries/pay.ts'
import * as awards from './statistics/awards.ts'
import * as dashboard from './statistics/dashboard.ts'
import * as ledger from './statistics/ledger.ts'
import * as people from './statistics/people.ts'
import * as studies from './studies/studies.ts'

/** The files that declare calls, by subject, in the order a reader meets them. */
const modules = {
  companies: [companies, companyFiles, assets, update, request],
  reviews: [reviews, reviewSummary, interviews, benefits, culture, voices, own, context],
  salaries: [salaries, browse, compare, pay],
  statistics: [people, awards, ledger, dashboard, openData],
  questions: [questions],
  studies: [studies],
  lists: [lookups],
  developers: [developers, faults],
  accounts: [
    accounts,
    registration,
    reset,
    recovery,
    presence,
    passkeys,
    totp,
    social,
    user,
    security,
    changeEmail,
    closing,
  ],
  profile: [profile, preferences, activity],
  employers: [employerSignUp, unlock, companyPeople, answers, analytics, surveys],
  moderation: [log, appeals, desk, blocking, announcements],
} as const satisfies Record<string, readonly object[]>

export type Subject = keyof typeof modules
export const subjects = Object.keys(modules) as Subject[]

/**
 * A call and what identifies it: `name` is that of its declaration, `part` tells apart several calls declared at once.
 */
export type NamedCall = { subject: Subject; name: string; part?: string; endpoint: AnyEndpoint }

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Lists what a module exports, in a fixed order: bundlers order exports otherwise than the language does. */
const listExports = (module: object): [name: string, value: unknown][] =>
  Object.entries(module).sort(([one], [other]) => (one < other ? -1 : 1))

/** Lists the calls declared under one name: one, or one for each part such as the kinds of a review. */
function listCallsOfExport(subject: Subject, name: string, value: unknown): NamedCall[] {
  if (isEndpoint(value)) return [{ subject, name, endpoint: value }]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([part, endpoint]) =>
    isEndpoint(endpoint) ? [{ subject, name, part, endpoint }] : [],
  )
}

/** All calls, by subject. */
export const calls: readonly NamedCall[] = subjects.flatMap((subject) =>
  modules[subject].flatMap((module) =>
    listExports(module).flatMap(([name, value]) => listCallsOfExport(subject, name, value)),
  ),
)

/**
 * The same calls without names, for the server's completeness check and the tests that go through the roles by
 * endpoint.
 */
export const endpoints: readonly AnyEndpoint[] = calls.map(({ endpoint }) => endpoint)

/** Everything else those files export, by name: the OpenAPI document calls the shapes among it by the same names. */
export const shapes: readonly (readonly [name: string, value: unknown])[] = Object.values(modules)
  .flat()
  .flatMap(listExports)
