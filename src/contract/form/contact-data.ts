import type { ProblemCode } from '../problem.ts'
import { readAsSeen, replaceDigitWords } from './as-seen.ts'

type Guard = { code: ProblemCode; forms: readonly RegExp[] }

/** What people put between the digits of a number, and the start and end of one: Arabic attaches letters to it. */
const gap = '[\\s().,،\\-\\u2010-\\u2015/_*•|+]{0,4}'
const start = '(?<![\\da-z])(?<!\\d[.,])'
const end = '(?![\\da-z])'
const buildDigits = (count: string) => `(?:${gap}\\d)${count}`

const sign = '(?:@|\\(at\\)|\\[at\\])'
const at = '(?:\\bat\\b|(?<!\\p{L})[آا]ت(?!\\p{L}))'
const dot = '(?:\\(dot\\)|\\[(?:dot|\\.)\\]|\\bdot\\b|(?<!\\p{L})(?:دوت|نقطة)(?!\\p{L}))'
const ending = 'com|net|org|sa|me|io|co|info|app|ly|gg|tv|link|site|online|xyz|shop|store|edu|gov'
const mailbox = '(?:g\\s?mail|hotmail|yahoo|icloud|جيميل|هوتميل|ياهو)'

/** Programs and brands that are written like an address. */
const names = '(?!(?:asp|vb|ado)\\.net\\b|booking\\.com\\b|node\\.)'

const network =
  'سناب(?:ي|ه|ها|\\s?شات|تشات)?|تويتر(?:ي|ه)?|[اإ]نستا(?:[قغج]رام)?(?:ي|ه)?|تي?لي?[قغج]رام(?:ي|ه)?|لينكد\\s?[إا]ن|تيك\\s?توك|فيس(?:\\s?بوك)?|snap(?:chat)?|twitter|insta(?:gram)?|telegram|linkedin|tiktok|facebook|discord'
/** A name of an account, and one that no word looks like. */
const account = '[a-z][\\w.-]{2,}'
const oddAccount = '(?=[a-z._-]*[\\d._-][a-z\\d])[a-z][\\w.-]{2,}'

/** A number, or letters and digits, said after a word for what it is of. */
const said = '(?:\\s*(?:no\\.?|number|id|#|is|[:=(]|رقم|هو|هي|(?:ال)?مدير|تبع|لمن|is\\s+under))*[\\s:#-]*'
const buildCode = (least: number) => `(?=(?:[a-z-]*\\d){${least}})[a-z\\d-]*\\d`

const guards: readonly Guard[] = [
  {
    code: 'email_in_text',
    forms: [
      /[^\s@]\s?@\s?[^\s@]+\.[^\s@]{2,}/iu,
      new RegExp(`[\\w.+-]\\s?${sign}\\s?[\\w-]+\\s?(?:\\.|${dot})\\s?(?:${ending}|كوم|نت)(?!\\p{L})`, 'iu'),
      new RegExp(`[\\w.+-]\\s?${at}\\s?[\\w-]+\\s?${dot}\\s?(?:${ending}|كوم|نت)(?!\\p{L})`, 'iu'),
      new RegExp(`[\\w.+-]\\s?(?:${sign}|${at})\\s?${mailbox}(?!\\p{L})`, 'iu'),
    ],
  },
  { code: 'number_in_text', forms: [/(?<![a-z\d])sa(?:[ -]?\d){22}(?!\d)/iu] },
  {
    code: 'phone_in_text',
    forms: [
      new RegExp(`${start}(?:\\+|00)?${gap}966${gap}0?${gap}[15]${buildDigits('{8}')}${end}`, 'iu'),
      new RegExp(`${start}0${gap}5${buildDigits('{8}')}${end}`, 'iu'),
      new RegExp(`${start}01[1-7]${buildDigits('{7}')}${end}`, 'iu'),
      new RegExp(`${start}(?:\\+|00)(?:[\\s().\\-\\u2010-\\u2015]{0,2}\\d){8,14}${end}`, 'iu'),
      // Any signs between the digits, where they stand as people group them.
      /(?<![\da-z])05\d(?:[^\p{L}\d\n]{1,3})\d{3}(?:[^\p{L}\d\n]{1,3})\d{4}(?![\da-z])/iu,
      /(?<![\da-z])(?<!\d[^\p{L}\d\n]{1,3})0(?:[^\p{L}\d\n]{1,3})5(?:[^\p{L}\d\n]{1,3}\d){8}(?![\da-z])/iu,
      /(?<![\da-z])05(?:[^\p{L}\d\n.,:/]{1,3}\d\d){4}(?![\da-z])|(?<![\da-z])05\d\d(?:[^\p{L}\d\n.,:/]{1,3}\d{3}){2}(?![\da-z])/iu,
      /(?<![\da-z])(?<!\d[.,\s-])(?:5\d{8}|5\d[\s-]\d{3}[\s-]\d{4}|9200\d{5,7}|800\d{5,7}|800[\s-]\d{3}[\s-]\d{4}|9200[\s-]\d{5})(?![\da-z])/iu,
    ],
  },
  {
    code: 'link_in_text',
    forms: [
      /https?:\/\/\S|(?<![a-z])www\.\S|\bxn--[a-z\d]/iu,
      new RegExp(`(?<![\\w.@-])${names}[a-z\\d][a-z\\d-]*(?:\\.[a-z\\d-]+)*\\.(?:${ending})(?![\\w-]|\\.\\w)`, 'iu'),
      /(?<![a-z\d-])[a-z\d-]{2,}\s*(?:\(dot\)|\[(?:dot|\.)\]|(?<=\s)(?:dot|دوت)(?=\s))\s*(?:com|sa|org|me|io|co|كوم)(?!\p{L})/iu,
      /(?<![a-z\d-])[a-z\d-]{3,}\s(?:dot|دوت)\s(?:net|نت)(?!\p{L})/iu,
      // A sentence may begin with «السعودية» or «شبكة»: after a full stop these are an address only without a blank.
      /(?<!\p{L})\p{L}{2,}\s?(?<!\p{L})دوت\s\s?(?:كوم|السعودية|موقع|شبكة)(?!\p{L})/iu,
      /(?<!\p{L})\p{L}{2,}\.(?:كوم|السعودية)(?!\p{L})|(?<!\p{L})\p{L}{2,}\.(?:موقع|شبكة)(?![\p{L}]|\s\p{L})/iu,
      /(?<!\p{L})\p{L}{2,}\.شركة(?=$|[/?)،.])/u,
      // A handle, and an account of a network.
      /(?<![\w@.])@(?:[a-z_\u0621-\u064A][\w.-]{2,}|\s(?=[\w.-]*[\d_.-]\w)[a-z_][\w.-]{2,})/iu,
      new RegExp(
        `(?<!\\p{L})(?:حساب\\S*\\s(?:في|على|ب)\\s?)?[وبل]?(?:${network})(?:\\s(?:ال)?مدير\\S*|\\sحساب\\S*|\\sاسم\\S*)?\\s?[:=]?\\s?(?:(?<=[\\u0621-\\u064A]\\s?[:=]?\\s?)|(?<=[:=]\\s?))${account}`,
        'iu',
      ),
      new RegExp(
        `(?:my|his|her|add|follow|dm|me on|find me)\\b[^.\\n]{0,20}?\\b(?:${network})\\s(?:is|handle|account|:)\\s?(?!(?:is|not|for|and|or|was|has|account)\\b)${account}`,
        'iu',
      ),
      new RegExp(`(?:me on|dm|follow)\\s(?:${network})\\s${account}`, 'iu'),
      new RegExp(`(?:${network})\\s(?:handle|account|user|id|name)?\\s?:?\\s?${oddAccount}`, 'iu'),
      new RegExp(`(?:handle|username|snap\\sname)\\s?:?\\s?${account}$`, 'iu'),
    ],
  },
  {
    code: 'number_in_text',
    forms: [
      new RegExp(
        `\\b(?:employee|staff|badge|personnel|payroll)\\s(?:no\\b\\.?|number|id|#)${said}${buildCode(4)}`,
        'iu',
      ),
      new RegExp(`(?:رقم\\S*\\s(?:ال)?وظيفي|رقم\\s(?:ال)?موظف\\S*)${said}${buildCode(4)}`, 'iu'),
      new RegExp(
        `(?:commercial\\sregist\\S*|(?<![a-z])c\\.?r\\.?(?![a-z])|سجل\\S*\\s(?:ال)?تجاري)${said}\\d{5,}`,
        'iu',
      ),
      new RegExp(
        `(?:licen[cs]e|رخص[ةتهـ]\\S*)(?:\\s(?:مزاولة|قيادة|المهنة|(?:ال)?عمل|سير)){0,3}${said}${buildCode(5)}`,
        'iu',
      ),
      new RegExp(`(?:passport|جواز\\S*(?:\\s(?:ال)?سفر\\S*)?)${said}[a-z]\\d{7,8}`, 'iu'),
      new RegExp(`(?:\\bext\\b\\.?|extension|تحويل[ةت]\\S*)${said}\\d{3,5}(?!\\d)`, 'iu'),
      /(?:plates?|لوح[ةت]\S*)(?:\s\p{L}{2,})?[\s:]+(?:(?:[a-z]\s?){3}|(?:[\u0621-\u064A]\s?){3})\s?\d{1,4}(?!\d)/iu,
      /(?:plates?|لوح[ةت]\S*)(?:\s\p{L}{2,})?[\s:]+\d{1,4}\s?(?:(?:[a-z]\s?){3}|(?:[\u0621-\u064A]\s?){3})(?!\p{L})/iu,
    ],
  },
  {
    code: 'national_id_in_text',
    forms: [
      /(?<![\da-z])[12]\d{9}(?![\da-z])/iu,
      /(?:\bid\b|iqama|هوي[ةت]|[إا]قام[ةت]|سجل\S*\s(?:ال)?مدني)[^\d\n]{0,20}[12](?:[\s-]?\d){9}(?!\d)/iu,
      /(?<![\da-z])(?<!\d[\s.,-])[12]\d{3}[\s-]\d{3}[\s-]\d{3}(?![\da-z])|(?<![\da-z])(?<!\d[\s.,-])[12]\d{2}[\s-]\d{3}[\s-]\d{4}(?![\da-z])/iu,
    ],
  },
]

/**
 * Returns the first thing found in a text that could identify or reach a person: an e-mail address, a telephone number,
 * a link or an account, an id or another number of theirs (design: before sending). Amounts, years, times and counts
 * are none of these. The text is judged as its reader sees it, in either language.
 */
export function findContactData(text: string): ProblemCode | undefined {
  const seen = readAsSeen(text)
  const spelled = replaceDigitWords(seen)
  const numbered = seen.replace(day, ' date ')
  const isFound = ({ code, forms }: Guard) =>
    forms.some((form) => form.test(code === 'phone_in_text' ? numbered : seen))
  const found = guards.find(isFound)?.code
  return found ?? (spelled !== seen && phones.some((form) => form.test(spelled)) ? 'phone_in_text' : undefined)
}

/** A day: two of them after each other have as many digits as a telephone number. */
const day = /(?<!\d)(?<!\d[./-])[0-3]?\d([./-])[01]?\d\1(?:1[34]|19|20)\d\d(?![./]?\d)(?!-\d\d?(?![\d./-]))/g

const phones = guards.find((guard) => guard.code === 'phone_in_text')!.forms
