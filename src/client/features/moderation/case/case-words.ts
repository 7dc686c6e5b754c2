import type { TFunction } from 'i18next'
import type { Case } from '../../../../contract/moderation/desk.schema.ts'
import { readings } from '../../../../contract/reviews/readings.ts'
import { normalise } from '../../../../contract/search/normalise.ts'

type Words = TFunction<['moderation', 'decisions']>

/** Returns the title of a case: `Reported review`, `New company`. */
export function getCaseTitle({ kind, subject, message }: Case, t: Words): string {
  if (kind === 'report' && subject) return t(`subject.${subject}`)
  return message ? t(`message.${message}`) : t(`decisions:kind.${kind}`)
}

/** Returns the shorter title in a row of the list, where everything is reported: `Review`. */
export function getCaseKind(one: Case, t: Words): string {
  return one.kind === 'report' && one.subject ? t(`row.${one.subject}`) : getCaseTitle(one, t)
}

/** Names a case by its title and its company: `Review · Nawras Digital`. */
export const formatCase = (one: Case, t: Words): string =>
  [getCaseKind(one, t), one.company?.name].filter(Boolean).join(' · ')

/** Lines that are a star rating, a single word or a picture, which say little of what a text is about. */
const short = new Set(['rate', 'good_word', 'bad_word', 'logo', 'cover', 'ceo_image'])

/** Lists the texts of a case, without star ratings, single words and pictures. */
const listTexts = ({ lines }: Case): string[] =>
  lines.flatMap(({ name, value, picture }) => (value && !picture && !short.has(name) ? [value] : []))

/**
 * Returns what a row shows of a case: its longest text; for a requested company what it does; for a change the fields
 * it changes.
 */
export function getFirstWords(
  one: Case,
  fieldName: (name: string) => string,
  list: (parts: string[]) => string,
): string {
  const { kind, lines } = one
  if (kind === 'change') return list(lines.map(({ name }) => fieldName(name)))
  if (kind === 'study' || kind === 'appeal' || kind === 'unlock') return listTexts(one)[0] ?? ''
  return listTexts(one).sort((a, b) => b.length - a.length)[0] ?? ''
}

/**
 * Returns a key that is the same for cases of the same kind with the same text, in any company; undefined where there
 * is too little text to compare.
 */
export function buildAlikeKey(one: Case): string | undefined {
  const text = normalise(listTexts(one).join(' '))
  return text.length < 8 ? undefined : `${one.subject ?? one.kind} ${text}`
}

/** Splits the lines of a case into those of each contribution, which begins with its stars. */
export function splitContributions(lines: Case['lines']): Case['lines'][] {
  const parts: Case['lines'][] = []
  for (const line of lines) {
    if (line.name === 'rate' || parts.length === 0) parts.push([])
    parts.at(-1)!.push(line)
  }
  return parts
}

/** Returns the address where what a case is about can be seen; undefined where it cannot be yet. */
export function buildPagePath({ kind, id, company, subject, review }: Case): string | undefined {
  if (!company || kind === 'company') return undefined
  if (kind === 'report' && review) return `/company/${company.id}/${readings[review].tab}#review-${id}`
  if (kind === 'notice' && review) return `/company/${company.id}/${readings[review].tab}`
  if ((kind === 'report' || kind === 'notice') && subject) return `/company/${company.id}/questions`
  return `/company/${company.id}`
}
