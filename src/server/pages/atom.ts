import { escapeHtml } from '../platform/http/escaped.ts'

/** One thing that happened, as a reader of feeds shows it. */
export type Entry = {
  /** What it is known by for good, below the feed's own id. */
  id: string
  title: string
  /** Its page, from `/` on. */
  path: string
  /** The day it is of, `2026-10-31`: nothing here tells a finer time. */
  day: string
  text: string
  /** What it is written in, where that is not the feed's language. */
  language?: string | undefined
}

export type Feed = { title: string /** From `/` on. */; path: string; page: string; language: string; entries: Entry[] }

/** Before anything has happened a feed was last changed when the calendar of feeds begins. */
const never = '1970-01-01'
/** The days of the site are those of Saudi Arabia. */
const toMoment = (day: string) => `${day}T00:00:00+03:00`

/** A feed as Atom has it (RFC 4287), of a site that is reached at `publicUrl`, which is also its author. */
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

/** Without the characters no XML may hold, escaped or not (XML 1.0, 2.2). */
const dropUnsendable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/gu, '')
