import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { allWordsOf } from './support/project/locales.ts'

const book = readFileSync('docs/glossary.md', 'utf8')

/** Returns a pattern for the first column of a table of docs/glossary.md. */
function patternOf(title: string): RegExp {
  const section = book.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!
  const words = [...section.matchAll(/^\| (?!avoid |-)([^|]+?) +\|/gm)].map(([, word]) => word!)
  expect(words.length).toBeGreaterThan(5)
  expect(words).toEqual([...new Set(words)].sort())
  return new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'i')
}

const avoided = patternOf('Words to avoid everywhere')
const avoidedOnSite = patternOf('Words to avoid on the site')

const pages = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'lab/README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].filter((path) => path !== 'docs/glossary.md')

const linesOf = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line))

type Node = { type: string; value?: unknown; [key: string]: unknown }

/** Lists the comments of a source and its strings of several words: what is read as a sentence. */
function listSentences(path: string, code: string): string[] {
  const { program, comments } = parseSync(path, code)
  const found = comments.map(({ value }) => value)
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof (node as Node | null)?.type !== 'string') return
    const { type, value } = node as Node
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateElement') found.push(String((value as { cooked: string }).cooked))
    if (type === 'JSXText') found.push(String(value))
    Object.values(node as Node).forEach(visit)
  }
  visit(program)
  return found.filter((text) => /\p{L}\s+\p{L}/u.test(text))
}

test('sentences of a source are its comments and its strings of several words', () => {
  const code = `// seen by whoever reads
/** made anew */
test('whatever comes', () => say(\`to somebody \${anew} else\`))
const anew = { anew: 'anew' }`
  expect(listSentences('a.ts', code).filter((text) => avoided.test(text))).toHaveLength(4)
})

test('the texts of the site use plain words', () => {
  const found = [...allWordsOf('en')].filter(([, text]) => avoided.test(text) || avoidedOnSite.test(text))
  expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([])
})

test.each(pages)('%s uses plain words', (path) => {
  // Names of the code stand between backquotes.
  expect(linesOf(readFileSync(path, 'utf8').replace(/`[^`\n]+`/g, ''), avoided)).toEqual([])
})

test.each(['src', 'sw', 'tests', 'build', 'scripts'])(
  'comments, titles and messages in %s use plain words',
  (folder) => {
    // The generated client and this file, which names the words, are apart.
    const files = readdirSync(folder, { recursive: true })
      .map((name) => `${folder}/${name}`)
      .filter((path) => /\.(tsx?|mjs)$/.test(path) && !/\/(?:api-client|plain-words\.test)\.ts$/.test(path))
    expect(files.length).toBeGreaterThan(5)
    const found = files
      .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
      .filter(({ code }) => avoided.test(code))
      .flatMap(({ path, code }) =>
        listSentences(path, code)
          .flatMap((text) => linesOf(text.replace(/`[^`\n]+`/g, ''), avoided))
          .map((line) => `${path}: ${line.trim()}`),
      )
    expect(found).toEqual([])
  },
)
