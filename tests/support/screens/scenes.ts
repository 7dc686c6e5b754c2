import type { Page } from 'puppeteer'
import { seeCurrentCase } from '../browser/current-case.ts'
import { modal } from '../browser/modal.ts'

export type Scene = {
  name: string
  path: string
  /** The person of the demonstration who is signed in. */
  signedIn?: 'member' | 'employer' | 'moderator' | undefined
  /** True where the server refuses a request, as expected. */
  refused?: true
  /** What happens to the site's calls: no response, a response of 500, or a broken connection. */
  calls?: 'slow' | 'failing' | 'cut'
  /** The lines of the specification that require the screen, and words of `locales/` or of the data that it shows. */
  lines?: string
  says?: string
  /**
   * True for a state that does not survive a change of the look, such as an open menu: the scene is visited again for
   * each.
   */
  anew?: true
  /** Brings the screen into the state to be seen; the page has settled before and settles after. */
  act?: (page: Page) => Promise<void>
}

/** Submits the empty form, so that its problems show. */
async function submitEmpty(page: Page) {
  await page.waitForSelector('main form')
  await page.$eval('main form', (form) => (form as HTMLFormElement).requestSubmit())
}

/** Switches every chart to its table. */
const showTables = (page: Page) =>
  page.$$eval('main button[data-show="table"]', (switches) => {
    for (const one of switches) (one as HTMLButtonElement).click()
  })

/** Enters a salary on the page of a job title. */
const placePay = async (page: Page) => {
  await page.waitForSelector('main input[inputmode="numeric"]')
  await page.type('main input[inputmode="numeric"]', '11500')
}

/** Fills in the first amount, and the day of joining where there is a result for it. */
async function fillPackage(page: Page) {
  await page.waitForSelector('main input[inputmode="decimal"]:not([inert])')
  await page.type('main input[inputmode="decimal"]', '9000')
  await page.type('main input[id$="-joined"]', '30112022')
}

/** The amounts of basic pay of two offers. */
async function fillOffers(page: Page) {
  await page.waitForSelector('main section textarea:not([inert])')
  const first = await page.$$('main section:has(textarea) input[inputmode="decimal"]:first-of-type')
  await first[0]!.type('9000')
  const second = await page.$$('main section:nth-of-type(2):has(textarea) input[inputmode="decimal"]')
  await second[0]!.type('8600')
}

/** Pastes the text of an offer and has it read. */
async function readOffer(page: Page) {
  await page.waitForSelector('main textarea:not([inert])')
  await page.type('main textarea', 'Basic SAR 9,000, housing SAR 2,250, transport 10% of basic, air tickets SAR 3,000')
  await page.click('main section:has(textarea) button:not([aria-haspopup])')
}

/** Opens the first subject of the API reference and the first call in it. */
const openFirstCall = async (page: Page) => {
  await page.waitForSelector('main details')
  await page.click('main summary')
  await page.click('main details details > summary')
}

/** Starts a card's form on the write-review page. */
const startCard = (type: string) => async (page: Page) => {
  await page.click(`[data-card="${type}"] button`)
  await page.waitForSelector('main form [data-field]')
}

/** Opens the form of a new question. */
const startQuestion = async (page: Page) => {
  await page.click('main div:has(> div > h2) > button')
  await page.waitForSelector('main form [data-field]')
}

/** Opens the options of the first study. */
const startAnswer = async (page: Page) => {
  await page.click('main article button')
  await page.waitForSelector('main form input[type="radio"]')
}

/** Opens the unlock modal of a company's header. */
const startUnlock = async (page: Page) => {
  await page.click('main section a[href^="/update/company/"] + button')
  await page.waitForSelector(`${modal} [data-field="commericial_registeration"]`)
}

/** Opens the form for the reason of a removal, by the key that works on any screen. */
const startRemoving = async (page: Page) => {
  await seeCurrentCase(page)
  await page.keyboard.press('r')
  await page.waitForSelector(`${modal} form [data-field]`)
}

/** Opens the second case of the list, which on phones has a page of its own. */
const openSecondCase = async (page: Page) => {
  await page.waitForSelector('li + li [data-case]')
  await page.click('li + li [data-case]')
  await page.waitForSelector('main article')
}

/** Selects two cases, to decide them together. */
const chooseCases = async (page: Page) => {
  await page.waitForSelector('[data-case]')
  for (const key of ['x', 'j', 'x'] as const) await page.keyboard.press(key)
}

/**
 * Returns an action that requests the person's data and is refused with this problem; the responses include an app and
 * a passkey, so that either is offered.
 */
const askWith = (code: string) => async (page: Page) => {
  await page.evaluate((problem) => {
    const ask = window.fetch
    const passkey = { id: 'a', name: 'Phone', added: '2026-10-01', used: null, opens: true }
    const answers: Record<string, unknown> = {
      '/api/account/authenticator': { added: '2026-10-01', codes: 10 },
      '/api/account/passkeys': [passkey],
    }
    window.fetch = async (...given) => {
      const path = new URL(String(given[0]), location.href).pathname
      if (path in answers) return Response.json({ data: answers[path] })
      if (path !== '/api/account/data') return ask(...given)
      return Response.json({ message: '', problems: [{ path: '', code: problem }] }, { status: 409 })
    }
  }, code)
  await page.click('main section button')
  await page.waitForSelector(`${modal} :is(form [data-field], a[href])`)
}

/** Sets up an app up to its secret. */
const startSetUp = async (page: Page) => {
  await page.click('main section button')
  await page.waitForSelector('main [data-qr]')
}

/** Returns an action that stores a comparison on this device, as the form does, and shows its result. */
const compareAt = (company: number) => async (page: Page) => {
  await page.evaluate((id) => {
    const root = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
    const answers = {
      ...{ total_pay: 14_500, bonus: 9000, annual_leave: 25, joblevel: 4, is_former: 0, year: 2025 },
      ...{ start: '2022-03-01', nationality: 133, education: 1, specilization: 1 },
    }
    localStorage.setItem('persist:root', JSON.stringify({ ...root, compare: { company: id, answers } }))
  }, company)
  await page.reload()
  await page.waitForSelector('[data-locked]')
}

/** Returns an action that opens the form of a company's answer, or of a survey. */
const startWriting = (button: string) => async (page: Page) => {
  await page.click(button)
  await page.waitForSelector('main form [data-field]')
}

/** Has the device follow two companies and a job title, about which something is new, and shows the page again. */
async function followSome(page: Page) {
  await page.evaluate(() => {
    const company = { kind: 'company', logo: null, now: { reviews: 31, rate: 3.8, pay: 12_400 } }
    const list = [
      { ...company, id: 1, name_en: 'Marasi', name_ar: 'مراسي', seen: { reviews: 28, rate: 3.7, pay: null } },
      { ...company, id: 2, name_en: 'Rimal', name_ar: 'رمال', seen: company.now },
      {
        ...{ kind: 'title', id: 85, name_en: 'Accountant', name_ar: 'محاسب', logo: null },
        ...{ seen: { reviews: 0, rate: null, pay: 8900 }, now: { reviews: 0, rate: null, pay: 9200 } },
      },
    ]
    const kept = { version: 1, list, askedAt: Date.now(), slots: [], push: null }
    localStorage.setItem('following', JSON.stringify(kept))
  })
  await page.reload()
  await page.waitForFunction(() => document.querySelector('main a[href="/salaries/85"]') !== null)
}

/** Every screen and its notable states. A new screen is one line. */
export const scenes: Scene[] = [
  { name: 'home', path: '/', lines: 'R-001', says: 'home:title' },
  { name: 'home-signed-in', path: '/', signedIn: 'member' },
  { name: 'home-following', path: '/', anew: true, act: followSome },
  { name: 'home-signed-in-following', path: '/', signedIn: 'member', anew: true, act: followSome },
  { name: 'following', path: '/following', anew: true, act: followSome },
  { name: 'following-none', path: '/following', says: 'following:empty' },
  { name: 'search', path: '/search?q=al', lines: 'R-021, R-022', says: 'browse:orderTitle' },
  { name: 'search-none', path: '/search?q=zzzzqqq' },
  { name: 'companies', path: '/companies', lines: 'R-028', says: 'browse:title' },
  { name: 'companies-none', path: '/companies?city=1&industry=2&size=8', lines: 'X-027', says: 'browse:none.title' },
  { name: 'company', path: '/company/1/overview', lines: 'R-013, R-014', says: 'companies:facts.title' },
  { name: 'company-tables', path: '/company/1/overview', act: showTables },
  { name: 'company-reviews', path: '/company/1/reviews' },
  { name: 'company-reviews-aspect', path: '/company/1/reviews?aspect=bonuses', says: 'aspects:how' },
  { name: 'salaries', path: '/salaries' },
  { name: 'salaries-none', path: '/salaries?q=zzzzqqq' },
  { name: 'salary-title', path: '/salaries/85', lines: 'P-027', says: 'salaries:browse.back' },
  { name: 'salary-title-table', path: '/salaries/85', act: showTables },
  { name: 'salary-title-placed', path: '/salaries/85', signedIn: 'member', lines: 'P-026', act: placePay },
  { name: 'industries', path: '/industries', says: 'browse:of.industry.title' },
  { name: 'industry', path: '/industries/1', says: 'browse:of.industry.all' },
  { name: 'city', path: '/cities/1', says: 'browse:of.city.all' },
  { name: 'compare', path: '/compare/1', lines: 'H-002, H-006, R-031', says: 'compare:page' },
  { name: 'compare-problems', path: '/compare/1', act: submitEmpty },
  { name: 'compare-nothing', path: '/compareResult' },
  { name: 'compare-result', path: '/compareResult', act: compareAt(1) },
  { name: 'side-by-side', path: '/compare-companies/1-2-3-80', says: 'side-by-side:full' },
  { name: 'side-by-side-few', path: '/compare-companies/80', says: 'side-by-side:add' },
  { name: 'side-by-side-none', path: '/compare-companies', says: 'side-by-side:none' },
  { name: 'company-salaries', path: '/company/1/salaries' },
  { name: 'company-salaries-table', path: '/company/1/salaries', act: showTables },
  { name: 'company-salaries-few', path: '/company/80/salaries' },
  { name: 'company-interviews', path: '/company/1/interviews', lines: 'R-015', says: 'interviews:title' },
  {
    name: 'company-interviews-narrowed',
    path: '/company/1/interviews?get_offer=yes&difficulty=difficult,very_difficult',
    says: 'interviews:filter.clear',
  },
  { name: 'company-interviews-none', path: '/company/1/interviews?department=9999', says: 'interviews:filter.none' },
  { name: 'company-culture', path: '/company/1/culture' },
  { name: 'company-culture-table', path: '/company/1/culture', act: showTables },
  { name: 'company-culture-none', path: '/company/197/culture' },
  { name: 'company-competitors', path: '/company/1/competitors' },
  { name: 'company-questions', path: '/company/1/questions' },
  { name: 'company-questions-none', path: '/company/4/questions' },
  { name: 'company-questions-ask', path: '/company/1/questions', signedIn: 'member', act: startQuestion },
  { name: 'company-unknown', path: '/company/999999/overview', refused: true },
  { name: 'awards', path: '/awards' },
  { name: 'methodology', path: '/methodology' },
  { name: 'package', path: '/package', says: 'pay-package:sections.award', act: fillPackage },
  { name: 'package-empty', path: '/package', says: 'pay-package:result.start' },
  { name: 'offers', path: '/offers', says: 'offers:differences.title', act: fillOffers },
  { name: 'offers-read', path: '/offers', says: 'offers:paste.understood', anew: true, act: readOffer },
  { name: 'open-data', path: '/data' },
  { name: 'developers', path: '/developers', act: openFirstCall },
  { name: 'dashboard', path: '/user/dashboard', signedIn: 'member', lines: 'R-035', says: 'dashboard:onlyYou' },
  { name: 'company-none', path: '/company/197/overview', says: 'companies:early.none.title' },
  { name: 'company-one', path: '/company/193/overview', says: 'companies:early.one.ask' },
  { name: 'company-few', path: '/company/194/overview', says: 'companies:early.later' },
  { name: 'company-some', path: '/company/196/overview', says: 'companies:early.some.ask' },
  { name: 'salaries-asked', path: '/salaries?q=accountant', says: 'salaries:browse.asked' },
  { name: 'unlock', path: '/company/195/overview', signedIn: 'member', act: startUnlock },
  { name: 'for-employers', path: '/for-employers', lines: 'H-023, R-024', says: 'employers-entry:can.title' },
  {
    name: 'employer-register',
    path: '/for-employers/register',
    lines: 'R-023, R-067',
    says: 'employers-entry:fields.employer_sign_up.jobtitle.label',
  },
  { name: 'employer-register-problems', path: '/for-employers/register', act: submitEmpty },
  { name: 'content', path: '/terms', lines: 'R-042', says: 'terms-condition:lead' },
  { name: 'privacy', path: '/privacy-policy', lines: 'R-041', says: 'privacy-policy:lead' },
  { name: 'about', path: '/about-us', lines: 'R-043', says: 'about-us:lead' },
  { name: 'accessibility', path: '/accessibility', says: 'accessibility:lead' },
  { name: 'press', path: '/press', lines: 'R-044', says: 'press:lead' },
  { name: 'faq', path: '/faq', lines: 'R-046', says: 'faq:lead' },
  {
    name: 'add-company',
    path: '/add-Company',
    lines: 'R-029, R-030',
    says: 'company-requests:steps.company_request.1',
    signedIn: 'member',
  },
  {
    name: 'update-company',
    path: '/update/company/5',
    lines: 'R-033',
    says: 'company-changes:steps.company_update.1',
    signedIn: 'member',
  },
  { name: 'update-company-closed', path: '/update/company/1', signedIn: 'member' },
  { name: 'studies', path: '/studies' },
  { name: 'study-few', path: '/studies/8', signedIn: 'member', act: startAnswer },
  { name: 'login', path: '/auth/login', lines: 'R-003', says: 'accounts:login.title' },
  { name: 'login-problems', path: '/auth/login', act: submitEmpty },
  { name: 'register', path: '/auth/register' },
  { name: 'register-problems', path: '/auth/register', act: submitEmpty },
  { name: 'forgot', path: '/auth/forgotPassword' },
  { name: 'reset', path: '/password/reset/none' },
  { name: 'verify-foreign', path: '/auth/verify/none', refused: true },
  { name: 'add-info', path: '/user/add_info', signedIn: 'member' },
  { name: 'wizard-1', path: '/rateCompany?type=company&id=1', signedIn: 'member' },
  // For a company unrelated to the member, a form starts with fewer answers than it requires.
  { name: 'wizard-1-problems', path: '/rateCompany?type=company&id=30', signedIn: 'member', act: submitEmpty },
  { name: 'write-review', path: '/write-review/1', lines: 'R-011', says: 'reviews:write.title', signedIn: 'member' },
  // The member has shared their pay at the first company already.
  { name: 'write-review-salary', path: '/write-review/2', signedIn: 'member', act: startCard('salary') },
  {
    name: 'interview-review',
    path: '/interview-review/1',
    lines: 'R-012',
    says: 'reviews:fields.interview.description.label',
    signedIn: 'member',
  },
  { name: 'salary-review', path: '/salary-review/30', signedIn: 'member' },
  { name: 'salary-review-visitor', path: '/salary-review/30' },
  { name: 'salary-review-choose', path: '/salary-review' },
  { name: 'salary-review-problems', path: '/salary-review/30', signedIn: 'member', act: submitEmpty },
  { name: 'interview-review-problems', path: '/interview-review/1', signedIn: 'member', act: submitEmpty },
  {
    name: 'profile',
    path: '/user/myprofile',
    lines: 'R-034, R-056, P-011',
    says: 'profile:fields.info.gender.label',
    signedIn: 'member',
  },
  { name: 'profile-experience', path: '/user/myprofile/experience', signedIn: 'member' },
  {
    name: 'profile-education',
    path: '/user/myprofile/education',
    signedIn: 'member',
    lines: 'R-064',
    says: 'profile:education.words',
  },
  {
    name: 'profile-certificates',
    path: '/user/myprofile/certificates',
    signedIn: 'member',
    lines: 'R-062',
    says: 'profile:certificates.words',
  },
  {
    name: 'profile-skills',
    path: '/user/myprofile/skills',
    signedIn: 'member',
    lines: 'R-063',
    says: 'profile:skills.words',
  },
  {
    name: 'profile-support',
    path: '/user/myprofile/support',
    signedIn: 'member',
    lines: 'R-059, P-016',
    says: 'profile:support.words',
  },
  {
    name: 'profile-preferences',
    path: '/user/myprofile/preferences',
    signedIn: 'member',
    lines: 'R-057',
    says: 'account-security:preferences.words',
  },
  {
    name: 'profile-password',
    path: '/user/myprofile/password',
    signedIn: 'member',
    lines: 'R-060',
    says: 'account-security:password.words',
  },
  { name: 'profile-activity', path: '/user/myprofile/activity', signedIn: 'member', says: 'activity:choose' },
  { name: 'profile-contributions', path: '/user/myprofile/contributions', signedIn: 'member' },
  { name: 'outbox', path: '/outbox', signedIn: 'member' },
  {
    name: 'presence',
    path: '/user/myprofile/data',
    signedIn: 'member',
    refused: true,
    anew: true,
    act: askWith('presence_required'),
  },
  {
    name: 'profile-passkeys',
    path: '/user/myprofile/passkeys',
    signedIn: 'member',
    says: 'account-security:passkeys.words',
  },
  {
    name: 'profile-authenticator',
    path: '/user/myprofile/authenticator',
    signedIn: 'member',
    says: 'account-security:app.words',
    anew: true,
    act: startSetUp,
  },
  {
    name: 'second-factor',
    path: '/user/myprofile/data',
    signedIn: 'member',
    refused: true,
    anew: true,
    act: askWith('second_factor_missing'),
  },
  {
    name: 'second-factor-alone',
    path: '/user/myprofile/data',
    signedIn: 'member',
    refused: true,
    anew: true,
    act: askWith('second_factor_alone'),
  },
  {
    name: 'second-factor-needed',
    path: '/user/myprofile/data',
    signedIn: 'member',
    refused: true,
    anew: true,
    act: askWith('second_factor_needed'),
  },
  {
    name: 'profile-email',
    path: '/user/myprofile/email',
    signedIn: 'member',
    says: 'account-security:email.title',
  },
  { name: 'email-confirm', path: '/auth/email/none', signedIn: 'member', says: 'accounts:email.confirmWords' },
  { name: 'recovery-confirm', path: '/auth/recovery/none', signedIn: 'member', says: 'accounts:recovery.words' },
  { name: 'email-undo', path: '/auth/email/undo/none', says: 'accounts:email.undoWords' },
  { name: 'profile-devices', path: '/user/myprofile/devices', signedIn: 'member' },
  { name: 'profile-close-problems', path: '/user/myprofile/close', signedIn: 'member', act: submitEmpty },
  {
    name: 'employer',
    path: '/employer/profile',
    signedIn: 'employer',
    lines: 'H-029, P-029',
    says: 'employers:profile.words',
  },
  {
    name: 'employer-reviews',
    path: '/employer/reviews',
    signedIn: 'employer',
    lines: 'H-030',
    says: 'employers:answer.write',
    act: startWriting('main article div > button:has(svg):not([aria-pressed])'),
  },
  {
    name: 'employer-analytics',
    path: '/employer/analytics',
    signedIn: 'employer',
    lines: 'H-031, P-031',
    says: 'employers:compare.rating.above',
  },
  {
    name: 'employer-surveys',
    path: '/employer/surveys',
    signedIn: 'employer',
    lines: 'H-032, P-032',
    says: 'employers:surveys.state.proposed',
    act: startWriting('main section > div button'),
  },
  {
    name: 'employer-assets',
    path: '/employer/assets',
    signedIn: 'employer',
    lines: 'H-033, P-033',
    says: 'company-assets:page.words',
  },
  {
    name: 'employer-settings',
    path: '/employer/settings',
    signedIn: 'employer',
    lines: 'H-034, P-034',
    says: 'employers:people.invite',
  },
  { name: 'employer-none', path: '/employer', signedIn: 'member', says: 'employers:none.title' },
  {
    name: 'announce',
    path: '/moderation/announce',
    signedIn: 'moderator',
    says: 'announcements:words',
    act: submitEmpty,
  },
  { name: 'moderation-report', path: '/moderation/report', signedIn: 'moderator', act: openSecondCase },
  { name: 'moderation-chosen', path: '/moderation/report', signedIn: 'moderator', act: chooseCases },
  { name: 'moderation-company', path: '/moderation/company', signedIn: 'moderator', act: openSecondCase },
  { name: 'moderation', path: '/moderation/change', says: 'moderation:asked', signedIn: 'moderator' },
  { name: 'moderation-appeal', path: '/moderation/appeal', says: 'moderation:lines.appeal', signedIn: 'moderator' },
  { name: 'moderation-remove', path: '/moderation/report', signedIn: 'moderator', act: startRemoving },
  { name: 'moderation-log', path: '/moderation/log' },
  { name: 'admin', path: '/admin', says: 'administration:launch.openTitle', signedIn: 'moderator' },
  { name: 'admin-settings', path: '/admin/settings', says: 'administration:settings.words', signedIn: 'moderator' },
  { name: 'admin-directory', path: '/admin/directory', says: 'administration:directory.words', signedIn: 'moderator' },
  {
    name: 'admin-directory-company',
    path: '/admin/directory?company=1',
    says: 'administration:company.rename',
    signedIn: 'moderator',
  },
  { name: 'admin-lists', path: '/admin/lists', says: 'administration:lists.words', signedIn: 'moderator' },
  { name: 'admin-figures', path: '/admin/figures', says: 'administration:figures.words', signedIn: 'moderator' },
  { name: 'admin-texts', path: '/admin/texts', says: 'administration:texts.versionsWords', signedIn: 'moderator' },
  {
    name: 'admin-announcements',
    path: '/admin/announcements',
    says: 'announcements:list.title',
    signedIn: 'moderator',
  },
  { name: 'admin-audit', path: '/admin/audit', says: 'administration:audit.words', signedIn: 'moderator' },
  { name: 'admin-studies', path: '/admin/studies', says: 'administration:studies.words', signedIn: 'moderator' },
  { name: 'setup', path: '/setup/none', says: 'administration:setup.words' },
  { name: 'proof', path: '/proof/1', says: 'proofs:before' },
  { name: 'notice', path: '/notice', says: 'notices:form.laws' },
  { name: 'notice-problems', path: '/notice', act: submitEmpty, says: 'problems:notice_declaration' },
  { name: 'notice-foreign', path: '/notice/none', refused: true, says: 'notices:status.unknown' },
  { name: 'notices', path: '/notices', says: 'notices:register.threat' },
  { name: 'appeal-foreign', path: '/appeal/none', refused: true },
  { name: 'not-found', path: '/nowhere', refused: true },
]
