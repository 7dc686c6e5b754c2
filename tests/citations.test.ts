import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { files, isDecision, listNumbers, matches, pages, read, sectionOf } from './support/project/docs.ts'

/** The sources, with a comment of several lines as one. */
const sources = files
  .filter(
    (path) => /^(src|sw|build|scripts|tests|lab)\/.*\.(tsx?|mjs)$/.test(path) && path !== 'tests/citations.test.ts',
  )
  .map((path) => ({ path, text: read(path).replace(/\n\s*(?:\*|\/\/) ?/g, ' ') }))
const headingsOf = (page: string) => matches(read(page), /^#{2,} (.+)$/gm).map((heading) => heading.toLowerCase())

/** Lists the numbers of `13`, `1, 2` or `13 to 17`. */
function readNumbers(said: string): number[] {
  return said.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split(' to ').map(Number)
    return listNumbers(from, to)
  })
}

/** Returns whether the subjects of one citation (`launch, texts`, `offline 13 to 17`) are sections and promises. */
function isWritten(citation: string, headings: ReadonlySet<string>, promises: ReadonlySet<number>): boolean {
  const [, numbers] = /(?:^|, )offline ([\d, to]*\d)$/.exec(citation) ?? []
  const subjects = (numbers ? citation.slice(0, -`offline ${numbers}`.length) : citation).split(', ').filter(Boolean)
  const isKnown = (subject: string) => subject === 'offline' || headings.has(subject)
  return subjects.every(isKnown) && (!numbers || readNumbers(numbers).every((number) => promises.has(number)))
}

test('what a comment cites as design is a section of docs/design.md or a promise of docs/offline.md', () => {
  const headings = new Set(['docs/design.md', 'docs/offline.md'].flatMap(headingsOf))
  const promises = new Set(
    matches(sectionOf(read('docs/offline.md'), 'Each promise and what proves it'), /^\| (\d+(?: to \d+)?) /gm).flatMap(
      readNumbers,
    ),
  )
  expect(isWritten('launch, texts', headings, promises)).toBe(true)
  expect(isWritten('performance, offline 1', headings, promises)).toBe(true)
  expect(isWritten('offline 13 to 17', headings, promises)).toBe(true)
  expect(isWritten('offline 24', headings, promises)).toBe(false)
  expect(isWritten('a page that is not there', headings, promises)).toBe(false)
  const cited = sources.flatMap(({ path, text }) =>
    matches(text, /\bdesign: ([^);.]+)/g).map((citation) => ({ path, citation })),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ citation }) => !isWritten(citation, headings, promises))).toEqual([])
})

test('a page that a comment names is there', () => {
  const named = sources.flatMap(({ path, text }) =>
    matches(text, /(?:^|[\s`('"])((?:docs|lab|tests|design)\/[\w./-]+\.md)\b/g).map((page) => ({ path, page })),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ page }) => !existsSync(page))).toEqual([])
})

test('a section of the specification that is cited is one', () => {
  const sections = new Set(matches(read('docs/spec/product.md'), /^## (\d+)\. /gm))
  const cited = sources.flatMap(({ path, text }) =>
    matches(text, /\bspec (\d+)\b/g).map((section) => ({ path, section })),
  )
  expect(cited.length).toBeGreaterThan(100)
  expect(cited.filter(({ section }) => !sections.has(section))).toEqual([])
})

test('a line of the checklist that leads to docs/design.md has an answer there, and no other line has', () => {
  const lines = read('docs/spec/checklist.md').split('\n')
  const ids = lines.flatMap((line) => matches(line, /^- ([A-Z]-\d{3}) /g))
  const leading = lines.filter((line) => line.includes('see docs/design.md'))
  const asked = leading.flatMap((line) => matches(line, /^- ([A-Z]-\d{3}) /g))
  const answered = matches(sectionOf(read('docs/design.md'), 'Lines of the checklist'), /^- ([^:]+): /gm)
    .flatMap((point) => point.split(', '))
    .flatMap((part) => {
      const [from, to] = part.split(' to ')
      return to ? ids.filter((id) => id[0] === from![0] && id >= from! && id <= to) : [part]
    })
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((id) => !answered.includes(id))).toEqual([])
  // Those of a list whose heading leads here say nothing themselves.
  const underHeading = ids.slice(ids.indexOf('E-050'), ids.indexOf('E-062') + 1)
  expect(answered.filter((id) => !asked.includes(id) && !underHeading.includes(id))).toEqual([])
})

test('a decision that is cited is written down, and a link leads to something', () => {
  const numbers = new Set(files.filter(isDecision).map((path) => Number.parseInt(basename(path), 10)))
  const cited = [...pages, ...sources].flatMap(({ path, text }) =>
    matches(text, /\bdecision (\d+)\b/g).map((number) => ({ path, number: Number(number) })),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
  const links = pages.flatMap(({ path, text }) =>
    matches(text, /\]\((?!https?:)([^)#\s]+)[^)]*\)/g).map((link) => ({ path, link })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ path, link }) => !existsSync(join(dirname(path), link)))).toEqual([])
})
