import { Hono } from 'hono'
import type { Account } from './accounts/account.ts'
import { closingRoutes } from './accounts/closing/routes.ts'
import { leavingRoutes } from './accounts/leaving/routes.ts'
import { type Passwords, TooManyWaiting } from './accounts/passwords.ts'
import { accountRoutes } from './accounts/routes.ts'
import { securityRoutes } from './accounts/security/routes.ts'
import { servePostedReturn } from './accounts/social/return.ts'
import { socialRoutes } from './accounts/social/routes.ts'
import type { Social } from './accounts/social/social.ts'
import { awardRoutes } from './awards/routes.ts'
import { assetRoutes } from './companies/assets/routes.ts'
import { changeRoutes } from './companies/changes/routes.ts'
import { companyFileRoutes } from './companies/files/routes.ts'
import { requestRoutes } from './companies/requests/routes.ts'
import { companyRoutes } from './companies/routes.ts'
import type { Config } from './config.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import type { Database } from './db/database.ts'
import { isUnavailable } from './db/unavailable.ts'
import { analyticsRoutes } from './employers/analytics/routes.ts'
import { answerRoutes } from './employers/answers/routes.ts'
import { peopleRoutes } from './employers/people/routes.ts'
import { employerSignUpRoutes } from './employers/sign-up/routes.ts'
import { surveyRoutes } from './employers/surveys/routes.ts'
import { unlockRoutes } from './employers/unlock/routes.ts'
import { refuse } from './http/answer.ts'
import { headers } from './http/headers.ts'
import { describeFailure, type Log, logCalls } from './http/log.ts'
import type { Route } from './http/route.ts'
import { refusal, serve } from './http/serve.ts'
import type { Language } from './http/words.ts'
import type { Limits } from './limits/limits.ts'
import { lookupRoutes } from './lookups/routes.ts'
import type { MailQueue } from './mail/queue.ts'
import { appealRoutes } from './moderation/appeals/routes.ts'
import { logRoutes } from './moderation/log/routes.ts'
import { deskRoutes } from './moderation/routes.ts'
import { activityRoutes } from './notifications/activity/routes.ts'
import { announcementRoutes } from './notifications/broadcasts/routes.ts'
import type { Privacy } from './privacy/privacy.ts'
import { preferenceRoutes } from './profile/preferences.ts'
import { profileRoutes } from './profile/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { ownReviewRoutes } from './reviews/own/routes.ts'
import { publishAfterPosts } from './reviews/rounds/at-once.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { voiceRoutes } from './reviews/voices.ts'
import { salaryRoutes } from './salaries/routes.ts'
import { settingRoutes } from './settings/routes.ts'
import type { Noise } from './statistics/noise.ts'
import { statisticRoutes } from './statistics/routes.ts'
import { studyRoutes } from './studies/routes.ts'

/** What the outside world is to the application; tests give their own. */
export type Services = {
  db: Database
  /** The same data for calls that only read: where there is a server, over connections no writer can take. */
  reads: Database
  clock: () => Date
  /** From 0 to 1, as `Math.random` gives them. */
  random: () => number
  /** The noise of releases; real noise comes from `statistics/noise.ts` alone. */
  noise: Noise
  privacy: Privacy
  mail: MailQueue
  passwords: Passwords
  social: Social
  limits: Limits
  config: Config
  log: Log
  /** A person's experience list, as far as reviewing needs it (kept by the profile feature). */
  experienceOf: (account: Account, language: Language) => Promise<{ id: number; name: string }[]>
}

/** Every call the server answers. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...closingRoutes,
  ...leavingRoutes,
  ...securityRoutes,
  ...awardRoutes,
  ...socialRoutes,
  ...companyRoutes,
  ...companyFileRoutes,
  ...assetRoutes,
  ...changeRoutes,
  ...requestRoutes,
  ...dashboardRoutes,
  ...lookupRoutes,
  ...preferenceRoutes,
  ...profileRoutes,
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
  ...appealRoutes,
  ...logRoutes,
]

/** The whole application as one `fetch` handler; it listens nowhere by itself. */
export function createApp(services: Services): Hono {
  const app = new Hono()
  app.use(headers(services.config.publicUrl.startsWith('https:'), services.clock))
  app.use('/api/*', logCalls(services.log))
  if (services.config.PUBLISH_ROUNDS === 0) app.use('/api/*', publishAfterPosts(services))
  app.onError((error, context) => {
    // Nothing failed: there is too much to do, and a line for each call would only add to it.
    if (error instanceof TooManyWaiting) return refusal(context, refuse(503, 'unavailable', '', 5))
    services.log(describeFailure(error, context))
    return refusal(context, isUnavailable(error) ? refuse(503, 'unavailable', '', 5) : refuse(500, 'failed'))
  })
  serve(app, services, routes)
  servePostedReturn(app)
  return app
}
