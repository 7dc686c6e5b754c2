import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { drawingFile, drawModules, serverFiles } from './modules/draw.ts'
import { betweenFiles, circlesOf, withinModule } from './modules/imports.ts'
import { loadsDemo, moduleOf, modules } from './modules/order.ts'
import { importsOf, type Source, sourcesIn } from './support/project/sources.ts'

const files = serverFiles()
/** A call's type knows its shapes, which use what is declared beside it: such an import runs nothing. */
const isOfShapes = (path: string, to: string) => to === path.replace(/\.ts$/, '.schema.ts')
const contract = sourcesIn('src/contract').map((file) => ({
  ...file,
  imports: file.imports.filter((to) => !isOfShapes(file.path, to)),
}))
const withContract = [...files, ...contract]

/** Lists every import of a module above the one of its file, as `file -> import`. */
function upwards(from: readonly Source[]): string[] {
  const levelOf = (path: string) => modules.indexOf(moduleOf(path) ?? '')
  return from.flatMap(({ path, code, imports }) => {
    const loads = (to: string) =>
      path === loadsDemo.from && to.startsWith(loadsDemo.to) && code.includes(`await import('../../${to.slice(4)}')`)
    return imports.filter((to) => levelOf(to) > levelOf(path) && !loads(to)).map((to) => `${path} -> ${to}`)
  })
}

/** Returns a file as if it had one more import. */
const withImport = (path: string, code: string): Source => ({ path, text: code, code, imports: importsOf(path, code) })

describe('the modules of the server', () => {
  test('each folder is a module of the order, and each of the order is a folder', () => {
    expect([...new Set(files.map(({ path }) => moduleOf(path)))].sort()).toEqual([...modules].sort())
  })

  test('no module imports one above it', () => {
    expect(upwards(files)).toEqual([])
  })

  test.each([
    ['a value', 'src/server/statistics/noise.ts', "import { submit } from '../reviews/submit.ts'"],
    ['a type', 'src/server/platform/months.ts', "import type { Account } from '../accounts/accounts.queries.ts'"],
    ['what is loaded later', 'src/server/mail/queue.ts', "const { app } = await import('../app/app.ts')"],
    [
      'what is handed on',
      'src/server/companies/companies.queries.ts',
      "export { ask } from '../employers/unlock/ask.ts'",
    ],
    ['a file beside the modules', 'src/server/pages/describe.ts', "import { main } from '../main.ts'"],
    [
      'the demonstration, not loaded where it is asked for',
      loadsDemo.from,
      "import { load } from '../../demo/load.ts'",
    ],
  ])('one import upwards is found: %s', (_, path, code) => {
    expect(upwards([withImport(path, code)])).toEqual([`${path} -> ${importsOf(path, code)[0]}`])
  })

  test('no file reaches itself over its imports', () => {
    expect(circlesOf(betweenFiles(withContract))).toEqual([])
    const there = withImport('src/a.ts', "import { b } from './b.ts'")
    const back = withImport('src/b.ts', "import { c } from './c.ts'\nimport { a } from './a.ts'")
    expect(circlesOf(betweenFiles([there, back]))).toEqual(['src/a.ts -> src/b.ts -> src/a.ts'])
  })

  test('the folders of a module do not import each other in a circle', () => {
    const found = modules.flatMap((module) => circlesOf(withinModule(files, module)).map((way) => `${module}: ${way}`))
    expect(found).toEqual([])
  })

  test('the drawing of the modules is that of the imports (else: npm run modules)', () => {
    expect(readFileSync(drawingFile, 'utf8')).toBe(drawModules(files))
  })

  test('SQL is told by the end of a file name, and no folder holds one file alone', () => {
    const folders = new Map<string, string[]>()
    for (const { path } of files) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      folders.set(folder, [...(folders.get(folder) ?? []), path])
    }
    const lonely = [...folders].filter(
      ([folder, inside]) =>
        inside.length === 1 &&
        // The rules for who may act on which record are a module of their own on purpose.
        folder !== 'src/server/authorship' &&
        ![...folders.keys()].some((other) => other.startsWith(`${folder}/`)) &&
        !readdirSync(folder).some((name) => !/\.tsx?$/.test(name) && name !== 'tsconfig.json'),
    )
    expect(lonely.map(([folder]) => folder)).toEqual([])
    expect(files.filter(({ path }) => /\/(store|routes|part)\.ts$/.test(path)).map(({ path }) => path)).toEqual([])
  })
})
