import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Folders that are no part of the project's sources, or made by it. */
const outside = ['node_modules', '.git', 'dist', 'data', 'screens']

/** Every file of the project below a folder, from its root, with slashes. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (!entry.isDirectory()) return [path]
    return outside.includes(entry.name) ? [] : listFiles(path)
  })
const files = listFiles('.')
const read = (path: string) => readFileSync(path, 'utf8')
const pages = ['README.md', ...files.filter((path) => path.startsWith('docs/') && path.endsWith('.md'))].map(
  (path) => ({
    path,
    text: read(path),
  }),
)
const isDecision = (path: string) => path.startsWith('docs/decisions/')
const matches = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found]) => found!)
const sectionOf = (text: string, title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''

/** Whether a name in backticks is a file or folder of ours: whole, or the end of one (`submit.ts`, `journeys/outbox`). */
const isThere = (name: string) => {
  const path = name.replace(/\/$/, '')
  const endings = ['', '.ts', '.tsx', '.test.ts', '.test.tsx']
  return existsSync(path) || files.some((file) => endings.some((ending) => `/${file}`.endsWith(`/${path}${ending}`)))
}

test('a file that the docs name is there', () => {
  // An address of the site is no file; decisions are of their day and may tell of what has gone since.
  const named = pages
    .filter(({ path }) => !isDecision(path))
    .flatMap(({ path, text }) =>
      [
        ...matches(text, /`([\w.][\w./-]*\.(?:tsx?|mjs|jsonl?|md|sql|ya?ml|service|png|svg))`/g),
        ...matches(text, /`((?:src|sw|tests|build|docs|locales)\/[\w./-]*)`/g),
      ].map((name) => ({ path, name })),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('a command that the docs name is one of the project', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = pages.flatMap(({ path, text }) => matches(text, /npm run ([\w:-]+)/g).map((name) => ({ path, name })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('a decision that is cited is written down, and a link leads to something', () => {
  const numbers = new Set(files.filter(isDecision).map((path) => Number.parseInt(basename(path), 10)))
  const cited = [
    ...pages,
    ...files
      .filter((path) => /^(src|sw|build|tests)\/.*\.(tsx?|mjs)$/.test(path))
      .map((path) => ({ path, text: read(path) })),
  ].flatMap(({ path, text }) =>
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

test('each promise of the README names what holds it', () => {
  const promises = sectionOf(read('README.md'), 'What it promises, and what not')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(promises.length).toBeGreaterThan(4)
  const held = (line: string) => matches(line, /`((?:tests|src)\/[\w./-]*\.test\.ts)`/g)
  expect(promises.filter((line) => held(line).length === 0)).toEqual([])
})

test('each promise of being offline names tests that are there', () => {
  const rows = sectionOf(read('docs/offline.md'), 'Each promise and what proves it')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  // Every promise has its row, by its number; one row may hold several.
  const numbers = rows.flatMap((row) => {
    const [, from, to = from] = /^\| (\d+)(?: to (\d+))?/.exec(row)!
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, nth) => Number(from) + nth)
  })
  expect(numbers).toEqual(Array.from({ length: 23 }, (_, nth) => nth + 1))
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path))
  for (const row of rows) {
    const proofs = matches(row.split('|')[2]!, /`([^`]+)`/g)
    expect(proofs, row).not.toEqual([])
    for (const proof of proofs.filter((name) => name !== 'tests/screens')) {
      const form = new RegExp(
        `/${proof
          .replace(/^tests\//, '')
          .replaceAll('.', '\\.')
          .replace('*', '[\\w-]+')}(\\.test)?\\.tsx?$`,
      )
      expect(
        tests.some((path) => form.test(`/${path}`)),
        proof,
      ).toBe(true)
    }
  }
})

test('the README has every setting of a server, and no other', () => {
  const sources = files.filter((path) => /^src\/(server|tools|demo)\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  const config = sources.map(read).join('\n')
  const settings = sectionOf(read('README.md'), 'Settings')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => matches(line.split('|')[1]!, /`([A-Z_]+)`/g))
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name) => !config.includes(name))).toEqual([])
  const asked = new Set(matches(read('src/server/platform/config.ts'), /\b([A-Z]{2,}(?:_[A-Z]+)*): /g))
  expect([...asked].filter((name) => !settings.includes(name))).toEqual([])
})
