import aboutAr from '../../../locales/ar/about-us.json'
import accountsAr from '../../../locales/ar/accounts.json'
import awardsAr from '../../../locales/ar/awards.json'
import browseAr from '../../../locales/ar/browse.json'
import companiesAr from '../../../locales/ar/companies.json'
import developersAr from '../../../locales/ar/developers.json'
import employersAr from '../../../locales/ar/employers-entry.json'
import faqAr from '../../../locales/ar/faq.json'
import headAr from '../../../locales/ar/head.json'
import homeAr from '../../../locales/ar/home.json'
import methodologyAr from '../../../locales/ar/methodology.json'
import logAr from '../../../locales/ar/moderation-log.json'
import pressAr from '../../../locales/ar/press.json'
import privacyAr from '../../../locales/ar/privacy-policy.json'
import reviewsAr from '../../../locales/ar/reviews.json'
import salariesAr from '../../../locales/ar/salaries.json'
import searchAr from '../../../locales/ar/search.json'
import studiesAr from '../../../locales/ar/studies.json'
import termsAr from '../../../locales/ar/terms-condition.json'
import aboutEn from '../../../locales/en/about-us.json'
import accountsEn from '../../../locales/en/accounts.json'
import awardsEn from '../../../locales/en/awards.json'
import browseEn from '../../../locales/en/browse.json'
import companiesEn from '../../../locales/en/companies.json'
import developersEn from '../../../locales/en/developers.json'
import employersEn from '../../../locales/en/employers-entry.json'
import faqEn from '../../../locales/en/faq.json'
import headEn from '../../../locales/en/head.json'
import homeEn from '../../../locales/en/home.json'
import methodologyEn from '../../../locales/en/methodology.json'
import logEn from '../../../locales/en/moderation-log.json'
import pressEn from '../../../locales/en/press.json'
import privacyEn from '../../../locales/en/privacy-policy.json'
import reviewsEn from '../../../locales/en/reviews.json'
import salariesEn from '../../../locales/en/salaries.json'
import searchEn from '../../../locales/en/search.json'
import studiesEn from '../../../locales/en/studies.json'
import termsEn from '../../../locales/en/terms-condition.json'
import type { Language } from '../platform/http/words.ts'

type Titled = { title: string }
type Plain =
  | 'home'
  | 'browse'
  | 'studies'
  | 'awards'
  | 'faq'
  | 'about'
  | 'press'
  | 'terms'
  | 'privacy'
  | 'methodology'
  | 'developers'
  | 'log'
/** The screens' own strings, of which a page's head says what each screen calls itself. */
type Screens = {
  accounts: Record<'login' | 'register', { page: string }>
  employers: { page: string; register: { page: string } }
  salaries: { browse: Titled }
  search: { page: Titled & { titleFor: string } }
  reviews: { page: string }
  companies: { tabs: Record<string, string> }
} & Record<Plain, Titled>

/** Titles are the screens' own: a page is called the same before its scripts run as after. */
const wordsFrom = (screens: Screens, descriptions: typeof headEn) => ({
  titles: {
    home: screens.home.title,
    companies: screens.browse.title,
    salaries: screens.salaries.browse.title,
    studies: screens.studies.title,
    awards: screens.awards.title,
    faq: screens.faq.title,
    about: screens.about.title,
    press: screens.press.title,
    terms: screens.terms.title,
    privacy: screens.privacy.title,
    methodology: screens.methodology.title,
    developers: screens.developers.title,
    employers: screens.employers.page,
    employerSignUp: screens.employers.register.page,
    log: screens.log.title,
    search: screens.search.page.title,
    login: screens.accounts.login.page,
    register: screens.accounts.register.page,
    rate: screens.reviews.page,
  },
  /** Of a search for something, with `text` to be filled in. */
  searchFor: screens.search.page.titleFor,
  tabs: screens.companies.tabs,
  /** `locales/<language>/head.json`. */
  descriptions,
})
export type HeadWords = ReturnType<typeof wordsFrom>

export const headWords: Record<Language, HeadWords> = {
  en: wordsFrom(
    {
      about: aboutEn,
      accounts: accountsEn,
      awards: awardsEn,
      browse: browseEn,
      companies: companiesEn,
      developers: developersEn,
      employers: employersEn,
      faq: faqEn,
      home: homeEn,
      log: logEn,
      methodology: methodologyEn,
      press: pressEn,
      privacy: privacyEn,
      reviews: reviewsEn,
      salaries: salariesEn,
      search: searchEn,
      studies: studiesEn,
      terms: termsEn,
    },
    headEn,
  ),
  ar: wordsFrom(
    {
      about: aboutAr,
      accounts: accountsAr,
      awards: awardsAr,
      browse: browseAr,
      companies: companiesAr,
      developers: developersAr,
      employers: employersAr,
      faq: faqAr,
      home: homeAr,
      log: logAr,
      methodology: methodologyAr,
      press: pressAr,
      privacy: privacyAr,
      reviews: reviewsAr,
      salaries: salariesAr,
      search: searchAr,
      studies: studiesAr,
      terms: termsAr,
    },
    headAr,
  ),
}
