import { Hono, type MiddlewareHandler } from 'hono'
import { closingRoutes } from '../accounts/closing/closing.routes.ts'
import { emailRoutes } from '../accounts/email/email.routes.ts'
import { passkeyRoutes } from '../accounts/passkeys/passkeys.routes.ts'
import { TooManyWaiting } from '../accounts/passwords.ts'
import { recoveryRoutes } from '../accounts/security/recovery.routes.ts'
import { securityRoutes } from '../accounts/security/security.routes.ts'
import { servePostedReturn } from '../accounts/social/return.ts'
import { totpRoutes } from '../accounts/totp/totp.routes.ts'
import { administrationRoutes } from '../administration/administration.routes.ts'
import { auditRoutes } from '../administration/audit.routes.ts'
import { authorityRoutes } from '../administration/authorities.routes.ts'
import { directoryRoutes } from '../administration/directory.routes.ts'
import { figureRoutes } from '../administration/figures.routes.ts'
import { listRoutes } from '../administration/lists.routes.ts'
import { siteStudyRoutes } from '../administration/studies.routes.ts'
import { textRoutes } from '../administration/texts.routes.ts'
import { awardRoutes } from '../awards/awards.routes.ts'
import { assetRoutes } from '../companies/assets/assets.routes.ts'
import { changeRoutes } from '../companies/changes/changes.routes.ts'
import { companyRoutes } from '../companies/companies.routes.ts'
import { companyFileRoutes } from '../companies/files/files.routes.ts'
import { requestRoutes } from '../companies/requests/requests.routes.ts'
import { statisticRoutes } from '../companies/statistics.routes.ts'
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts'
import { developerRoutes } from '../developers/developers.routes.ts'
import { serveDocument } from '../developers/document.ts'
import { faultRoutes } from '../developers/faults.routes.ts'
import { analyticsRoutes } from '../employers/analytics/analytics.routes.ts'
import { answerRoutes } from '../employers/answers.routes.ts'
import { peopleRoutes } from '../employers/people/people.routes.ts'
import { employerSignUpRoutes } from '../employers/sign-up.routes.ts'
import { surveyRoutes } from '../employers/surveys/surveys.routes.ts'
import { unlockRoutes } from '../employers/unlock/unlock.routes.ts'
import { newsRoutes } from '../following/news.routes.ts'
import { pushRoutes } from '../following/push.routes.ts'
import { lookupRoutes } from '../lookups/lookups.routes.ts'
import { settingRoutes } from '../lookups/settings.routes.ts'
import { appealRoutes } from '../moderation/appeals.routes.ts'
import { deskRoutes } from '../moderation/desk.routes.ts'
import { logRoutes } from '../moderation/log.routes.ts'
import { noticeRoutes } from '../moderation/notices/notices.routes.ts'
import { activityRoutes } from '../notifications/activity/activity.routes.ts'
import { announcementRoutes } from '../notifications/broadcasts/broadcasts.routes.ts'
import { serveOpenData } from '../open-data/files.ts'
import { openDataRoutes } from '../open-data/open-data.routes.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { refuse } from '../platform/http/answer.ts'
import { createCachedRouter } from '../platform/http/cached-router.ts'
import type { Route } from '../platform/http/call.ts'
import { refuseOlder } from '../platform/http/clients.ts'
import { buildHeaders } from '../platform/http/headers.ts'
import { logCalls, logFailure } from '../platform/http/log.ts'
import { buildRefusal } from '../platform/http/refusal.ts'
import { reserveRoom } from '../platform/http/room.ts'
import type { Services } from '../platform/services.ts'
import { preferenceRoutes } from '../profile/preferences.routes.ts'
import { profileRoutes } from '../profile/profile.routes.ts'
import { proofRoutes } from '../proofs/proofs.routes.ts'
import { questionRoutes } from '../questions/questions.routes.ts'
import { accountRoutes } from '../registration/accounts.routes.ts'
import { begunAnewRoutes } from '../registration/begun-anew.routes.ts'
import { passkeyLoginRoutes } from '../registration/passkey-login.ts'
import { socialRoutes } from '../registration/social.routes.ts'
import { reviewRoutes } from '../reviews/reviews.routes.ts'
import { voiceRoutes } from '../reviews/voices.routes.ts'
import { salaryRoutes } from '../salaries/salaries.routes.ts'
import { studyRoutes } from '../studies/studies.routes.ts'
import { leavingRoutes } from './leaving/leaving.routes.ts'
import { ownReviewRoutes } from './own-reviews.routes.ts'
import { publishAfterPosts } from './publication/at-once.ts'
import { followJoined } from './redirect-joined.ts'
import { serve } from './serve.ts'
import { todayRoutes } from './today.ts'

/** The routes of every call the server answers. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...closingRoutes,
  ...leavingRoutes,
  ...securityRoutes,
  ...recoveryRoutes,
  ...begunAnewRoutes,
  ...passkeyRoutes,
  ...totpRoutes,
  ...emailRoutes,
  ...passkeyLoginRoutes,
  ...awardRoutes,
  ...socialRoutes,
  ...companyRoutes,
  ...companyFileRoutes,
  ...assetRoutes,
  ...changeRoutes,
  ...requestRoutes,
  ...dashboardRoutes,
  ...lookupRoutes,
  ...newsRoutes,
  ...pushRoutes,
  ...preferenceRoutes,
  ...profileRoutes,
  ...proofRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...salaryRoutes,
  ...ownReviewRoutes,
  ...settingRoutes,
  ...statisticRoutes,
  ...studyRoutes,
  ...unlockRoutes,
  ...employerSignUpRoutes,
  ...voiceRoutes,
  ...answerRoutes,
  ...analyticsRoutes,
  ...surveyRoutes,
  ...peopleRoutes,
  ...activityRoutes,
  ...announcementRoutes,
  ...deskRoutes,
  ...developerRoutes,
  ...faultRoutes,
  ...appealRoutes,
  ...noticeRoutes,
  ...logRoutes,
  ...openDataRoutes,
  ...administrationRoutes,
  ...directoryRoutes,
  ...textRoutes,
  ...authorityRoutes,
  ...auditRoutes,
  ...siteStudyRoutes,
  ...listRoutes,
  ...figureRoutes,
  ...todayRoutes,
]

/** Creates the whole application as one `fetch` handler; it does not listen by itself. */
export function createApp(services: Services, measure?: MiddlewareHandler): Hono {
  const app = new Hono({ router: createCachedRouter() })
  if (measure) app.use(measure)
  app.use(buildHeaders(services.config.publicUrl.startsWith('https:'), services.clock))
  app.use('/api/*', logCalls(services.log, services.clock))
  app.use(followJoined(services))
  const oldest = services.config.OLDEST_CLIENT
  if (oldest > 0) app.use('/api/*', refuseOlder(oldest))
  // What clients of number 0 asked of a server is computed on the device since: those are told to reload.
  for (const path of ['/compare', '/compare/all']) app.post(`/api/companies/:id${path}`, refuseOlder(1))
  app.use('/api/*', reserveRoom(services.config.trustedProxies))
  if (services.config.PUBLISH_ROUNDS === 0) app.use('/api/*', publishAfterPosts(services))
  app.onError((error, context) => {
    // Not a failure but overload, and a log line for each call would only add to it.
    if (error instanceof TooManyWaiting) return buildRefusal(context, refuse(503, 'unavailable', '', 5))
    logFailure(services.log, error, '', context)
    return buildRefusal(context, isUnavailable(error) ? refuse(503, 'unavailable', '', 5) : refuse(500, 'failed'))
  })
  serveDocument(app, services)
  serveOpenData(app, services)
  serve(app, services, routes)
  servePostedReturn(app)
  return app
}
