import type { Mark } from '../search/match.ts'
import { toLatinDigits } from './digits.ts'
import {
  isFamily,
  isForeignInArabic,
  isKnownFamily,
  isSpelledName,
  isUnknownName,
  judgeName,
  splitNameWords,
  type Word,
} from './name-words.ts'

const listWords = (words: string) => new Set(words.split(' '))

/** Titles that come before a name; after the first ones a name follows even if no list contains it. */
const sureTitles = listWords('mr mrs ms miss dr eng engr prof مستر مسز')
const titles = listWords(
  'engineer doctor sheikh captain capt coach sir sister ustaz استاذ استاذه سيد سيده مهندس مهندسه دكتور دكتوره شيخ شيخه اخ اخت اخونا اخوي اخي اختنا اختي كابتن عقيد عميد لواء عم خال مس بروفيسور بروف',
)
const initials = listWords('د م ا')
const fathers = listWords('ابو ابي ابا بو ام ابن بنت ولد abu umm um')
const sons = listWords('بن ابن بنت ولد ال bin bint ibn ben al el')
/** What is done with a person alone: «نصحني تركي», «سألت بدر». */
const verbs = listWords(
  'نصحني كلمني كلمت كلموا كلمو سالت سالوا سالو اسال اسالوا اسالو قابلت قابلني راسلت راسلني اخبرني قالي قاللي هددني طردني ظلمني',
)
const naming = listWords('اسمه اسمها يدعي تدعي المدعو المدعوه named called')
const roles = listWords(
  'manager boss supervisor ceo cfo coo director lead leader owner head deputy colleague accountant chief president interviewer recruiter nephew reporting under',
)
/** What is named after people: places, institutions, companies. */
const placesBefore = listWords(
  'ملك امير اميره شارع طريق حي مستشفي مستشفيات جامعه بنك مصرف شركه مجموعه مدرسه مدارس مطار برج مؤسسه مدينه ميدان مول فندق مسجد جامع جسر معهد مركز نادي اسواق king prince princess imam',
)
const placesAfter = listWords(
  'road street university hospital airport bank group mosque tower company est trading market markets office branch district city mall college school restaurant bakery station stadium hall square centre center clinic factory foundation library',
)
const notNames = listWords(
  'dhabi price office excel word access project teams outlook dynamics azure sql sharepoint powerpoint windows visio on in at of is was the and for with team department manager duty call ظبي ظهبي قال يقول عنده جدا كان كانت في من علي الي مع ما لا لم غير هو هي عام عامه مدني مدنيه كهرباء برمجيات اسنان اعمال جامعي مشرف مشرفه مدير متر مربع خاص خاصه المكان الزمان الضمان الامان الانسان مساعد',
)

const arabicRoles =
  /^[وفبلك]?(?:ال|لل)?(?:مدير|مشرف|رييس|رئيس|زميل|موظف|محاسب|مسوول|مسؤول|قايد|قائد|نايب|نائب|سكرتير|مالك|صاحب|فني|ممرض|تيم ليدر)(?:ه|ت)?(?:ي|نا|هم|ك)?$/
/** Names that a role is said to be: «المدير كريم». */
const adjectives = listWords(
  'سعيد كريم جميل عادل امين مبارك صادق صالح حسن شاكر معروف مسلم مومن خليل عزيز حليم راضي ثابت حازم وسيم زايد عارف شامل غالب فاضل هادي كامل نادر متعب طاهر جواد نجم سلام مساعد سليم نور رحمه ملاك قمر',
)
/** Words before a name of a family that are none themselves. */
const ordinary = listWords(
  'من في علي الي عن مع بن ابن بنت ال ولد اسره عايله عائله شركه مجموعه موسسه مكتب قبيله هذا هذه ضد كل بعد قبل عند بدون حتي مثل بيت حي شارع طريق يا وقت غير زعلان متعاون محترم ظالم طيب فاهم دايم دائما جدا كذاب شاطر مظلوم رجل شخص انسان واحد كان كانت صار قال يقول حقير رايع رائع ممتاز سيء سيئ جاهل عصبي مغرور فاشل صعب سهل',
)

/** Parts of a company that a person comes from: «أمل من المشتريات», `Grace from HR`. */
const units = listWords(
  'hr payroll finance procurement purchasing accounting accounts it sales marketing reception recruitment admin logistics operations maintenance موارد ماليه مالي مشتريات محاسبه استقبال رواتب توظيف مستودع مبيعات تسويق اتش حسابات تشغيل صيانه',
)

const stripArticle = (plain: string) => plain.replace(/^[وفبلك]?(?:ال|لل)?(?=.{2})/, '')
const isIn = (words: ReadonlySet<string>, { plain }: Word) => words.has(plain) || words.has(stripArticle(plain))

/** Contact data: a mailbox, an account, a telephone number. A match does not begin again at each of its letters. */
const contacts = [
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/gu,
  /(?<![\w@])@\w{3,}/gu,
  /(?<!\d)(?:\+?966|0)[ -]?5\d(?:[ -]?\d){7}(?!\d)/gu,
]

/**
 * Returns the places where a text seems to name a person or to say how to reach one, in order; a hint for the reader,
 * in either language, with false negatives and false positives. Pure.
 */
export function findPeopleNamed(text: string): Mark[] {
  const plain = toLatinDigits(text)
  const reached = contacts.flatMap((form) =>
    [...(plain.length === text.length ? plain : text).matchAll(form)].map(
      ({ index, 0: found }) => [index, index + found.length] as const,
    ),
  )
  const isReached = ([at]: Mark) => reached.some(([from, to]) => at >= from && at < to)
  const named = findNames(splitNameWords(text)).filter((mark) => !isReached(mark))
  return [...named, ...reached].sort(([one], [other]) => one - other)
}

function findNames(words: readonly Word[]): Mark[] {
  const marks: Mark[] = []
  for (let at = 0; at < words.length; at++) {
    const first = findFirstName(words, at)
    if (first === undefined) continue
    const last = findLastName(words, first)
    const isPlace = isNamedAfter(words, at, last)
    if (!isPlace) marks.push([words[at]!.at, words[last]!.end])
    at = last
  }
  return marks
}

/** Returns where the name is that begins at this word, or that this word introduces. */
function findFirstName(words: readonly Word[], at: number): number | undefined {
  const [one, next, third] = [words[at]!, words[at + 1], words[at + 2]]
  if (next && isIntroducing(one, next, third)) return at + 1
  // «الموظف الهندي راجيش»
  if (one.isArabic && third && isRole(one) && /^ال.+ي$/.test(next?.plain ?? '') && isBeside(third))
    if (isForeignInArabic(third) || judgeName(third) === 'certain') return at + 2
  const kind = judgeName(one)
  if (/^(?:الله|لله)$/.test(next?.plain ?? '')) return undefined
  // A greeting: «رمضان كريم».
  if (/رمضان$/.test(one.plain) && /^(?:كريم|مبارك)$/.test(next?.plain ?? '')) return undefined
  if (isSpelledName(one) || (kind === 'certain' && !isSentenceStart(one, at))) return at
  // A verb is no name, nor is a word with the article.
  if (next && isKnownFamily(next) && isBeside(next) && isUnknownName(one) && !isIn(ordinary, one)) return at
  if (!next || !isBeside(next)) return undefined
  const hasFamily =
    (isFamily(next) && !notNames.has(next.plain)) || (sons.has(next.plain) && third !== undefined && isBeside(third))
  if (kind && isAtWork(one, next, third, words[at + 3])) return at
  if (kind && !one.isArabic && isUnknownName(next) && !notNames.has(next.plain)) return at
  if (kind) return hasFamily || judgeName(next) === 'certain' ? at : undefined
  // In English a name that no list contains, before that of a family.
  return !one.isArabic && isUnknownName(one) && isFamily(next) ? at : undefined
}

/** Whether what follows a name says where or what the person works: «بدر مدير الفرع», `Grace from HR`. */
function isAtWork(one: Word, next: Word, third: Word | undefined, fourth: Word | undefined): boolean {
  if (one.isArabic && isRole(next)) return !adjectives.has(one.plain) || next.plain.startsWith('ال')
  if (!/^(?:from|in|من)$/.test(next.plain) || !third || !/^(?:\p{Lu}|\p{Script=Arabic})/u.test(one.raw)) return false
  return isIn(units, third) || (third.plain === 'القسم' && fourth !== undefined && isIn(units, fourth))
}

/** In English the first word of a sentence has a capital, no matter what it is. */
const isSentenceStart = ({ isArabic, gap }: Word, at: number) => !isArabic && (at === 0 || /[.!?\n]/.test(gap))

const isVerb = ({ plain }: Word) => /^[يتن]/.test(plain) || isInOrdinary(plain)
const isInOrdinary = (plain: string) => ordinary.has(plain)

/** «المدير», «مديري», «مشرفتنا»: one person, whose name may follow. */
const isRole = ({ plain }: Word) => arabicRoles.test(plain)

const isBeside = ({ gap }: Word) => gap === ' '

/** Whether the first word says that the next one is a name. */
function isIntroducing(one: Word, next: Word, third: Word | undefined): boolean {
  const name = judgeName(next)
  if (notNames.has(next.plain) || !/^[ \t.,،/:(-]{1,3}$/.test(next.gap)) return false
  if (initials.has(one.plain.replace(/^و/, '')) && one.isArabic)
    return /^\s?[./]\s?$/.test(next.gap) && (name !== undefined || isUnknownName(next))
  if (isIn(naming, one)) return name !== undefined || isUnknownName(next)
  if (!/^[ .\t]+$/.test(next.gap)) return false
  if (/^mrs?$/.test(one.plain)) return true
  if (isIn(sureTitles, one)) return name !== undefined || isUnknownName(next)
  if (isIn(titles, one))
    return name !== undefined || (isUnknownName(next) && (!one.isArabic || (one.plain.includes('ال') && !isVerb(next))))
  if (verbs.has(one.plain)) return name !== undefined && !adjectives.has(next.plain)
  if (one.isArabic && isRole(one)) {
    if (name) return !adjectives.has(next.plain)
    return isUnknownName(next) && !isVerb(next) && third !== undefined && isBeside(third) && isFamily(third)
  }
  if (fathers.has(one.plain.replace(/^[وفبلك](?=بو|ابو|ام)/, '')))
    return (
      name !== undefined || (one.isArabic ? /^(?:ولد|ابن|بنت)$/.test(one.plain) && isFamily(next) : isUnknownName(next))
    )
  // «عبد» written apart.
  if (one.plain === 'عبد' || one.plain === 'abdul' || one.plain === 'abd')
    return isUnknownName(next) || next.plain.startsWith('ال')
  if (!roles.has(one.plain)) return false
  if (name === 'possible') return true
  return isUnknownName(next) && third !== undefined && isBeside(third) && isUnknownName(third)
}

/** Returns where a name ends: with the names of a father, a grandfather and a family. */
function findLastName(words: readonly Word[], first: number): number {
  let last = first
  while (last < first + 5) {
    const [next, third] = [words[last + 1], words[last + 2]]
    if (!next || !/^[ -]$/.test(next.gap) || placesAfter.has(next.plain)) break
    if (
      sons.has(next.plain) &&
      third &&
      isBeside(third) &&
      (judgeName(third) || isUnknownName(third) || isFamily(third))
    )
      last += 2
    else if (judgeName(next) || isFamily(next) || (!next.isArabic && isUnknownName(next) && last === first)) last += 1
    else break
  }
  return last
}

/** Whether a street, a hospital or a company is named after the person. */
function isNamedAfter(words: readonly Word[], from: number, last: number): boolean {
  const [before, earlier, after] = [words[from - 1], words[from - 2], words[last + 1]]
  const isPlace = (one: Word | undefined) => one !== undefined && isIn(placesBefore, one)
  if (isPlace(words[from]) || (before && isBeside(words[from]!) && isPlace(before))) return true
  if (before && isPlace(earlier) && /^ال/.test(before.plain)) return true
  return after !== undefined && isBeside(after) && placesAfter.has(after.plain)
}
