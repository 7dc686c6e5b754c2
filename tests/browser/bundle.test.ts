import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listProblems } from '../../scripts/check-client.ts'
import { listNeededOffline, listPrecached, readPrecacheList } from '../../scripts/precache.ts'
import { splitPrecacheList } from '../../sw/packs.ts'
import { wholeTest } from '../support/setup/whole.ts'

const built = 'dist/client'
const folder = mkdtempSync(join(tmpdir(), 'shafaf-client-'))
cpSync(built, folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true }))
const worker = join(folder, 'sw.js')
const code = readFileSync(worker, 'utf8')

wholeTest('the built client opens every page offline, and is within its limits', () => {
  const sizes: string[] = []
  expect(listProblems(built, (line) => sizes.push(line))).toEqual([])
  for (const what of ['the precache', 'the JavaScript of Home', 'the JavaScript of Company', 'the code of the worker'])
    expect(sizes.some((line) => line.startsWith(what))).toBe(true)
})

wholeTest('the build refuses a precache without a script, a style sheet, a file of strings or a font', () => {
  const precached = listPrecached(built)
  const lost = [/\.js$/, /\.css$/, /\.json$/, /cairo-arabic-wght/].map(
    (kind) => precached.find((file) => kind.test(file))!,
  )
  writeFileSync(
    worker,
    lost.reduce((text, file) => text.replaceAll(`"${file}"`, '"gone"'), code),
  )
  const [script, sheet, strings] = lost
  expect(listProblems(folder).sort()).toEqual(
    [
      ...[script, sheet, strings].map((file) => `${file} is not in the precache`),
      "Cairo's arabic subset is not in the precache",
    ].sort(),
  )
})

test('the packs of the first installation contain every script, style sheet and file of strings unchanged', () => {
  const { entries } = readPrecacheList(code)
  const { packs } = splitPrecacheList(entries)
  expect(packs.length).toBeLessThan(16)
  const texts = Object.assign({}, ...packs.map(({ path }) => JSON.parse(readFileSync(join(built, path), 'utf8'))))
  expect(packs.flatMap(({ files }) => files).sort()).toEqual(listNeededOffline(built).sort())
  expect(Object.keys(texts).filter((file) => texts[file] !== readFileSync(join(built, file), 'utf8'))).toEqual([])
})

wholeTest('the build refuses a page that is too large', () => {
  writeFileSync(worker, code)
  const chunks = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, { file: string }>
  const [, { file }] = Object.entries(chunks).find(([source]) => source.endsWith('/screens/Company.tsx'))!
  // By chance, so that it does not compress.
  const added = randomBytes(150_000).toString('base64')
  writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}//${added}`)
  rmSync(join(folder, `${file}.br`))
  expect(listProblems(folder)).toContain('the JavaScript of Company, brotli is too large')
})
