import decisionsAr from '../../../locales/ar/decisions.json'
import ar from '../../../locales/ar/mail.json'
import decisionsEn from '../../../locales/en/decisions.json'
import en from '../../../locales/en/mail.json'
import type { DecisionReason } from '../../contract/moderation/cases.ts'
import { formatDay } from '../platform/http/days.ts'
import { fill, type Language } from '../platform/http/words.ts'
import { type Part, renderHtml } from './html.ts'
import { getChosenAt } from './preferences.ts'
import type { Mail, MailKind } from './queue.ts'

/** A rendered mail, as it is sent. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string | undefined }

type Words = { subject: string; text: string; action?: string }
type File = { letter: typeof en.letter } & Record<MailKind, Words>
const words: Record<Language, File> = { en, ar }
const reasons: Record<Language, Record<DecisionReason, string>> = {
  en: decisionsEn.choices.reason,
  ar: decisionsAr.choices.reason,
}

/**
 * Renders a queued mail in its language, as plain text and as HTML; right-to-left in Arabic. Its link stands in the
 * text as it is and is a button in the HTML. Nothing is loaded from anywhere, so nobody learns whether it was opened.
 */
export function renderLetter(mail: Mail): Letter {
  const { kind, to, language } = mail
  const { subject, text, action } = words[language][kind]
  const { letter } = words[language]
  const link = 'link' in mail ? mail.link : undefined
  const values = listValues(mail)
  // The operator's own words may have several paragraphs, so they are split after the values are filled in.
  const parts: Part[] = fill(text, values)
    .split(/\n{2,}/)
    .map((paragraph) => (paragraph === '{{link}}' && link ? { link, label: action ?? link } : { text: paragraph }))
  const ending = [letter.why, letter.quiet]
  const chosen = getChosenAt(kind)
  if (chosen && link) ending.unshift(fill(letter.stop, { link: new URL(chosen, link).href }))
  const title = fill(subject, values)
  return {
    to,
    subject: dropMarks(title),
    text: [...parts.map((part) => ('link' in part ? part.link : part.text)), '--', ...ending].join('\n\n'),
    html: renderHtml({ title: dropMarks(title), site: letter.site, language, parts, hint: letter.hint, ending }),
    link,
  }
}

/**
 * Lists the values filled into the text. A name may be of the other script, so it is isolated from the words around it.
 */
function listValues(mail: Mail): Record<string, string> {
  const values: Record<string, string> = {}
  if ('company' in mail) values.company = `\u2068${mail.company.replace(/\s+/g, ' ')}\u2069`
  if ('name' in mail) values.name = `\u2068${stripToLetters(mail.name)}\u2069`
  if ('subject' in mail) values.subject = mail.subject.replace(/\s+/g, ' ')
  if ('text' in mail) values.text = mail.text.replace(/\r\n?/g, '\n')
  if ('reason' in mail) values.reason = reasons[mail.language][mail.reason]
  if ('number' in mail) values.number = `\u2066${mail.number}\u2069`
  if ('statement' in mail) values.statement = mail.statement.replace(/\r\n?/g, '\n')
  if ('answer' in mail) values.answer = mail.answer.replace(/\r\n?/g, '\n')
  if ('code' in mail) values.code = `\u2066${mail.code}\u2069`
  if ('day' in mail) values.day = formatDay(mail.language, mail.day)
  return values
}

/**
 * Reduces a name to letters and what stands between them. The person who gave it may not be the recipient, so it must
 * contain no address and no number.
 */
const stripToLetters = (name: string) =>
  name
    .replace(/[^\p{L}\p{M} '’-]+/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 60)

/** Removes direction marks from a subject, which is one name or none: old programs would show them as boxes. */
const dropMarks = (text: string) => text.replace(/[\u2066-\u2069]/g, '')
