import * as accountsShapes from './accounts/accounts.schema.ts'
import * as accounts from './accounts/accounts.ts'
import * as blockingShapes from './accounts/blocking.schema.ts'
import * as blocking from './accounts/blocking.ts'
import * as changeEmailShapes from './accounts/change-email.schema.ts'
import * as changeEmail from './accounts/change-email.ts'
import * as closingShapes from './accounts/closing.schema.ts'
import * as closing from './accounts/closing.ts'
import * as passkeysShapes from './accounts/passkeys.schema.ts'
import * as passkeys from './accounts/passkeys.ts'
import * as presenceShapes from './accounts/presence.schema.ts'
import * as presence from './accounts/presence.ts'
import * as recoveryShapes from './accounts/recovery-code.schema.ts'
import * as recovery from './accounts/recovery-code.ts'
import * as registrationShapes from './accounts/registration.schema.ts'
import * as registration from './accounts/registration.ts'
import * as resetShapes from './accounts/reset.schema.ts'
import * as reset from './accounts/reset.ts'
import * as securityShapes from './accounts/security.schema.ts'
import * as security from './accounts/security.ts'
import * as socialShapes from './accounts/social.schema.ts'
import * as social from './accounts/social.ts'
import * as totpShapes from './accounts/totp.schema.ts'
import * as totp from './accounts/totp.ts'
import * as userShapes from './accounts/user.schema.ts'
import * as user from './accounts/user.ts'
import * as administrationShapes from './administration/administration.schema.ts'
import * as administration from './administration/administration.ts'
import * as auditShapes from './administration/audit.schema.ts'
import * as audit from './administration/audit.ts'
import * as directoryShapes from './administration/directory.schema.ts'
import * as directory from './administration/directory.ts'
import * as figuresShapes from './administration/figures.schema.ts'
import * as figures from './administration/figures.ts'
import * as managedListsShapes from './administration/lists.schema.ts'
import * as managedLists from './administration/lists.ts'
import * as siteStudiesShapes from './administration/studies.schema.ts'
import * as siteStudies from './administration/studies.ts'
import * as textsShapes from './administration/texts.schema.ts'
import * as texts from './administration/texts.ts'
import * as todayShapes from './administration/today.schema.ts'
import * as today from './administration/today.ts'
import * as assetsShapes from './companies/assets.schema.ts'
import * as assets from './companies/assets.ts'
import * as benefitsShapes from './companies/benefits.schema.ts'
import * as benefits from './companies/benefits.ts'
import * as updateShapes from './companies/changes.schema.ts'
import * as update from './companies/changes.ts'
import * as companiesShapes from './companies/companies.schema.ts'
import * as companies from './companies/companies.ts'
import * as cultureShapes from './companies/culture.schema.ts'
import * as culture from './companies/culture.ts'
import * as companyFilesShapes from './companies/files.schema.ts'
import * as companyFiles from './companies/files.ts'
import * as interviewsShapes from './companies/interviews.schema.ts'
import * as interviews from './companies/interviews.ts'
import * as requestShapes from './companies/requests.schema.ts'
import * as request from './companies/requests.ts'
import * as reviewSummaryShapes from './companies/review-summary.schema.ts'
import * as reviewSummary from './companies/review-summary.ts'
import * as salariesShapes from './companies/salaries.schema.ts'
import * as salaries from './companies/salaries.ts'
import * as developersShapes from './developers.schema.ts'
import * as developers from './developers.ts'
import * as analyticsShapes from './employers/analytics.schema.ts'
import * as analytics from './employers/analytics.ts'
import * as answersShapes from './employers/answers.schema.ts'
import * as answers from './employers/answers.ts'
import * as companyPeopleShapes from './employers/people.schema.ts'
import * as companyPeople from './employers/people.ts'
import * as employerSignUpShapes from './employers/sign-up.schema.ts'
import * as employerSignUp from './employers/sign-up.ts'
import * as surveysShapes from './employers/surveys.schema.ts'
import * as surveys from './employers/surveys.ts'
import * as unlockShapes from './employers/unlock.schema.ts'
import * as unlock from './employers/unlock.ts'
import type { AnyEndpoint, ShapesOf } from './endpoint.ts'
import * as faultsShapes from './faults.schema.ts'
import * as faults from './faults.ts'
import * as newsShapes from './following/news.schema.ts'
import * as news from './following/news.ts'
import * as pushShapes from './following/push.schema.ts'
import * as push from './following/push.ts'
import * as lookupsShapes from './lookups/lists.schema.ts'
import * as lookups from './lookups/lists.ts'
import * as proposalsShapes from './lookups/proposals.schema.ts'
import * as proposals from './lookups/proposals.ts'
import * as appealsShapes from './moderation/appeals.schema.ts'
import * as appeals from './moderation/appeals.ts'
import * as deskShapes from './moderation/desk.schema.ts'
import * as desk from './moderation/desk.ts'
import * as logShapes from './moderation/log.schema.ts'
import * as log from './moderation/log.ts'
import * as authoritiesShapes from './notices/authorities.schema.ts'
import * as authorities from './notices/authorities.ts'
import * as noticesShapes from './notices/notices.schema.ts'
import * as notices from './notices/notices.ts'
import * as registerShapes from './notices/register.schema.ts'
import * as register from './notices/register.ts'
import * as activityShapes from './notifications/activity.schema.ts'
import * as activity from './notifications/activity.ts'
import * as announcementsShapes from './notifications/announcements.schema.ts'
import * as announcements from './notifications/announcements.ts'
import * as openDataShapes from './open-data.schema.ts'
import * as openData from './open-data.ts'
import * as preferencesShapes from './profile/preferences.schema.ts'
import * as preferences from './profile/preferences.ts'
import * as profileShapes from './profile/profile.schema.ts'
import * as profile from './profile/profile.ts'
import * as proofsShapes from './proofs/proofs.schema.ts'
import * as proofs from './proofs/proofs.ts'
import * as questionsShapes from './questions/questions.schema.ts'
import * as questions from './questions/questions.ts'
import * as contextShapes from './reviews/context.schema.ts'
import * as context from './reviews/context.ts'
import * as ownShapes from './reviews/own.schema.ts'
import * as own from './reviews/own.ts'
import * as reviewsShapes from './reviews/reviews.schema.ts'
import * as reviews from './reviews/reviews.ts'
import * as voicesShapes from './reviews/voices.schema.ts'
import * as voices from './reviews/voices.ts'
import * as browseShapes from './salaries/browse.schema.ts'
import * as browse from './salaries/browse.ts'
import * as compareShapes from './salaries/compare.schema.ts'
import * as compare from './salaries/compare.ts'
import * as outsideShapes from './salaries/outside.schema.ts'
import * as outside from './salaries/outside.ts'
import * as payShapes from './salaries/pay.schema.ts'
import * as pay from './salaries/pay.ts'
import * as awardsShapes from './statistics/awards.schema.ts'
import * as awards from './statistics/awards.ts'
import * as dashboardShapes from './statistics/dashboard.schema.ts'
import * as dashboard from './statistics/dashboard.ts'
import * as ledgerShapes from './statistics/ledger.schema.ts'
import * as ledger from './statistics/ledger.ts'
import * as peopleShapes from './statistics/people.schema.ts'
import * as people from './statistics/people.ts'
import * as studiesShapes from './studies/studies.schema.ts'
import * as studies from './studies/studies.ts'

/** What a file declares its calls with, by the names of the calls. */
type ShapesIn<File> = {
  [Name in keyof File as File[Name] extends AnyEndpoint | Readonly<Record<string, AnyEndpoint>>
    ? Name
    : never]: File[Name] extends AnyEndpoint
    ? ShapesOf<File[Name]>
    : { [Part in keyof File[Name]]: ShapesOf<File[Name][Part]> }
}
/** A file that declares calls, and the `*.schema.ts` beside it. */
type Pair = { calls: object; shapes: object }
/** Joins the two; it does not compile where a call of the one has no shapes in the other, or those of another call. */
const combineShapes = <Calls extends object>(calls: Calls, shapes: ShapesIn<Calls>): Pair => ({ calls, shapes })

/** The files that declare calls, by subject, in the order a reader meets them. */
export const modules = {
  companies: [
    combineShapes(companies, companiesShapes),
    combineShapes(companyFiles, companyFilesShapes),
    combineShapes(assets, assetsShapes),
    combineShapes(update, updateShapes),
    combineShapes(request, requestShapes),
  ],
  reviews: [
    combineShapes(reviews, reviewsShapes),
    combineShapes(reviewSummary, reviewSummaryShapes),
    combineShapes(interviews, interviewsShapes),
    combineShapes(benefits, benefitsShapes),
    combineShapes(culture, cultureShapes),
    combineShapes(voices, voicesShapes),
    combineShapes(own, ownShapes),
    combineShapes(context, contextShapes),
    combineShapes(proofs, proofsShapes),
  ],
  salaries: [
    combineShapes(salaries, salariesShapes),
    combineShapes(browse, browseShapes),
    combineShapes(compare, compareShapes),
    combineShapes(outside, outsideShapes),
    combineShapes(pay, payShapes),
  ],
  statistics: [
    combineShapes(people, peopleShapes),
    combineShapes(awards, awardsShapes),
    combineShapes(ledger, ledgerShapes),
    combineShapes(dashboard, dashboardShapes),
    combineShapes(openData, openDataShapes),
  ],
  following: [combineShapes(news, newsShapes), combineShapes(push, pushShapes)],
  questions: [combineShapes(questions, questionsShapes)],
  studies: [combineShapes(studies, studiesShapes)],
  lists: [combineShapes(lookups, lookupsShapes), combineShapes(proposals, proposalsShapes)],
  developers: [combineShapes(developers, developersShapes), combineShapes(faults, faultsShapes)],
  accounts: [
    combineShapes(accounts, accountsShapes),
    combineShapes(registration, registrationShapes),
    combineShapes(reset, resetShapes),
    combineShapes(recovery, recoveryShapes),
    combineShapes(presence, presenceShapes),
    combineShapes(passkeys, passkeysShapes),
    combineShapes(totp, totpShapes),
    combineShapes(social, socialShapes),
    combineShapes(user, userShapes),
    combineShapes(security, securityShapes),
    combineShapes(changeEmail, changeEmailShapes),
    combineShapes(closing, closingShapes),
  ],
  profile: [
    combineShapes(profile, profileShapes),
    combineShapes(preferences, preferencesShapes),
    combineShapes(activity, activityShapes),
  ],
  employers: [
    combineShapes(employerSignUp, employerSignUpShapes),
    combineShapes(unlock, unlockShapes),
    combineShapes(companyPeople, companyPeopleShapes),
    combineShapes(answers, answersShapes),
    combineShapes(analytics, analyticsShapes),
    combineShapes(surveys, surveysShapes),
  ],
  moderation: [
    combineShapes(log, logShapes),
    combineShapes(appeals, appealsShapes),
    combineShapes(desk, deskShapes),
    combineShapes(blocking, blockingShapes),
    combineShapes(announcements, announcementsShapes),
  ],
  notices: [
    combineShapes(notices, noticesShapes),
    combineShapes(register, registerShapes),
    combineShapes(authorities, authoritiesShapes),
  ],
  administration: [
    combineShapes(administration, administrationShapes),
    combineShapes(today, todayShapes),
    combineShapes(texts, textsShapes),
    combineShapes(directory, directoryShapes),
    combineShapes(audit, auditShapes),
    combineShapes(siteStudies, siteStudiesShapes),
    combineShapes(managedLists, managedListsShapes),
    combineShapes(figures, figuresShapes),
  ],
} as const satisfies Record<string, readonly Pair[]>
