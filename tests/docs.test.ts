import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files, isDecision, listNumbers, matches, pages, read, sectionOf } from './support/project/docs.ts'

/**
 * Returns whether a name in backticks is a file or folder of the project: whole, or the end of one (`submit.ts`,
 * `journeys/outbox`).
 */
const isThere = (name: string) => {
  const path = name.replace(/^\.\/|\/$/g, '')
  const endings = ['', '.ts', '.tsx', '.test.ts', '.test.tsx']
  return existsSync(path) || files.some((file) => endings.some((ending) => `/${file}`.endsWith(`/${path}${ending}`)))
}

test('a file that the docs name is there', () => {
  // An address of the site is not a file; decisions belong to their day and may name files that do not exist.
  const named = pages
    .filter(({ path }) => !isDecision(path))
    .flatMap(({ path, text }) =>
      [
        ...matches(text, /`([\w.][\w./-]*\.(?:tsx?|mjs|jsonl?|md|sql|ya?ml|service|png|svg))`/g),
        ...matches(text, /`((?:src|sw|tests|build|scripts|docs|locales)\/[\w./-]*)`/g),
      ].map((name) => ({ path, name })),
    )
  expect(named.length).toBeGreaterThan(100)
  // Examples of how files are named.
  const forms = ['PascalCase.tsx', 'kebab-case.ts']
  expect(named.filter(({ name }) => !isThere(name) && !forms.includes(name))).toEqual([])
})

test('a command that the docs name is one of the project', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = pages.flatMap(({ path, text }) => matches(text, /npm run ([\w:-]+)/g).map((name) => ({ path, name })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([])
})

test('the README is an entrance of at most 200 lines', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(200)
})

test('each promise of the README links to a test', () => {
  const promises = sectionOf(read('README.md'), 'What it promises')
    .split('\n')
    .filter((line) => line.startsWith('- '))
  expect(promises.length).toBeGreaterThan(4)
  const listTests = (line: string) => matches(line, /\]\(((?:tests|src)\/[\w./-]*\.test\.ts)\)/g)
  expect(promises.filter((line) => listTests(line).length === 0)).toEqual([])
})

test('each table of measurements says date, machine, commit and a command of the project', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const blocks = read('docs/measurements.md').split('\n\n')
  const heads = blocks.flatMap((block, at) => (block.startsWith('| ') ? [blocks[at - 1]!] : []))
  expect(heads.length).toBeGreaterThan(5)
  const head =
    /^Measured on \d[\w ]* 20\d\d, on [^;]+; written down in commits? [0-9a-f]{8}[^;]*; `npm run ([\w:]+)[^`]*`\.$/
  expect(heads.filter((text) => !((head.exec(text)?.[1] ?? '') in scripts))).toEqual([])
})

test('each promise of being offline names tests that are there', () => {
  const rows = sectionOf(read('docs/offline.md'), 'Each promise and what proves it')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  // Every promise has a row with its number; a row may cover several.
  const numbers = rows.flatMap((row) => {
    const [, from, to = from] = /^\| (\d+)(?: to (\d+))?/.exec(row)!
    return listNumbers(Number(from), Number(to))
  })
  expect(numbers).toEqual(listNumbers(1, 23))
  const tests = files.filter((path) => /\.test\.tsx?$/.test(path))
  for (const row of rows) {
    const proofs = matches(row.split('|')[2]!, /`([^`]+)`/g)
    expect(proofs, row).not.toEqual([])
    for (const proof of proofs.filter((name) => name !== 'tests/support/screens')) {
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

test('the page of settings has every setting of a server, and no other', () => {
  const sources = files.filter((path) => /^src\/(server|tools|demo)\/.*\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  const config = sources.map(read).join('\n')
  const settings = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => matches(line.split('|')[1]!, /`([A-Z_]+)`/g))
  expect(settings.length).toBeGreaterThan(20)
  expect(settings.filter((name) => !config.includes(name))).toEqual([])
  const asked = new Set(matches(read('src/server/platform/config.ts'), /\b([A-Z]{2,}(?:_[A-Z]+)*): /g))
  expect([...asked].filter((name) => !settings.includes(name))).toEqual([])
})
