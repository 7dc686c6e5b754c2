import commonAr from '../../../../locales/ar/common.json'
import messagesAr from '../../../../locales/ar/messages.json'
import problemsAr from '../../../../locales/ar/problems.json'
import commonEn from '../../../../locales/en/common.json'
import messagesEn from '../../../../locales/en/messages.json'
import problemsEn from '../../../../locales/en/problems.json'
import type { Problem, ProblemCode } from '../../../contract/problem.ts'
import { describeRounds } from '../../../contract/reviews/rounds.ts'

export type Language = 'en' | 'ar'

/** A key of `locales/<language>/messages.json`. */
export type MessageKey = keyof typeof messagesEn
export type Values = Readonly<Record<string, string | number>>

const messages = { en: messagesEn, ar: messagesAr } satisfies Record<Language, Record<MessageKey, string>>
const within = { en: commonEn.within, ar: commonAr.within }
/** What is shown beside a review that proves where its author works. */
export const fixedWords = {
  en: { proven: messagesEn.works_there_proven },
  ar: { proven: messagesAr.works_there_proven },
}
const problems: Record<Language, Record<ProblemCode, string>> = { en: problemsEn, ar: problemsAr }

/** Returns the language of a request: its `X-Language` header, English unless it says `ar` (spec 1, spec 9). */
export function pickLanguage(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en'
}

/** Translates a message; `rounds` is the period of publication, in minutes, which some messages name (`within`). */
export function translateMessage(language: Language, key: MessageKey, rounds: number, values: Values = {}): string {
  return fill(messages[language][key], { within: formatWithin(language, rounds), ...values })
}

/** Formats when readers see what is sent now: `within a day`. */
export function formatWithin(language: Language, rounds: number): string {
  const { key, count, unit } = describeRounds(rounds)
  if (key !== 'time') return within[language][key]
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' })
  return fill(within[language].time, { time: format.format(count) })
}

export function translateProblem(language: Language, code: ProblemCode): string {
  return problems[language][code]
}

/**
 * Summarises all problems in one sentence: the problem's own message if it can stand alone, otherwise that the answers
 * need a look.
 */
export function translateSummary(language: Language, found: readonly Problem[]): string {
  const codes = new Set(found.map(({ code }) => code))
  const [only] = codes
  const alone = only !== undefined && codes.size === 1 && !(found[0]!.path && needsItsField.has(only))
  return alone ? translateProblem(language, only) : messages[language].check_answers
}

/** Problems whose message says nothing without the field beside it. */
const needsItsField = new Set<ProblemCode>(['missing', 'malformed', 'not_a_choice', 'too_long', 'offered_required'])

/** Fills the values into a template such as `Hello {{name}}`. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}
