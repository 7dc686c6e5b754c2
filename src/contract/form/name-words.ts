import {
  certainNames,
  familyNames,
  foreignNames,
  foreignNamesInArabic,
  possibleNames,
  spelledNames,
} from './people-names.ts'

/** A word of a text with where it stands; `gap` is what comes before it. */
export type Word = { at: number; end: number; gap: string; raw: string; plain: string; isArabic: boolean }

const word = /[\p{Script=Arabic}\p{M}]+|[\p{Script=Latin}\p{M}'’-]+/gu
/** The letters after Arabic joins to a word. */
const attached = /^[وفبلك](?=.{3})/

/** Returns a word in the one spelling of lists: without vowel marks, hamza forms alike, in lower case. */
const normaliseWord = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/[\p{M}\u0640'’]/gu, '')
    .replace(/[ٱأإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .toLowerCase()

export function splitNameWords(text: string): Word[] {
  let last = 0
  return [...text.matchAll(word)].map(({ index, 0: raw }) => {
    const gap = text.slice(last, index)
    last = index + raw.length
    return { at: index, end: last, gap, raw, plain: normaliseWord(raw), isArabic: /\p{Script=Arabic}/u.test(raw) }
  })
}

const sounds: Record<string, string> = {
  ...{ kh: 'x', sh: '$', gh: 'g', th: 't', dh: 'd', ph: 'f', ck: 'k', q: 'k', c: 'k', v: 'f', p: 'b' },
  ...{ ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'x', د: 'd', ذ: 'd', ر: 'r', ز: 'z', س: 's', ش: '$', ص: 's' },
  ...{ ض: 'd', ط: 't', ظ: 'z', غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
}
const sounding = /kh|sh|gh|th|dh|ph|ck|[qcvpبتثجحخدذرزسشصضطظغفقكلمن]/g

/** Returns the consonants of a name, alike for its Arabic and its Latin spellings: `Khaled`, `Khalid` and «خالد». */
const toConsonants = (plain: string): string =>
  plain
    .replace(/(?<=.)[hه]$/, '')
    .replace(sounding, (sound) => sounds[sound] ?? sound)
    .replace(/ه/g, 'h')
    .replace(/[^a-z$]|[aeiouyw]/g, '')
    .replace(/(.)\1+/g, '$1')

const listWords = (names: string) => names.split(' ').map(normaliseWord)
const certain = new Set(listWords(certainNames))
const possible = new Set(listWords(possibleNames))
const families = new Set(listWords(familyNames))
const foreign = new Set(foreignNames.split(' '))
const foreignInArabic = new Set(listWords(foreignNamesInArabic))
const spelled = new Set(spelledNames.split(' '))
const consonants = new Set([...certain, ...possible].map(toConsonants))

/** English words and names of places, products and months whose consonants are those of a name. */
const english = new Set(
  'hindu python ifrs tadawul nepali sudan shaaban rajab chief financial officer bank seven between muslim manila nepal hindi truck qassim camera milk missed daycare secure fresh crm manual siberia sahara absher careem sudani islam muslims a an and the in on at of to is was saudi riyadh jeddah dammam khobar makkah mecca madinah medina arabia gulf price office may june july march august sunday monday tuesday wednesday thursday friday saturday ramadan eid hr it ceo cfo team manager engineer doctor department branch company sales never not no good great very they their there this that these those his her my our we you your all when while who what why how some many more most less only also even still then than with without from for but because since after before during until if so as by or salary salaries work works working staff people management training hours time days day week month year overtime bonus leave life home mind media marketing hard hot head hand need needs name names money market most much must made make makes mail male medical members member mid main small smart smile summer same seem seems some home human lead leads leader loud load lots lot low late list line learn learned learning long look looks lack boss best bad better big benefits business busy both base based basic'.split(
    ' ',
  ),
)
const startsWithCapital = /^\p{Lu}/u

/**
 * Returns whether a word is a name: `certain` where it is hardly anything else, `possible` where it is one beside a
 * title, a role or another part of a name.
 */
export function judgeName({ raw, plain, isArabic }: Word): 'certain' | 'possible' | undefined {
  if (isArabic) {
    if (raw === 'على') return undefined
    const bare = plain.replace(attached, '')
    // «كريم» is no «ريم» with a letter attached.
    if (certain.has(plain) || (certain.has(bare) && !possible.has(plain))) return 'certain'
    return [possible, foreignInArabic].some((names) => names.has(plain) || names.has(bare)) ? 'possible' : undefined
  }
  if (english.has(plain) || plain.length < 3) return undefined
  const isCapital = startsWithCapital.test(raw)
  if (foreign.has(plain)) return isCapital && !/^(?:mark|grace|joy|ana|jun|may)$/.test(plain) ? 'certain' : 'possible'
  const sound = toConsonants(plain)
  if (!consonants.has(sound)) return undefined
  return isCapital && sound.length > 2
    ? 'certain'
    : sound.length > 1 && (isCapital || sound.length > 2)
      ? 'possible'
      : undefined
}

/**
 * Whether a word is a name and nothing else: in Latin letters a usual spelling of one, also where it begins a sentence.
 */
export const isSpelledName = ({ raw, plain }: Word): boolean =>
  spelled.has(plain.slice(0, /['’]s$/.test(raw) ? -1 : undefined))

/** Whether a word is a name of a person from elsewhere, in Arabic. */
export const isForeignInArabic = ({ plain }: Word): boolean => foreignInArabic.has(plain)

/** Whether a word can be a name that no list contains: in English one with a capital. */
export const isUnknownName = ({ raw, plain, isArabic }: Word): boolean =>
  isArabic ? /^(?!ال|لل)[^\s]{3,}$/.test(plain) : startsWithCapital.test(raw) && plain.length > 2 && !english.has(plain)

/** Whether a word ends as names of families and tribes do: «العتيبي», `Al-Otaibi`, `Alharbi`. */
export const isFamily = ({ raw, plain, isArabic }: Word): boolean =>
  isArabic
    ? /^ال.{2,}[يان]$/.test(plain)
    : /^(?:al-?[a-z]{4,}[iyah]|al-[a-z]{3,})$/.test(plain) && startsWithCapital.test(raw)

/** Whether a word is a name of a family by itself. */
export const isKnownFamily = ({ plain, isArabic }: Word): boolean =>
  isArabic && families.has(plain.replace(/^[وفبل]/, ''))
