import { type Source, sourcesIn } from '../support/project/sources.ts'
import { betweenModules, directOnly, type Imports, withinModule } from './imports.ts'
import { modules } from './order.ts'

export const drawingFile = 'docs/modules.md'

/** Lists the files of the server, its demonstration and its commands. */
export const serverFiles = (): Source[] =>
  ['src/server', 'src/demo', 'src/tools'].flatMap((folder) => sourcesIn(folder))

/**
 * Returns `docs/modules.md`: which module of the server imports which, from the current sources. Does not throw on
 * circles, which the test reports.
 */
export function drawModules(files: readonly Source[]): string {
  const imports = betweenModules(files)
  return `# The server's modules

Written by \`npm run modules\` from the imports of the sources, types included; a test says when that is due. The order is
the array in \`tests/modules/order.ts\` (decision 56). No module imports one above it, and no folder of a module and no file
reaches itself over its imports (\`tests/modules.test.ts\`).

## Who stands on whom

Arrows go from who imports to what is imported. An import that follows from others is not drawn: a module that is on
\`companies\` may use \`platform\` too. The dotted one is the demonstration, which what starts the server loads where it is
asked for.

\`\`\`mermaid
flowchart TD
${[...modules]
  .reverse()
  .flatMap((module) => directOnly(imports).filter(([from]) => from === module))
  .map(([from, to]) => `  ${from} --> ${to}`)
  .join('\n')}
  app -.-> demo
\`\`\`

## Every import

\`x\` where the module of the row imports that of the column. Anything right of \`=\` would be an import upwards.

\`\`\`text
${matrixOf(imports)}
\`\`\`

## Within the modules

The folders of a module that import from each other; files beside them join them.

${modules.flatMap((module) => withinLines(files, module)).join('\n')}
`
}

function matrixOf(imports: Imports): string {
  const width = Math.max(...modules.map(({ length }) => length))
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width + 4) + cells.map((cell) => cell.padStart(3)).join('')
  const numbers = modules.map((_, at) => String(at + 1))
  const rows = modules.map((module, level) =>
    line(
      `${numbers[level]!.padStart(2)}  ${module}`,
      modules.map((other, at) => (at === level ? '=' : imports.get(module)?.has(other) ? 'x' : '.')),
    ),
  )
  return [line('', numbers), ...rows].join('\n')
}

function withinLines(files: readonly Source[], module: string): string[] {
  const imports = [...withinModule(files, module)].sort(([a], [b]) => a.localeCompare(b))
  if (imports.length === 0) return []
  const lines = imports.map(
    ([from, row]) =>
      `\`${from}\` → ${[...row]
        .sort()
        .map((to) => `\`${to}\``)
        .join(', ')}`,
  )
  return [`- **${module}**: ${lines.join('; ')}`]
}
