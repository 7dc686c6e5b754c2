import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { alone } from './support/project/alone.ts'
import { importsOf, packageOf, readSource, type Source, sourcesIn } from './support/project/sources.ts'

const src = sourcesIn('src')
const sw = sourcesIn('sw')
const all = [...src, ...sw]
/** The tests beside their sources. */
const unitTests = ['src', 'sw'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => readSource(`${folder}/${name}`)),
)
const below = (folder: string) => all.filter(({ path }) => path.startsWith(`${folder}/`))

/** Lists every import of these files that a rule does not allow, as `file -> import`. */
const breaches = (files: Source[], allowed: (specifier: string, file: Source) => boolean) =>
  files.flatMap((file) => file.imports.filter((one) => !allowed(one, file)).map((one) => `${file.path} -> ${one}`))
const isIn = (specifier: string, ...folders: string[]) => folders.some((folder) => specifier.startsWith(`${folder}/`))
const isPackage = (specifier: string) => packageOf(specifier) !== undefined || specifier.includes(':')
const folderBelow = (path: string, folder: string) => path.slice(folder.length + 1).split('/')[0]

/** The folders of the client from the lowest layer to the highest (decision 118). */
const clientLayers = [
  ...['platform', 'session', 'i18n', 'router', 'data', 'ui', 'outbox', 'forms'],
  ...['features', 'screens', 'shell'],
]

/** A type assertion in an expression; `as const` asserts no type, and `* as` imports. */
const castInCode = /(?<!\*) as (?!const\b)[\w{(]+/g

describe('who may import whom', () => {
  test('the rules read every kind of import', () => {
    const code = `import a, { b } from './a.ts'\nimport type { C } from '../c.ts'\nimport 'd'\nexport { e } from "e/f"
      const g = lazy(() => import('./g.tsx'))\nimport {\n  h,\n} from '@i/j/k'`
    expect(importsOf('src/x/y.ts', code).sort()).toEqual(
      ['src/x/a.ts', 'src/c.ts', 'd', 'e/f', 'src/x/g.tsx', '@i/j/k'].sort(),
    )
    expect(packageOf('@i/j/k')).toBe('@i/j')
    expect(all.length).toBeGreaterThan(20)
  })

  test('the contract imports superstruct, itself and the version only', () => {
    const allowed = (one: string) => ['superstruct', 'package.json'].includes(one) || isIn(one, 'src/contract')
    expect(breaches(below('src/contract'), allowed)).toEqual([])
  })

  test('shapes of calls reach no browser: everything but the server imports of them types alone', () => {
    const schema = /\.schema\.ts$/
    const readers = /^src\/contract\/(modules\.ts$|.*\.schema\.ts$)/
    const files = [...below('src/client'), ...below('src/contract'), ...sw].filter(({ path }) => !readers.test(path))
    const withoutTypes = (code: string) => code.replace(/\bimport type\b[^;'"]*from '[^']*'/g, '')
    const run = files.map((file) => ({ ...file, imports: importsOf(file.path, withoutTypes(file.code)) }))
    expect(files.some(({ imports }) => imports.some((one) => schema.test(one)))).toBe(true)
    expect(breaches(run, (one) => !schema.test(one))).toEqual([])
  })

  test('what only the build reads is in no script: no other source imports it', () => {
    const read = ['src/client/manifest.ts', 'src/client/ui/styles/theme-sheet.ts', 'src/contract/cacheable.ts']
    expect(read.filter((path) => !all.some((source) => source.path === path))).toEqual([])
    expect(breaches(all, (one) => !read.includes(one))).toEqual([])
  })

  test('server and client never meet', () => {
    const servers = ['src/server', 'src/demo', 'src/tools']
    expect(breaches(servers.flatMap(below), (one) => !isIn(one, 'src/client', 'sw'))).toEqual([])
    expect(breaches([...below('src/client'), ...sw], (one) => !isIn(one, ...servers))).toEqual([])
  })

  test('the server uses node, the client does not', () => {
    expect(breaches([...below('src/client'), ...sw], (one) => !one.startsWith('node:'))).toEqual([])
  })

  test('the client stands in layers: none imports one above it', () => {
    const place = (path: string) => clientLayers.indexOf(folderBelow(path, 'src/client') ?? '')
    const inLayers = below('src/client').filter(({ path }) => path.split('/').length > 3)
    expect(inLayers.filter(({ path }) => place(path) < 0).map(({ path }) => path)).toEqual([])
    const isAbove = (one: string, { path }: Source) => isIn(one, 'src/client') && place(one) > place(path)
    // The files that start the client are above all layers.
    const isTop = (one: string) => /^src\/client\/[^/]+$/.test(one)
    expect(breaches(inLayers, (one, file) => !isAbove(one, file) && !isTop(one))).toEqual([])
  })

  test('a feature is one subject: it imports no other, and no screen but its own', () => {
    const featureOf = (path: string) => folderBelow(path, 'src/client/features')
    const allowed = (one: string, { path }: Source) =>
      !isIn(one, 'src/client/features') || featureOf(one) === featureOf(path)
    expect(breaches(below('src/client/features'), allowed)).toEqual([])
  })

  test('a folder of the client has at most 25 files, without tests', () => {
    const files = new Map<string, number>()
    for (const { path } of below('src/client')) {
      const folder = path.slice(0, path.lastIndexOf('/'))
      files.set(folder, (files.get(folder) ?? 0) + 1)
    }
    expect([...files].filter(([, count]) => count > 25)).toEqual([])
  })

  test('the outbox knows no React but in its hooks', () => {
    const hook = /\/use-[\w-]+\.ts$/
    const plain = below('src/client/outbox').filter(({ path }) => !hook.test(path))
    expect(breaches(plain, (one) => !/^(react|react-dom)(\/|$)/.test(one) && !hook.test(one))).toEqual([])
    expect(breaches(sw, (one) => !hook.test(one))).toEqual([])
  })

  test('the worker is wiring of outbox, data, session and contract', () => {
    const parts = ['src/client/outbox', 'src/client/data', 'src/client/session', 'src/contract', 'sw']
    expect(breaches(sw, (one) => isPackage(one) || isIn(one, ...parts))).toEqual([])
  })

  test('the server is reached through the data layer and the outbox alone', () => {
    const owners = ['data', 'outbox'].map((part) => `src/client/${part}`)
    const raw = ['src/client/data/client.ts', 'src/client/data/cache.ts']
    const others = below('src/client').filter(({ path }) => !isIn(path, ...owners))
    // Another person may be at the device: the shell clears what was read.
    const allowed = (one: string, { path }: Source) =>
      !raw.includes(one) || path === 'src/client/shell/dialogs/SessionEnded.tsx'
    expect(breaches(others, allowed)).toEqual([])
  })

  test('what a browser may lack or refuse is named in one place each: others ask there', () => {
    const places = ['device-storage', 'browser', 'page-browser'].map((name) => `src/client/platform/${name}.ts`)
    // A classic script in the head, which can import nothing.
    places.push('src/client/first-paint.ts')
    const globals =
      /(?<![\w.'"/-])(?:(?:globalThis|window|self)\.)?(localStorage|sessionStorage|indexedDB|BroadcastChannel|caches|navigator|crypto|PublicKeyCredential|isSecureContext)\b(?!['"])/g
    const found = below('src/client')
      .filter(({ path }) => !places.includes(path))
      .flatMap(({ path, code }) => (code.match(globals) ?? []).map((one) => `${path}: ${one}`))
    expect(found).toEqual([])
    expect('localStorage.x; window.crypto.y; navigator'.match(globals)).toHaveLength(3)
  })

  test('only whole screens may fail to load: parts of a page are waited for, as `lazyWithRetry` does', () => {
    const lazy = src.filter(({ code }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(code))
    expect(lazy.map(({ path }) => path).sort()).toEqual([
      'src/client/platform/lazy-with-retry.ts',
      'src/client/routes.tsx',
    ])
  })

  test('no style begins with a pseudo class and names itself later: the compiler takes the beginning for itself too', () => {
    const never = src.filter(({ code }) => /['"`]:[^,'"`]*&[^'"`]*['"`]\]?: /.test(code))
    expect(never.map(({ path }) => path)).toEqual([])
  })

  test('links are ours, which are not rendered again at every change of the address', () => {
    const routers = src.filter(({ code }) => /import \{[^}]*\bLink\b[^}]*\} from 'wouter'/.test(code))
    expect(routers.map(({ path }) => path)).toEqual([])
  })

  test.each([
    [/^idb-keyval$/, /^src\/client\/((outbox|session)\/store|data\/following\/worker-copy)\.ts$/],
    [/^swr$/, /^src\/client\/(data\/|(main|first-view)\.tsx$)/],
    [/^redaxios$/, /^src\/client\/data\/call\.ts$/],
    [/^(react-)?final-form(-arrays)?$/, /^src\/client\/forms\//],
    [/^(drizzle-orm|pg|@electric-sql\/pglite)$/, /^src\/(server\/platform\/db\/|.+\.queries\.ts$)/],
    [/^workbox-window$/, /^src\/client\//],
    [/^superstruct$/, /^src\/(contract|server)\//],
  ])('only one place touches %s', (owned, owner) => {
    expect(breaches(all, (one, { path }) => !owned.test(packageOf(one) ?? '') || owner.test(path))).toEqual([])
  })
})

describe('the door of the server', () => {
  const doors = below('src/server').filter(({ path }) => path.endsWith('.routes.ts'))

  test('what answers a call is typed by its endpoint: nothing is called another type', () => {
    expect(doors.length).toBeGreaterThan(30)
    const casts = doors.flatMap(({ path, code }) => (code.match(castInCode) ?? []).map((one) => `${path}: ${one}`))
    expect(casts).toEqual([])
    expect('const a = b as Asked; c as unknown; <D>e; f as const'.match(castInCode)).toEqual([
      ' as Asked',
      ' as unknown',
    ])
  })

  test('only a server and its tests make a call of their own', () => {
    const untyped = below('src/server').filter(({ code }) => /\bAnyCall\b/.test(code))
    expect(untyped.map(({ path }) => path).sort()).toEqual([
      'src/server/app/quota.ts',
      'src/server/app/serve.ts',
      'src/server/app/served-call.ts',
      'src/server/platform/http/call.ts',
      'src/server/platform/http/route.ts',
      'src/server/platform/idempotency/once.ts',
    ])
  })
})

describe('words and directions', () => {
  /**
   * The folders where Arabic words are data, or belong to the language itself (its name, its currency), and not to a
   * screen.
   */
  const dataInArabic = /^src\/(demo\/|contract\/|client\/i18n\/)/

  test('a day, a month and a year are those of Riyadh: nothing takes them from a moment in another zone', () => {
    const parts =
      /\.get(?:FullYear|Month|Date|Day)\(|\.toLocale(?:Date|Time)String\(|toISOString\(\)\.slice\(0, (?:4|7|10)\)|\bcurrent_date\b/
    // The first two add the hours; the calendar is a Date of the device by its parts, and no moment.
    const meant = ['src/contract/form/days.ts', 'src/server/platform/months.ts']
    const calendar = ['src/client/forms/controls/day/DayCalendar.tsx', 'src/client/forms/controls/day/read-day.ts']
    const found = all.filter(({ code }) => parts.test(code)).map(({ path }) => path)
    expect(found.sort()).toEqual([...meant, ...calendar].sort())
  })

  test('no Arabic words outside the locales', () => {
    // Single letters, as in rules of spelling, are not words.
    const word = /\p{Script=Arabic}{3,}/u
    const letters = /\[[^\]\n]*\]/g
    const found = all.filter(({ path, code }) => !dataInArabic.test(path) && word.test(code.replace(letters, '')))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('no words for people written into components', () => {
    const written = [
      />[^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*<\//gu,
      /\b(?:aria-label|title|alt|placeholder|label)="[^"]*\p{L}{2,}[^"]*"/gu,
    ]
    const found = src
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, code }) => written.flatMap((form) => (code.match(form) ?? []).map((one) => `${path}: ${one}`)))
    expect(found).toEqual([])
  })

  test('H-041: no physical directions in styles, so that every screen mirrors', () => {
    const physical = [
      /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/g,
      /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/g,
      /\b(?:margin|padding|border)-(?:left|right)\b/g,
      /(?<![\w$.'-])(?:left|right)\s*:(?!:)/g,
      /\b(?:textAlign|float|clear|text-align)\s*:\s*['"]?(?:left|right)\b/g,
    ]
    const found = below('src/client')
      .filter(({ path, code }) => path.endsWith('.css') || /\bmake(?:Static|Reset)?Styles\b|CSSProperties/.test(code))
      // Scroll positions are measured, not mirrored, so they have no logical names.
      .map(({ path, code }) => ({ path, code: code.replace(/\bscroll(?:To|By)\(\{[^}]*\}/g, '') }))
      .flatMap(({ path, code }) => physical.flatMap((form) => (code.match(form) ?? []).map((one) => `${path}: ${one}`)))
    expect(found).toEqual([])
  })
})

describe('the shape of the project', () => {
  test('D-035..D-044: the top level is as specified', () => {
    const specified = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', 'README.md']
    expect(specified.filter((name) => !existsSync(name))).toEqual([])
    const folders = ['src', 'public', 'sw', 'locales', 'tests']
    expect(folders.filter((name) => !existsSync(name) || readdirSync(name).length === 0)).toEqual([])
  })

  test('D-003, D-004, D-019..D-034: the specified packages are declared and used', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const everywhere = [
      ...all,
      ...sourcesIn('tests'),
      readSource('vite.config.ts'),
      ...sourcesIn('build'),
      ...sourcesIn('scripts'),
      ...unitTests,
    ]
    const used = new Set(everywhere.flatMap(({ imports }) => imports.map(packageOf)))
    const specified = ['react', 'react-dom', 'wouter', 'valtio', 'idb-keyval', 'workbox-window', 'vite-plugin-pwa']
    specified.push('redaxios', 'final-form', 'react-final-form', 'superstruct', '@fluentui/react-components')
    specified.push('i18next', 'vitest', 'fake-indexeddb', 'puppeteer')
    expect(specified.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([])
    expect(specified.filter((name) => !used.has(name))).toEqual([])
    // TypeScript throughout: the only JavaScript is what runs before anything is installed or compiled.
    expect(sourcesIn('src', /\.(js|jsx|mjs|cjs)$/).map(({ path }) => path)).toEqual([])
  })

  test('what is installed to serve the site is named by its sources or its build', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const sources = [...all, ...sourcesIn('build'), ...sourcesIn('scripts'), readSource('vite.config.ts')]
    const text = sources.map(({ code }) => code).join('\n')
    const isNamed = (name: string) =>
      [`'${name}'`, `'${name}/`, `"${name}/`, `\`${name}/`].some((form) => text.includes(form))
    expect(Object.keys(dependencies).filter((name) => !isNamed(name))).toEqual([])
    expect(isNamed('workbox-expiration')).toBe(false)
  })

  test('folders are named for what they hold', () => {
    const names = readdirSync('src', { recursive: true, withFileTypes: true })
    const vague = names.filter((entry) => entry.isDirectory() && /^(utils?|helpers?|common|misc|lib)$/.test(entry.name))
    expect(vague.map(({ name }) => name)).toEqual([])
  })

  test('only unit tests with a process of their own put others in the place of modules and globals', () => {
    const changes =
      /\bvi\.(?:(?:do)?mock|hoisted|resetModules|stubGlobal|stubEnv)\(|\b(?:globalThis|process\.env)[.\w]* = /i
    const changing = unitTests.filter(({ code }) => changes.test(code)).map(({ path }) => path)
    expect(changing.length).toBeGreaterThan(0)
    expect(changing.filter((path) => !alone.some((beginning) => path.startsWith(beginning)))).toEqual([])
  })

  test('what people wrote, and the names of companies, name the language they are in', () => {
    const marked = below('src/client').flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /<[a-z]\w*(?=[^<>]*\bdir="auto")[^<>]*>|<bdi[^<>]*>(?=\{[\w.?]*(?:name|word|title|question)\})/g,
        ),
      ].map(([tag]) => `${path} ${tag}`),
    )
    expect(marked.length).toBeGreaterThan(0)
    expect(marked.filter((tag) => !tag.includes('lang={'))).toEqual([])
  })

  test('imports say the whole file name, and files stay readable', () => {
    const own = breaches(all, (one) => !isIn(one, 'src', 'sw') || /\.\w+(\?\w+(&\w+)?)?$/.test(one))
    expect(own).toEqual([])
    const long = all.filter(({ path, text }) => text.split('\n').length > 250 && !path.startsWith('src/demo/seed/'))
    expect(long.map(({ path }) => path)).toEqual([])
  })
})
