import { escapeHtml } from '../platform/http/escaped.ts'

/** One entry of a feed, as a feed reader shows it. */
export type Entry = {
  /** Its permanent id, below the feed's own id. */
  id: string
  title: string
  /** The path of its page, from `/` on. */
  path: string
  /** The day of the entry, `2026-10-31`: nothing here reveals a finer time. */
  day: string
  text: string
  /** The language of its text, if it is not the feed's. */
  language?: string | undefined
}

export type Feed = { title: string /** From `/` on. */; path: string; page: string; language: string; entries: Entry[] }

/** The date of an empty feed's last change: the beginning of the calendar. */
const never = '1970-01-01'
/** Converts a day to the moment it begins; the days of the site are those of Saudi Arabia. */
const toMoment = (day: string) => `${day}T00:00:00+03:00`

/** Writes a feed in Atom (RFC 4287), of a site that is reached at `publicUrl`, which is also its author. */
export function writeFeed({ title, path, page, language, entries }: Feed, publicUrl: string, site: string): string {
  const id = `${publicUrl}${path}`
  const newest = [never, ...entries.map(({ day }) => day)].sort().at(-1)!
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    ...[writeElement('title', title), writeElement('id', id), writeElement('updated', toMoment(newest))],
    `<author>${writeElement('name', site)}</author>`,
    ...[writeLink(id, 'self'), writeLink(`${publicUrl}${page}`, 'alternate')],
    ...entries.map((entry) =>
      [
        `<entry${entry.language ? ` xml:lang="${entry.language}"` : ''}>`,
        ...[
          writeElement('title', entry.title),
          writeElement('id', `${id}#${entry.id}`),
          writeElement('updated', toMoment(entry.day)),
        ],
        ...[writeLink(`${publicUrl}${entry.path}`, 'alternate'), writeElement('content', entry.text)],
        '</entry>',
      ].join(''),
    ),
    '</feed>',
  ]
  return `${lines.join('\n')}\n`
}

const writeElement = (name: string, text: string) => `<${name}>${escapeHtml(dropUnsendable(text))}</${name}>`
const writeLink = (href: string, rel: string) => `<link rel="${rel}" href="${escapeHtml(href)}"/>`

/** Removes the characters that XML may not contain, escaped or not (XML 1.0, 2.2). */
const dropUnsendable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
