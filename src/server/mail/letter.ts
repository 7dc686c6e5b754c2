import ar from '../../../locales/ar/mail.json'
import en from '../../../locales/en/mail.json'
import { fill } from '../http/words.ts'
import type { Mail } from './queue.ts'

/** A mail in words, as it goes out. */
export type Letter = { to: string; subject: string; text: string; html: string; link?: string }

const words = { en, ar }

/** Puts a queued mail into the words of its language; right-to-left in Arabic. */
export function letterOf({ kind, to, language, link = '' }: Mail): Letter {
  const { subject, text } = words[language][kind]
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${linked(escaped(paragraph), link)}</p>`)
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  return {
    to,
    subject,
    text: fill(text, { link }),
    html: `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><title>${escaped(subject)}</title><body>${paragraphs.join('\n')}</body></html>`,
    link,
  }
}

const linked = (paragraph: string, link: string) =>
  paragraph.replace('{{link}}', `<a href="${escaped(link)}">${escaped(link)}</a>`)

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
