import { expect, test } from 'vitest'
import { attacks } from '../lab/attack/attacks.ts'
import arFaq from '../locales/ar/faq.json'
import arMethodology from '../locales/ar/methodology.json'
import arPolicy from '../locales/ar/privacy-policy.json'
import enFaq from '../locales/en/faq.json'
import enMethodology from '../locales/en/methodology.json'
import enPolicy from '../locales/en/privacy-policy.json'

const pages = {
  methodology: { en: enMethodology, ar: arMethodology },
  faq: { en: enFaq, ar: arFaq },
  policy: { en: enPolicy, ar: arPolicy },
} as const

/** What the site says about who could find out what, word for word in both languages, and the attacks that try it. */
const claims: readonly { page: keyof typeof pages; en: string; ar: string; attacks: readonly string[] }[] = [
  {
    page: 'methodology',
    en: 'The most that one contribution, and one person in a year, reveal through all the numbers they are in.',
    ar: 'أقصى ما تكشفه مشاركة واحدة، ومشاركات شخص واحد في سنة، عبر كل الأرقام التي تدخل فيها.',
    attacks: ['likelihood', 'accomplices', 'releases', 'person'],
  },
  {
    page: 'methodology',
    en: 'nothing that is kept from readers causes a release or delays one, and a release tells nothing by coming',
    ar: 'فما لا يراه القراء لا يُحدث تحديثًا ولا يؤخره، ومجيء التحديث وحده لا يكشف شيئًا.',
    attacks: ['clock', 'trigger'],
  },
  {
    page: 'methodology',
    en: 'Who plants public reviews can bring one about: then its numbers have more noise, and tell no more of anyone.',
    ar: 'ومن يزرع تقييمات علنية يستطيع أن يعجّل تحديثًا، فتزيد أرقامه تشويشًا ولا تكشف عن أحد أكثر.',
    attacks: ['clock', 'person'],
  },
  {
    page: 'methodology',
    en: 'Later releases spend nothing more on it, no matter what its writer changes.',
    ar: 'ولا تنفق التحديثات اللاحقة عليها شيئًا آخر مهما عدّلها صاحبها.',
    attacks: ['changes', 'likelihood'],
  },
  {
    page: 'methodology',
    en: 'Its deletion spends nothing more either, nor does a moderator who hides it and shows it again.',
    ar: 'ولا ينفق حذفها شيئًا، ولا إخفاء مشرف لها ولا إعادتها.',
    attacks: ['person', 'changes'],
  },
  {
    page: 'methodology',
    en: 'The place and work beside a text tell it more where it writes with the same facts for longer than four months',
    ar: 'إذا ظل يكتب أكثر من أربعة أشهر بحسابات تذكر ما يعرفه عن شخص',
    attacks: ['planting', 'context'],
  },
  {
    page: 'methodology',
    en: 'no e-mail depends on what others did',
    ar: 'ولا تتوقف رسالة على ما فعله غيره',
    attacks: ['letters'],
  },
  {
    page: 'methodology',
    en: 'sees reviews appear, change and disappear, and votes count, with rounds of publication',
    ar: 'يرى التقييمات تظهر وتتغير وتختفي والأصوات تُحتسب في جولات نشر',
    attacks: ['moment', 'vanishing', 'votes', 'trigger'],
  },
  {
    page: 'methodology',
    en: 'last year’s review within a month after this year’s appears',
    ar: 'وتقييم العام الماضي يختفي خلال شهر من ظهور تقييم هذا العام',
    attacks: ['replacement'],
  },
  {
    page: 'methodology',
    en: 'a copy also shows that a person wrote, and after whom',
    ar: 'تكشف النسخة أيضًا أن أحدًا كتب، وبعد من',
    attacks: ['copies of the database', 'twins', 'leaving'],
  },
  {
    page: 'methodology',
    en: 'The key also opens, without any password, what is encrypted beside a text.',
    ar: 'والمفتاح يفتح كذلك، دون كلمة مرور، ما هو مشفّر بجانب النص',
    attacks: ['key at rest'],
  },
  {
    page: 'methodology',
    en: 'A person who has your device after you logged out: they find what you chose to keep.',
    ar: 'ومن وصل إلى جهازك بعد خروجك: يجد ما اخترت أن تحتفظ به.',
    attacks: ['device'],
  },
  {
    page: 'faq',
    en: 'at least six reviewers, without those of the four months in which most of them wrote',
    ar: 'ستة على الأقل، عدا من كتبوا في أكثر أربعة أشهر كتابةً',
    attacks: ['planting', 'context'],
  },
  {
    page: 'faq',
    en: 'the key outside the database opens, without any password, what is encrypted beside your text',
    ar: 'ذلك المفتاح يفتح، دون كلمة مرور، ما هو مشفّر بجانب نصك',
    attacks: ['key at rest'],
  },
  {
    page: 'faq',
    en: 'from the page in one of the next rounds. If you choose “now”, it disappears at once, and anyone who watches sees when',
    ar: 'ومن الصفحة مع إحدى الجولات القادمة؛ وإذا اخترت «الآن» اختفى فورًا، ورأى من يراقب متى اختفى',
    attacks: ['vanishing'],
  },
  {
    page: 'policy',
    en: 'For a day after a round of publication a copy shows what was stored together',
    ar: 'وتُظهر النسخة ليوم بعد كل جولة نشر ما خُزّن معًا',
    attacks: ['copies of the database', 'twins'],
  },
]

test.each(claims)('$page: “$en” stands in both languages, and attacks try it', ({ page, en, ar, attacks: named }) => {
  expect(JSON.stringify(pages[page].en)).toContain(en)
  expect(JSON.stringify(pages[page].ar)).toContain(ar)
  const known = attacks.map(({ name }) => name)
  for (const name of named) expect(known).toContain(name)
})

test('what attacks have found untrue is said nowhere', () => {
  const untrue = [
    'The most that all numbers together can give away about one person',
    'In about one case of ten thousand',
    'only its deletion is told of once more',
    'taken out of them with the next release',
    'never fewer than ten',
    'readers see only what at least five reviewers share',
    'even someone with both finds it only by finding your password',
    'nor that two reviews are from the same person',
    'no longer see what you delete from that moment on',
    'What you delete is hidden at once',
    'so that nobody counts twice',
    'وفي نحو حالة من عشرة آلاف',
    'ما تحذفه يُخفى فورًا',
    'ولا أن تقييمين لشخص واحد',
  ]
  const said = JSON.stringify(Object.values(pages))
  for (const sentence of untrue) expect(said).not.toContain(sentence)
})
