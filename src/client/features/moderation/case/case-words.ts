import type { TFunction } from 'i18next'
import type { Case } from '../../../../contract/moderation/desk.ts'
import { readings } from '../../../../contract/reviews/readings.ts'
import { normalise } from '../../../../contract/search/normalise.ts'

type Words = TFunction<['moderation', 'decisions']>

/** What a case is: `Reported review`, `New company`. */
export function getCaseTitle({ kind, subject, message }: Case, t: Words): string {
  if (kind === 'report' && subject) return t(`subject.${subject}`)
  return message ? t(`message.${message}`) : t(`decisions:kind.${kind}`)
}

/** The same in a row of the list, where everything is reported: `Review`. */
export function getCaseKind(one: Case, t: Words): string {
  return one.kind === 'report' && one.subject ? t(`row.${one.subject}`) : getCaseTitle(one, t)
}

/** A case by what it is and its company: `Review · Nawras Digital`. */
export const nameCase = (one: Case, t: Words): string =>
  [getCaseKind(one, t), one.company?.name].filter(Boolean).join(' · ')

/** What is a star or a single word says little of what a text is about. */
const short = new Set(['rate', 'good_word', 'bad_word', 'logo', 'cover', 'ceo_image'])

/** What a case says, without stars and single words. */
const listTexts = ({ lines }: Case): string[] =>
  lines.flatMap(({ name, value, picture }) => (value && !picture && !short.has(name) ? [value] : []))

/** What a row shows of a case: its longest text, of a company asked for what it does, of a change the fields it changes. */
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

/** The same for cases that say the same of the same kind, wherever; undefined where there is too little to compare. */
export function buildAlikeKey(one: Case): string | undefined {
  const text = normalise(listTexts(one).join(' '))
  return text.length < 8 ? undefined : `${one.subject ?? one.kind} ${text}`
}

/** Where on the site what a case is about can be seen; undefined where it cannot be yet. */
export function buildPagePath({ kind, id, company, subject, review }: Case): string | undefined {
  if (!company || kind === 'company') return undefined
  if (kind === 'report' && review) return `/company/${company.id}/${readings[review].tab}#review-${id}`
  if (kind === 'report' && subject) return `/company/${company.id}/questions`
  return `/company/${company.id}`
}
