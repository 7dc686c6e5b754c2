import * as accounts from './accounts/accounts.ts'
import * as blocking from './accounts/blocking.ts'
import * as closing from './accounts/closing.ts'
import * as registration from './accounts/registration.ts'
import * as reset from './accounts/reset.ts'
import * as security from './accounts/security.ts'
import * as social from './accounts/social.ts'
import * as user from './accounts/user.ts'
import * as assets from './companies/assets.ts'
import * as benefits from './companies/benefits.ts'
import * as companies from './companies/companies.ts'
import * as culture from './companies/culture.ts'
import * as companyFiles from './companies/files.ts'
import * as interviews from './companies/interviews.ts'
import * as request from './companies/request.ts'
import * as salaries from './companies/salaries.ts'
import * as update from './companies/update.ts'
import * as analytics from './employers/analytics.ts'
import * as answers from './employers/answers.ts'
import * as companyPeople from './employers/people.ts'
import * as employerSignUp from './employers/sign-up.ts'
import * as surveys from './employers/surveys.ts'
import * as unlock from './employers/unlock.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as lookups from './lookups/lists.ts'
import * as appeals from './moderation/appeals.ts'
import * as desk from './moderation/desk.ts'
import * as log from './moderation/log.ts'
import * as activity from './notifications/activity.ts'
import * as announcements from './notifications/announcements.ts'
import * as preferences from './profile/preferences.ts'
import * as profile from './profile/profile.ts'
import * as questions from './questions/questions.ts'
import * as context from './reviews/context.ts'
import { changeReview, removeReview } from './reviews/own.ts'
import { submitReview } from './reviews/reviews.ts'
import * as voices from './reviews/voices.ts'
import * as browse from './salaries/browse.ts'
import * as compare from './salaries/compare.ts'
import * as awards from './statistics/awards.ts'
import * as dashboard from './statistics/dashboard.ts'
import { getLedger } from './statistics/ledger.ts'

import * as people from './statistics/people.ts'
import * as studies from './studies/studies.ts'

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every call there is, for the server's completeness check and the tests that walk roles by endpoint. */
export const endpoints: readonly AnyEndpoint[] = [
  accounts,
  registration,
  reset,
  social,
  user,
  blocking,
  closing,
  security,
  companies,
  assets,
  companyFiles,
  update,
  request,
  interviews,
  benefits,
  salaries,
  culture,
  lookups,
  preferences,
  profile,
  profile.addEntry,
  profile.changeEntry,
  profile.removeEntry,
  context,
  changeReview,
  removeReview,
  voices,
  questions,
  studies,
  people,
  awards,
  dashboard,
  { getLedger },
  employerSignUp,
  unlock,
  submitReview,
  browse,
  compare,
  answers,
  analytics,
  surveys,
  companyPeople,
  activity,
  announcements,
  desk,
  desk.approveCase,
  desk.rejectCase,
  appeals,
  log,
].flatMap((feature) => Object.values(feature).filter(isEndpoint))
