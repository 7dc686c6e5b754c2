import { describe, expect, test } from 'vitest'
import { problemCodes } from '../src/contract/problem.ts'
import { allWordsOf, languages, namespacesOf, wordsOf } from './support/project/locales.ts'

const en = allWordsOf('en')
const ar = allWordsOf('ar')
const plural = /_(zero|one|two|few|many|other)$/
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']
const stem = (key: string) => key.replace(plural, '')
/**
 * Returns whether a key is a plural form: only where English has the whole pair; `step_one` alone is an ordinary name.
 */
const isPlural = (key: string) => plural.test(key) && en.has(`${stem(key)}_one`) && en.has(`${stem(key)}_other`)
const plain = (words: Map<string, string>) => [...words.keys()].filter((key) => !isPlural(key)).sort()
const pluralStems = (words: Map<string, string>) => [...new Set([...words.keys()].filter(isPlural).map(stem))].sort()

/** Returns the placeholders of a text: `{{count}}`, `<link>`, `<1>`. */
const placeholders = (text: string): string[] => (text.match(/\{\{[^}]+\}\}|<\/?[\w]+\s*\/?>/g) ?? []).sort()

describe('H-036, H-037: the whole interface in English and Arabic', () => {
  test('the same files with the same keys', () => {
    expect(namespacesOf('ar')).toEqual(namespacesOf('en'))
    expect(plain(ar)).toEqual(plain(en))
    expect(pluralStems(ar)).toEqual(pluralStems(en))
  })

  test('Arabic has all six plural forms', () => {
    const lacking = pluralStems(en).flatMap((key) => arabicForms.map((form) => `${key}_${form}`))
    expect(lacking.filter((key) => !ar.has(key))).toEqual([])
  })

  test('the same placeholders', () => {
    const different = plain(en).filter(
      (key) => `${placeholders(en.get(key)!)}` !== `${placeholders(ar.get(key) ?? '')}`,
    )
    expect(different).toEqual([])
    // One and two are words in Arabic, so those forms may leave the number out; few, many and other may not.
    const pluralDifferent = pluralStems(en).flatMap((key) => {
      const known = placeholders(en.get(`${key}_other`)!)
      return arabicForms
        .map((form) => `${key}_${form}`)
        .filter((form) => {
          const found = placeholders(ar.get(form) ?? '')
          const exact = /_(few|many|other)$/.test(form)
          return exact ? `${found}` !== `${known}` : found.some((one) => !known.includes(one))
        })
    })
    expect(pluralDifferent).toEqual([])
  })

  test.each(languages)('%s: every value is a text with something in it', (language) => {
    const values = namespacesOf(language).flatMap((name) =>
      [...wordsOf(language, name)].map(([key, value]) => [`${name}:${key}`, value] as const),
    )
    const empty = values.filter(([, value]) => typeof value !== 'string' || value.trim() === '')
    expect(empty.map(([key]) => key)).toEqual([])
  })

  // To a reader they say that a number is wrong. Elsewhere it is "rounded and blurred", or "about".
  test.each([
    ['en', /nois[ey]/i],
    ['ar', /تشويش|مشوّ?ش/],
  ] as const)('%s: noise is a word of the pages that explain the method, and of no other', (language, word) => {
    const explaining = ['methodology', 'dictionary', 'developers', 'open-data', 'api']
    const found = namespacesOf(language)
      .filter((name) => !explaining.includes(name))
      .flatMap((name) => [...wordsOf(language, name)].map(([key, value]) => [`${name}:${key}`, String(value)] as const))
      .filter(([, value]) => word.test(value))
    expect(found).toEqual([])
  })

  test.each(languages)('%s: every problem has words, and no others are there', (language) => {
    expect([...wordsOf(language, 'problems').keys()].sort()).toEqual([...problemCodes].sort())
  })

  test('the help beside a field has no backquotes, which readers would see', () => {
    const helps = languages.flatMap((language) =>
      namespacesOf(language).flatMap((name) => [...wordsOf(language, name)].filter(([key]) => key.endsWith('.help'))),
    )
    expect(helps.length).toBeGreaterThan(100)
    expect(helps.filter(([, value]) => String(value).includes('`'))).toEqual([])
  })

  test('nothing is left in the other language', () => {
    /** Names that are in Latin letters in Arabic too. */
    const latin =
      /\b(?:Shafaf|PNG|JPE?G|PDF|CEO|LinkedIn|Google Play|Google|Apple|iPhone|iPad|iOS|Android|Safari|Chrome|Twitter|X|Instagram|Snapchat|WhatsApp|App Store|Google Play|English|OpenAPI|JSON|CSV)\b/gi
    // Text between backquotes or isolates is written as it is sent.
    const address = /`[^`]+`|\u2068[^\u2069]+\u2069|https?:\S+|[\w.]+@[\w.]+|www\.\S+/g
    const english = [...ar].filter(([, text]) =>
      /[A-Za-z]{2,}/.test(
        text
          .replace(/\{\{[^}]+\}\}|<[^>]+>/g, '')
          .replace(address, '')
          .replace(latin, ''),
      ),
    )
    expect(english.map(([key, text]) => `${key}: ${text}`)).toEqual([])
    // Only the name of the other language (and of the site), and the offer to read in it, are in the other script.
    const arabic = [...en].filter(
      ([key, text]) =>
        !key.includes('arabicOffer.') && /\p{Script=Arabic}/u.test(text.replace(/العربية|عربي|شفاف/g, '')),
    )
    expect(arabic.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})

describe('the words of the specification, letter for letter', () => {
  test.each([
    ['V-001: name missing', 'name_missing', 'Please Enter Name'],
    ['V-002: phone missing', 'phone_missing', 'Please Enter Phone'],
    ['V-006: company missing', 'company_missing', 'Please Enter company name'],
    ['V-007: department missing', 'department_missing', 'Please Enter department'],
    ['V-008: job title missing', 'jobtitle_missing', 'Please Enter job title'],
    ['V-009: city missing', 'city_missing', 'Please Enter city'],
    ['V-010: salary missing', 'salary_missing', 'Please Enter Your Salary'],
    ['V-011: salary invalid', 'salary_malformed', 'Please Enter Valid Salary'],
    ['V-012: bonus missing', 'bonus_missing', 'Please Enter Bonus'],
    ['V-017: confirmation differs', 'confirmation_differs', 'Confirm Password Not Same password'],
    ['X-024: Apple without an e-mail', 'social_email_missing', "Can't sign in, you may not have shared your email"],
    ['V-003: e-mail missing', 'email_missing', 'Please Enter Email'],
    ['V-004: e-mail malformed', 'email_malformed', 'Please Enter valid email address'],
    ['V-005: password missing', 'password_missing', 'Plaese Enter Password'],
    [
      'V-013, V-014: password length',
      'password_length',
      'password must be more than 8 charchter and les than 31 charchter',
    ],
    ['V-032, V-033: pros', 'pros_length', 'Pros should be a minimum of 3 characters and a maximum of 500 characters.'],
    ['V-036, V-042: good and bad word', 'one_word', 'Please enter just one word'],
    ['V-048: terms', 'accept_terms', 'You must agree to the terms and conditions'],
    ['V-060, V-061: salary', 'salary_range', 'min 10 max 99999'],
    ['V-063, V-064: annual raise', 'raise_range', 'min 1 max 99'],
    ['V-069, V-070: score', 'score_range', 'Number should be between 0 and 100'],
    ['V-097: offered', 'offered_required', 'required'],
    ['V-118: last year', 'last_year', 'Please Enter Last Year at Work'],
    ['V-131: tag missing', 'tag_missing', 'Please enter tag'],
    ['V-132: question missing', 'question_missing', 'please enter question'],
    ['V-133: answer missing', 'answer_missing', 'Please enter answer'],
    ['V-157: a date to come', 'not_yet', 'This date has not yet come !'],
    ['X-025: mail sent', 'email_not_verified', 'We Sent An Email To Your Email Please Verify That Email'],
  ])('%s', (_, code, words) => {
    expect(en.get(`problems:${code}`)).toBe(words)
  })

  test('L-027: the units of time: hour, day, week, month, year', () => {
    const units = ['Hour', 'Day', 'Week', 'Month', 'Year']
    const labels = [...en].filter(([key]) => key.startsWith('reviews:choices.')).map(([, words]) => words)
    expect(units.filter((unit) => !labels.includes(unit))).toEqual([])
  })

  // the messages of section 5 are part of the catalogue; the table above covers them.
  test.each([
    ['X-003: 403', 'You are not authorized to access you will be logged out'],
    ['X-009: 401', 'You are unauthenticated we will redirect you to login page'],
    ['X-015: a review on its way', 'Pending'],
    ['X-018: a failure without words', 'Backend Error Occured'],
    ['S-003, X-026: no company', 'Sorry, there are no companies matching'],
    ['S-006, X-033: the hint', 'type to view results'],
    ['X-028: the badges', 'Coming soon'],
    ['X-027: nothing found', 'No Result Found'],
    ['X-030: nothing in a list', 'no results found'],
    ['X-029: no questions of one’s own', 'you have not added any questions'],
    ['T-013: an account opened again', 'your account reactivated successfully'],
    ['X-023: an account not opened', 'An Error occured'],
    ['X-034: login required', 'You Must Login First'],
    ['X-036: load failure, title', 'Ooopps'],
    ['X-036: load failure, text', 'Looks like something went wrong'],
    ['N-005: the search popup', 'Choose company'],
    ['N-011: the employer button', 'For Employers'],
    ['N-012', 'Sign up'],
    ['N-013', 'Login'],
    ['N-019', 'My Profile'],
    ['N-020', 'Logout'],
    ['Z-002: progress', 'Step {{n}} of 3'],
    ['H-021', '100% anonymous'],
  ])('%s: "%s"', (_, words) => {
    expect([...en.values()]).toContain(words)
  })
})

describe('the Arabic of docs/arabic-style.md', () => {
  /** Words that are never used, and the texts in which they are correct. */
  const never: [string, RegExp, RegExp?][] = [
    ['basic pay for pay', /الراتب الأساسي/, /^profile:|الراتب الأساسي (?:وبدل|مع بدل)/],
    ['a fee for a chart', /(?<!\p{L})(?:ال)?رسم(?! بياني| البياني)(?!\p{L})/u],
    ['fees for charts', /(?<!\p{L})(?:ال)?رسوم(?! (?:ال)?بيانية)(?!\p{L})/u, /^faq:.*ولا رسوم/],
    ['residents for those who reviewed', /مقيّم(?:و|ي)?ن?ا?ً?(?!\p{L})/u],
    ['an unknown person for anonymous', /مجهول (?:الهوية|المصدر|تمامًا)/],
    ['confidential for anonymous', /(?<!\p{L})(?:بسرية|السرية|سرية)(?!\p{L})/u],
    ['deficient for unlisted', /شرك(?:ة|ات) (?:ال)?ناقصة|الشركات الناقصة/],
    ['the release of a program', /الإصدار القادم/],
    ['things that join', /(?<!\p{L})[وس]*[يت]نضم (?:راتب|إجابت|الإجابات|الرواتب|إلى إحصاءات)/u],
    ['an address for a link', /(?:هذا العنوان|في العنوان خطأ|العنوان غير صحيح)/],
    [
      'an answer in the other word',
      /(?<!\p{L})(?:ال|لل)?(?:جواب|جوابين|أجوبة|الأجوبة)(?!\p{L})/u,
      /أسئلة وأجوبة|الأسئلة والأجوبة/,
    ],
    ['what was not loaded', /لم [يت]ُحم[َّ]*ل|لم يصل رد|لم يستجب/],
    ['please, in other words', /من فضلك/],
    ['a letter to be ignored, in other words', /فلا عليك من/],
    ['a box for sending', /صندوق الإرسال/],
    ['a geographic area', /منطقة أصحاب/],
    ['a kind word', /(?:كلمة طيبة|الكلمة الطيبة)/],
    ['a status for a kind of employment', /نوع الدوام|حالة التوظيف/],
    ['the interval of confidence', /مجال الثقة/],
    ['the worst rating we trust', /أدنى تقييم نثق/],
    ['trust in, with the wrong word', /(?<!\p{L})الثقة في /u],
    ['cookies cut short', /ملفات (?:ال)?ارتباط/],
    ['facts as a title', /حقائق/],
    ['four ways to ask', /(?:^|: )أت(?:رفض|زيل|ثبّت)/],
    ['Latin marks between Arabic words', /\p{Script=Arabic}\s*[,;?]|[,;?]\s*\p{Script=Arabic}/u],
    ['too low for too few', /أقل من أن/],
    // Where a number varies, these need six forms: `{{n}} من التقييمات` is right with every number.
    [
      'one plural after any number',
      /\{\{\w+\}\} (?!و)(?:\p{Script=Arabic}+(?:ات|ًا)|نجوم|رؤساء|أشخاص|أشهر|أيام|سنة|سنوات|تقييم|راتب|شركة|مقابلة)(?!\p{L}|ً)/u,
      /_(?:zero|one|two|few|many|other): /,
    ],
    ['a bare per cent', /(?<![\u2066\d])\d+%(?!\u2069)/],
  ]
  test.each(never)('never %s', (_, pattern, except) => {
    const found = [...ar]
      .map(([key, text]) => `${key}: ${text}`)
      .filter((line) => pattern.test(line) && !except?.test(line))
    expect(found).toEqual([])
  })
})
