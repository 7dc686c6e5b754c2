import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { server } from '../build/server.ts'
import { buildBillOfMaterials } from '../scripts/bill-of-materials.ts'
import { buildLicenceList, licencesFile, listLockedPackages } from '../scripts/licences.ts'
import { listWords, readImageStages } from './support/project/image.ts'

/** Licences that require only their own text, or the source of the package itself. */
const accepted = new Set([
  '(MIT OR Apache-2.0)',
  // The code of a package and the font in it.
  'MIT AND OFL-1.1',
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense'],
  ...['Python-2.0', 'MPL-2.0', 'OFL-1.1', 'CC-BY-4.0', '(MIT OR CC0-1.0)', 'MIT OR Apache-2.0'],
  // libvips, a separate dynamic library of sharp, which anyone may replace.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
])

const locked = listLockedPackages()
const served = locked.filter(([, { dev }]) => !dev)
const nameOf = ([name]: (typeof locked)[number]) => name

describe('what the lockfile names', () => {
  test('is known by the SHA-512 of its content, and comes from the registry alone', () => {
    const loose = locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    // Tools for other platforms, which the lockfile lists only; they are not installed here.
    expect(loose.filter(([, { dev, optional }]) => !(dev && optional)).map(nameOf)).toEqual([])
    expect(loose.map(nameOf).filter((name) => existsSync(join('node_modules', name)))).toEqual([])
    const elsewhere = locked.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    )
    expect(elsewhere.map(nameOf)).toEqual([])
  })

  test('stays outside the build of the server where it has native code or WebAssembly (decision 161)', () => {
    const forPlatforms = new Set(locked.filter(([, { os }]) => os).map(nameOf))
    const native = served.filter(
      ([, { os, devOptional, optionalDependencies = {} }]) =>
        !(os || devOptional) && Object.keys(optionalDependencies).some((name) => forPlatforms.has(name)),
    )
    const filesOf = (name: string) => readdirSync(join('node_modules', name), { recursive: true, encoding: 'utf8' })
    const withWasm = served.filter(
      ([name]) => existsSync(join('node_modules', name)) && filesOf(name).some((file) => file.endsWith('.wasm')),
    )
    expect(new Set([...native, ...withWasm].map(nameOf))).toEqual(new Set(server.ssr?.external as string[]))
  })

  test('runs nothing at installation where it is served, and needs nothing run to build', () => {
    const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(running.filter(([, { dev }]) => !dev)).toEqual([])
    // esbuild ships its program as a package; puppeteer would download a browser, which the tests find installed.
    expect(new Set(running.map(([name]) => name))).toEqual(new Set(['esbuild', 'puppeteer']))
    expect(listWords(readImageStages()[0]!, 'RUN')).toContain('npm ci --ignore-scripts')
  })

  test('has a licence that was agreed to, and is listed by it', () => {
    const others = locked.filter(([, { license, integrity }]) => integrity && !accepted.has(license ?? ''))
    expect(others.map(([name, { license }]) => [name, license])).toEqual([])
    expect(readFileSync(licencesFile, 'utf8')).toBe(buildLicenceList())
  })

  test('has a licence of which LICENSE says what it asks for', () => {
    const said = readFileSync('LICENSE', 'utf8')
    const licences = new Set(locked.flatMap(([, { license = '' }]) => license.split(/[()]| AND | OR /).filter(Boolean)))
    expect([...licences].filter((one) => !new RegExp(`\\b${one}\\b`).test(said))).toEqual([])
  })

  test('is none of what nobody keeps any more', () => {
    const names = new Set(served.map(nameOf))
    for (const gone of ['jpeg-js', 'pngjs', 'rate-limiter-flexible'])
      expect([gone, names.has(gone)]).toEqual([gone, false])
  })
})

test('the bill of materials of a build names what is served, each by an address, a licence and a checksum', () => {
  const { bomFormat, components } = JSON.parse(buildBillOfMaterials()) as Bill
  expect(bomFormat).toBe('CycloneDX')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object }
  const named = new Set(components.map(({ name }) => name))
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([])
  expect(named).toEqual(new Set(served.map(nameOf)))
  for (const { name, version, purl, hashes, licenses } of components) {
    expect(decodeURIComponent(purl)).toBe(`pkg:npm/${name}@${version}`)
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect(accepted).toContain(licenses[0]?.expression)
  }
})
type Component = { name: string; version: string; purl: string } & Record<
  'hashes' | 'licenses',
  { content?: string; expression?: string }[]
>
type Bill = { bomFormat: string; components: Component[] }

test('the image is built by what is there, holds what its build leaves, and runs it as a user without rights', () => {
  const [build, image] = readImageStages() as [
    ReturnType<typeof readImageStages>[0],
    ReturnType<typeof readImageStages>[0],
  ]
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const sources = listWords(build, 'COPY').flatMap((words) => words.split(' ').slice(0, -1))
  expect(sources.filter((path) => !existsSync(path))).toEqual([])
  const commands = listWords(build, 'RUN').flatMap((words) => words.split(' && '))
  const run = commands.flatMap((words) => /^npm run (\S+)$/.exec(words)?.[1] ?? [])
  expect(run.filter((name) => !(name in scripts))).toEqual([])
  // What only the build needs is not in the image.
  expect(commands.at(-1)).toBe('npm prune --omit=dev')
  expect(listWords(image, 'COPY').map((words) => /^--from=build \/app\/(\S+) \.\/\1?$/.exec(words)?.[1])).toEqual([
    ...['package.json', 'node_modules', 'dist'],
  ])
  expect(image.findIndex(({ name }) => name === 'USER')).toBeLessThan(image.findIndex(({ name }) => name === 'CMD'))
  expect(listWords(image, 'USER')).toEqual(['node'])
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  for (const never of ['.git', 'node_modules', 'dist', 'data']) expect(left).toContain(never)
})

test('every test that a document of docs/security names is there', () => {
  const folder = 'docs/security'
  const named = readdirSync(folder).flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/`((?:tests|src|build|scripts|locales|docs)\/[\w./-]+)`/g),
    ].map(([, path]) => path!),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
