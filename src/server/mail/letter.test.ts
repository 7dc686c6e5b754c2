import { describe, expect, test } from 'vitest'
import ar from '../../../locales/ar/mail.json' with { type: 'json' }
import en from '../../../locales/en/mail.json' with { type: 'json' }
import { renderLetter } from './letter.ts'
import type { Mail, Message } from './queue.ts'

const link = 'https://shafaf.example/a/b?c=1&d=2'
const code = '0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV'
const company = 'Rimal <b>&</b> Sons'
const messages: Message[] = [
  { kind: 'verify', name: 'Sara Alharbi', day: '2026-11-14', code, link },
  { kind: 'already_registered', link },
  { kind: 'reset', code, link },
  { kind: 'reset_without_code', link },
  { kind: 'code_new', code, link },
  { kind: 'code_own', link },
  { kind: 'code_none', link },
  { kind: 'begun_anew', day: '2026-11-14', link },
  { kind: 'anew_undone', link },
  { kind: 'wrong_passwords', link },
  { kind: 'password_changed', link },
  { kind: 'keys_changed', link },
  { kind: 'email_confirm', code, link },
  { kind: 'email_confirm_without_code', link },
  { kind: 'email_has_account', link },
  { kind: 'email_changed', day: '2026-11-14', link },
  { kind: 'email_yours', link },
  { kind: 'email_undone', link },
  { kind: 'account_closing', day: '2026-11-14', link },
  { kind: 'account_deleted' },
  { kind: 'unlock_approved', company, link },
  { kind: 'company_invitation', company, day: '2026-11-14', link },
  { kind: 'monthly_letter', link },
  { kind: 'trial', link },
  { kind: 'employer_letter', link },
  { kind: 'announcement', subject: 'New <b>things</b>', text: 'First.\n\n\nSecond & last.', link },
  { kind: 'breach', subject: 'Copies of addresses', text: 'What happened.', link },
  { kind: 'marketing', subject: 'An offer', text: 'One line', link },
  { kind: 'unlock_rejected', company, reason: 'letter_unclear', link },
  { kind: 'company_request_approved', company, link },
  { kind: 'company_request_rejected', company, reason: 'duplicate', link },
  { kind: 'change_approved', company, link },
  { kind: 'change_rejected', company, reason: 'incorrect', link },
  { kind: 'study_approved', company, link },
  { kind: 'study_rejected', company, reason: 'other', link },
  { kind: 'case_reopened', company, link },
  { kind: 'appeal_dismissed', company, link },
  { kind: 'notice_received', number: '3f2a91bc', day: '2026-11-14', link },
  { kind: 'notice_kept', number: '3f2a91bc', company, statement: 'It is an <b>opinion</b>.', link },
  { kind: 'notice_part', number: '3f2a91bc', company, reason: 'personal', statement: 'A name.\n\nNo more.', link },
  { kind: 'notice_removed', number: '3f2a91bc', company, reason: 'court_order', statement: 'An order.', link },
  { kind: 'notice_reopened', number: '3f2a91bc', link },
  { kind: 'notice_changed', number: '3f2a91bc', link },
  { kind: 'notice_upheld', number: '3f2a91bc', link },
  { kind: 'notice_gone', number: '3f2a91bc', link },
  { kind: 'proof_code', company, code },
  { kind: 'support_answered', answer: 'Please try <b>again</b>.', link },
]
const words = { en, ar }
const as = (language: 'en' | 'ar', message: Message) =>
  renderLetter({ ...message, to: 'sara@example.com', language } as Mail)

test('every text of the locale files is one of these mails', () => {
  const kinds = messages.map(({ kind }) => kind)
  expect([...kinds, 'letter'].sort()).toEqual(Object.keys(en).sort())
})

describe.each(['en', 'ar'] as const)('mails in %s', (language) => {
  test.each(messages)('$kind', (message) => {
    const { to, subject, text, html } = as(language, message)
    expect(to).toBe('sara@example.com')
    // Every placeholder is filled, and each part appears only once in words.
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|undefined/)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain(`<div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    if ('code' in message) for (const part of [text, html]) expect(part).toContain(`\u2066${code}\u2069`)
    if ('link' in message) {
      expect(text).toContain(`\n\n${link}\n\n`)
      expect(html.match(/href="https:\/\/shafaf\.example\/a\/b\?c=1&amp;d=2"/g)).toHaveLength(2)
      expect(html).toContain(`>${(words[language][message.kind] as { action: string }).action}</a>`)
    } else expect(html).not.toContain('href')
    // No tracking: nothing is loaded, and every address leads to the site itself.
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/i)
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^https:\/\/shafaf\.example\//)
  })
})

test('what a company is called cannot change a mail', () => {
  const { subject, text, html } = as('en', {
    kind: 'unlock_approved',
    company: 'Rimal\r\nBcc: all@example.com <i>',
    link,
  })
  expect(subject).toBe('You now represent Rimal Bcc: all@example.com <i>')
  expect(text).toContain('you speak for \u2068Rimal Bcc: all@example.com <i>\u2069 at')
  expect(html).toContain('Rimal Bcc: all@example.com &lt;i&gt;')
  expect(html).not.toContain('<i>')
})

test('T-009: the mail of the closing says the day, in the calendar and digits of the site', () => {
  const closing = { kind: 'account_closing', day: '2026-11-14', link } as const
  expect(as('en', closing).text).toContain('On 14 November 2026 we delete it')
  expect(as('ar', closing).text).toContain('في 14 نوفمبر 2026 نحذفه')
})

test('mails people choose to get say where to stop them, the others do not', () => {
  const stoppedAt = (address: string) =>
    messages.filter((message) => as('en', message).text.includes(`get: https://shafaf.example${address}`))
  expect(stoppedAt('/user/myprofile/preferences').map(({ kind }) => kind)).toEqual([
    'monthly_letter',
    'announcement',
    'marketing',
  ])
  expect(stoppedAt('/employer/settings').map(({ kind }) => kind)).toEqual(['employer_letter'])
  expect(messages.filter((message) => as('en', message).text.includes('You choose which messages'))).toHaveLength(4)
})

test('the operator’s words keep their paragraphs and are never markup', () => {
  const { subject, text, html } = as('ar', {
    kind: 'announcement',
    subject: 'New\r\nBcc: <i>',
    text: 'First.\r\n\r\nSecond & {{company}}.',
    link,
  })
  expect(subject).toBe('New Bcc: <i>')
  expect(text).toContain('First.\n\nSecond & {{company}}.\n\n')
  expect(html).toMatch(/<p[^>]*>First\.<\/p>\n<p[^>]*>Second &amp; \{\{company\}\}\.<\/p>/)
  expect(html).not.toContain('<i>')
})

test('the reason of a decision stands in the mail in words', () => {
  const removed = { kind: 'change_rejected', company, reason: 'insult', link } as const
  expect(as('en', removed).text).toContain('The reason: It insults or threatens.')
  expect(as('ar', removed).text).toContain('السبب: فيه إساءة أو تهديد.')
})

test('the letters of a fixed day say nothing about the person who gets them, nor about anyone else', () => {
  for (const kind of ['monthly_letter', 'employer_letter'] as const)
    for (const language of ['en', 'ar'] as const) {
      const letter = (to: string) => renderLetter({ kind, link, to, language })
      const { to: _, ...one } = letter('sara@example.com')
      const { to: __, ...other } = letter('noura@example.com')
      expect(one).toEqual(other)
      expect(one.text.replace(/https?:\S+/g, '')).not.toMatch(/\d/)
    }
})

test.each(['en', 'ar'] as const)(
  'the mail of a registration in %s says under which name and when it was asked for',
  (language) => {
    const { text } = as(language, { kind: 'verify', name: 'سارة  الحربي', day: '2026-11-14', code, link })
    expect(text).toContain('\u2068سارة الحربي\u2069')
    expect(text).toMatch(language === 'en' ? /14 November 2026/ : /14 نوفمبر 2026/)
    // A registration with another person's e-mail writes nothing into their mailbox that can be pressed or called.
    const { text: abused } = as(language, {
      ...{ kind: 'verify', day: '2026-11-14', code, link },
      name: 'Win at https://evil.example/x?1 or call 0501234567 <b>now</b>',
    })
    expect(abused).not.toMatch(/evil\.|0501234567|<b>|https:\/\/evil/)
  },
)
