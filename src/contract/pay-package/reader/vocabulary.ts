/**
 * What a word of an offer makes a number be about. `salary`: it does not say whether basic pay or the whole; `none`:
 * something that a package does not have, such as probation.
 */
export type Topic =
  | 'basic'
  | 'housing'
  | 'transport'
  | 'other'
  | 'bonus'
  | 'total'
  | 'salary'
  | 'leave'
  | 'start'
  | 'none'

/*
 * The words are matched in a text in small letters without vowel marks, with ا for أ إ آ, ه for ة and ي for ى. The first
 * pattern that matches at a place is taken, so the longer ones come first.
 */
const english = {
  none: `sign(?:ing|-on)? ?bonus|(?:sick|maternity|paternity|hajj|marriage|unpaid) leave|end[ -]of[ -]service|overtime|probation(?:ary)?|trial period|notice|(?:air )?tickets?|medical|insurance|gosi|social security|deductions?|relocation|school|education|visa|iqama|loan|valid (?:until|till|to)|expires?|expiry|deadline|accept(?:ed|ance)? (?:by|before)|birth|dated|issued?|ref(?:erence)?(?: no)?|tel|phone no|mobile no|(?:daily|hourly) rate|company (?:size|capital)|grade|employee (?:no|id)`,
  other: `(?:food|meals?|mobile|phone|communications?|special|cost of living|living|shift|fuel|car|vehicle|remote(?: area)?|nature of work|hardship|technical|laptop|internet|family|field|other|general|utility|utilities)(?: and (?:food|meals?|mobile|phone|internet))?(?: allowances?| benefits?)|others?(?= ?(?:[|:\\n]|$))`,
  bonus: `(?:annual |yearly |performance |guaranteed )?bonus|1[34]th (?:month )?salary`,
  total: `(?:total|gross|overall|net|all[ -]in|ctc)(?: (?:monthly|annual|fixed|cash|gross))*(?: (?:salary|pay|package|compensation|remuneration|amount|income))?`,
  basic: `(?:basic|base)(?: monthly| gross| annual)?(?: salary| pay| wage)?`,
  housing: `(?:housing|house rent|accommodation|rent|hra)(?: allowances?)?`,
  transport: `(?:transport(?:ation)?|commut(?:e|ing)|conveyance|travel)(?: allowances?)?`,
  leave: `(?:annual|paid|yearly)(?: paid)? (?:leave|vacation|holidays?)|vacation|leave entitlement|leave`,
  start: `(?:expected |proposed )?(?:start(?:ing|s)?|joining|join)(?: date| work| us| on)?|date of (?:joining|commencement)|commenc(?:e|es|ing|ement)(?: date)?|effective(?: date| from)?|report(?:ing)? (?:for|to) (?:duty|work)`,
  salary: `salary|pay|wage|remuneration|compensation|package`,
} satisfies Partial<Record<Topic, string>>

const the = '(?:ال)?'
const arabic = {
  none: `نقل ${the}(?:كفاله|خدمات)|(?:ب?اجازه|${the}اجازه) (?:${the}مرضي|${the}وضع|${the}حج|${the}زواج)|مكافاه ${the}?نهايه|نهايه ${the}خدمه|مكافاه ${the}(?:توقيع|انضمام)|${the}عمل ${the}اضافي|${the}ساعات ${the}اضافي|${the}تجربه|${the}(?:اشعار|انذار)|${the}تذاكر|${the}تذكره|${the}تامين(?:ات)?|${the}حسم|${the}خصم|${the}استقطاع|${the}رسوم|${the}تاشيره|${the}اقامه|${the}مدارس|تعليم|${the}قرض|صالح حتي|ساري? حتي|صلاحيه|ينتهي|قبل تاريخ|${the}ميلاد|حرر|صدر|بتاريخ اليوم|رقم|${the}هاتف`,
  other: `بدل(?:ات)? ${the}(?:طعام|غذاء|اعاشه|وجبات|اتصال(?:ات)?|هاتف|جوال|انترنت|طبيعه(?: ${the}عمل)?|غلاء(?: ${the}معيشه)?|معيشه|سياره|وقود|بنزين|مخاطر|خطر|ندره|ميدان(?:ي)?|مناوبه|ورديه|تميز|فني|اخري|منطقه(?: نائيه)?)|${the}بدلات ${the}اخري|بدلات اخري|مزايا اخري`,
  bonus: `${the}(?:مكافاه|مكافات|بونص)(?: ${the}(?:سنويه?|اداء))*|راتب ثالث عشر`,
  total: `${the}(?:اجمالي|مجموع|صافي|شامل)(?: ${the}(?:راتب|اجر|شهري|دخل|حزمه|مبلغ))*|${the}(?:راتب|اجر) ${the}(?:اجمالي|شامل|كامل)`,
  basic: `${the}(?:راتب|اجر|مرتب)(?: ${the}شهري)? ${the}اساسي|${the}اساسي`,
  housing: `(?:بدل )?${the}سكن`,
  transport: `(?:بدل )?${the}(?:نقل|مواصلات|تنقل|انتقال)`,
  leave: `${the}اجاز(?:ه|اتك|تك|ات)(?: ${the}سنوي(?:ه)?)?`,
  start: `(?:تاريخ |موعد )?${the}(?:مباشره|التحاق|انضمام|بدايه|بدء|ابتداء)|تبدا|يبدا|تباشر|اعتبارا من`,
  salary: `${the}(?:راتب|اجر|مرتب)`,
} satisfies Partial<Record<Topic, string>>

const order = ['none', 'other', 'bonus', 'total', 'basic', 'housing', 'transport', 'leave', 'start', 'salary'] as const

/** The patterns of topics in the order in which they are tried at a place of the text. */
export const topicPatterns: readonly { topic: Topic; pattern: RegExp }[] = order.flatMap((topic) => [
  { topic, pattern: new RegExp(`(?<![a-z])(?:${english[topic]})(?![a-z])`, 'y') },
  // One letter before the word, as in «وسكن» and «بالسكن», belongs to it.
  { topic, pattern: new RegExp(`(?<!\\p{L}{2})(?:[وبلف]|لل)?(?:${arabic[topic]})`, 'yu') },
])

/** Words for months in the two calendars, the first month first; the Gregorian ones also as they are said in the Levant. */
export const gregorianMonths = [
  'january|jan|يناير|كانون الثاني',
  'february|feb|فبراير|شباط',
  'march|mar|مارس|اذار',
  'april|apr|ابريل|نيسان',
  'may|مايو|ايار',
  'june|jun|يونيو|حزيران',
  'july|jul|يوليو|تموز',
  'august|aug|اغسطس|اب',
  'september|sept|sep|سبتمبر|ايلول',
  'october|oct|اكتوبر|تشرين الاول',
  'november|nov|نوفمبر|تشرين الثاني',
  'december|dec|ديسمبر|كانون الاول',
]
export const hijriMonths = [
  'muharram|محرم',
  'safar|صفر',
  "rabi(?:'|’)? ?(?:al-)?(?:awwal|i|1)|ربيع (?:ال)?اول",
  "rabi(?:'|’)? ?(?:al-)?(?:thani|akhir|ii|2)|ربيع (?:ال)?(?:ثاني|اخر)",
  'jumada ?(?:al-)?(?:awwal|ula|i|1)|جمادي (?:ال)?(?:اولي|اول)',
  'jumada ?(?:al-)?(?:thani|akhir(?:ah)?|ii|2)|جمادي (?:ال)?(?:ثاني(?:ه)?|اخر(?:ه)?)',
  'rajab|رجب',
  "sha(?:'|’)?ban|شعبان",
  'ramadan|رمضان',
  'shawwal|شوال',
  "dhu(?:l)?[ -]?(?:al-)?qi?(?:'|’)?dah?|ذو القعده|ذي القعده",
  'dhu(?:l)?[ -]?(?:al-)?hijjah?|ذو الحجه|ذي الحجه',
]

/** Small numbers as words, where offers count months of pay. */
export const countWords: Record<string, number> = {
  ...{ one: 1, a: 1, two: 2, three: 3, four: 4 },
  ...{ راتب: 1, شهر: 1, راتبين: 2, راتبان: 2, شهرين: 2, ثلاثه: 3, ثلاث: 3, اربعه: 4, اربع: 4 },
}
