import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Source = {
  /** The path from the project's root, with slashes: `src/client/main.tsx`. */
  path: string
  text: string
  /** The text without comments. */
  code: string
  /** Static and dynamic imports: packages by name, own files by their path from the project's root. */
  imports: string[]
}

/** Lists the source files below a folder, without tests, each read once. */
export function sourcesIn(folder: string, endings = /\.(ts|tsx|css)$/): Source[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => readSource(join(entry.parentPath, entry.name)))
}

export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  const code = withoutComments(text)
  return { path: path.replaceAll('\\', '/'), text, code, imports: importsOf(path, code) }
}

const specifiers = [
  /\b(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?<!\.)\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"]([^'"]+)['"]/g,
]

export function importsOf(path: string, code: string): string[] {
  return specifiers
    .flatMap((pattern) => [...code.matchAll(pattern)].map(([, specifier]) => specifier!))
    .map((specifier) =>
      specifier.startsWith('.') ? normalize(join(dirname(path), specifier)).replaceAll('\\', '/') : specifier,
    )
}

/** Returns the package an import belongs to: `final-form-arrays`, `@fluentui/react-icons`; undefined for own files. */
export function packageOf(specifier: string): string | undefined {
  if (/^(src|sw|tests|locales|public)\//.test(specifier) || specifier.includes(':')) return undefined
  return specifier.match(/^(@[^/]+\/[^/]+|[^@./][^/]*)/)?.[1]
}

/** Removes comments and keeps strings (a `//` inside a string is no comment). */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\/[])\/\/[^\n]*/g,
    (_, string) => string ?? '',
  )
}
