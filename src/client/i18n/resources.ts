import type aboutUs from '../../../locales/en/about-us.json'
import type accessibility from '../../../locales/en/accessibility.json'
import type accountSecurity from '../../../locales/en/account-security.json'
import type accounts from '../../../locales/en/accounts.json'
import type activity from '../../../locales/en/activity.json'
import type administration from '../../../locales/en/administration.json'
import type announcements from '../../../locales/en/announcements.json'
import type appeal from '../../../locales/en/appeal.json'
import type aspects from '../../../locales/en/aspects.json'
import type awards from '../../../locales/en/awards.json'
import type browse from '../../../locales/en/browse.json'
import type common from '../../../locales/en/common.json'
import type companies from '../../../locales/en/companies.json'
import type companyAssets from '../../../locales/en/company-assets.json'
import type companyChanges from '../../../locales/en/company-changes.json'
import type companyRequests from '../../../locales/en/company-requests.json'
import type compare from '../../../locales/en/compare.json'
import type content from '../../../locales/en/content.json'
import type culture from '../../../locales/en/culture.json'
import type dashboard from '../../../locales/en/dashboard.json'
import type decisions from '../../../locales/en/decisions.json'
import type developers from '../../../locales/en/developers.json'
import type display from '../../../locales/en/display.json'
import type employers from '../../../locales/en/employers.json'
import type employersEntry from '../../../locales/en/employers-entry.json'
import type errors from '../../../locales/en/errors.json'
import type faq from '../../../locales/en/faq.json'
import type following from '../../../locales/en/following.json'
import type forms from '../../../locales/en/forms.json'
import type home from '../../../locales/en/home.json'
import type interviews from '../../../locales/en/interviews.json'
import type methodology from '../../../locales/en/methodology.json'
import type moderation from '../../../locales/en/moderation.json'
import type moderationLog from '../../../locales/en/moderation-log.json'
import type notices from '../../../locales/en/notices.json'
import type offers from '../../../locales/en/offers.json'
import type openData from '../../../locales/en/open-data.json'
import type outbox from '../../../locales/en/outbox.json'
import type outsidePay from '../../../locales/en/outside-pay.json'
import type payPackage from '../../../locales/en/pay-package.json'
import type presence from '../../../locales/en/presence.json'
import type press from '../../../locales/en/press.json'
import type privacyPolicy from '../../../locales/en/privacy-policy.json'
import type problems from '../../../locales/en/problems.json'
import type profile from '../../../locales/en/profile.json'
import type proofs from '../../../locales/en/proofs.json'
import type questions from '../../../locales/en/questions.json'
import type recovery from '../../../locales/en/recovery.json'
import type reviews from '../../../locales/en/reviews.json'
import type salaries from '../../../locales/en/salaries.json'
import type search from '../../../locales/en/search.json'
import type shell from '../../../locales/en/shell.json'
import type sideBySide from '../../../locales/en/side-by-side.json'
import type site from '../../../locales/en/site.json'
import type statistics from '../../../locales/en/statistics.json'
import type studies from '../../../locales/en/studies.json'
import type termsCondition from '../../../locales/en/terms-condition.json'
import type unlock from '../../../locales/en/unlock.json'
import type voices from '../../../locales/en/voices.json'

/**
 * One namespace per file of `locales/<language>/`; keys are typed from the English files. A new file needs a line here.
 */
export interface Resources {
  activity: typeof activity
  'company-requests': typeof companyRequests
  'about-us': typeof aboutUs
  accessibility: typeof accessibility
  'account-security': typeof accountSecurity
  accounts: typeof accounts
  administration: typeof administration
  announcements: typeof announcements
  'company-assets': typeof companyAssets
  appeal: typeof appeal
  aspects: typeof aspects
  awards: typeof awards
  browse: typeof browse
  common: typeof common
  companies: typeof companies
  compare: typeof compare
  content: typeof content
  culture: typeof culture
  dashboard: typeof dashboard
  developers: typeof developers
  display: typeof display
  'employers-entry': typeof employersEntry
  decisions: typeof decisions
  employers: typeof employers
  errors: typeof errors
  faq: typeof faq
  following: typeof following
  forms: typeof forms
  home: typeof home
  interviews: typeof interviews
  methodology: typeof methodology
  moderation: typeof moderation
  'moderation-log': typeof moderationLog
  notices: typeof notices
  offers: typeof offers
  'open-data': typeof openData
  outbox: typeof outbox
  'outside-pay': typeof outsidePay
  'pay-package': typeof payPackage
  presence: typeof presence
  press: typeof press
  'privacy-policy': typeof privacyPolicy
  problems: typeof problems
  profile: typeof profile
  proofs: typeof proofs
  questions: typeof questions
  recovery: typeof recovery
  reviews: typeof reviews
  salaries: typeof salaries
  search: typeof search
  shell: typeof shell
  'side-by-side': typeof sideBySide
  site: typeof site
  statistics: typeof statistics
  'terms-condition': typeof termsCondition
  studies: typeof studies
  unlock: typeof unlock
  'company-changes': typeof companyChanges
  voices: typeof voices
}

export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Resources
  }
}
