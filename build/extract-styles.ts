import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ShortNames } from './short-names.ts'

/**
 * Where the client's build writes the class names it has assigned, for the build that draws first views on the server.
 */
const namesFile = 'dist/class-names.json'

/** The module that reads the extracted form of a `makeStyles`. */
const reader = JSON.stringify(resolve('src/client/ui/styles/written-styles.ts'))

/** One rule of a Griffel bucket: its text, and for at-rules the query and priority it is sorted by. */
type Entry = string | [rule: string, about: { m?: string; x?: string; p?: number }]
type Rules = Entry[] | Record<string, Entry[]>

/** The order Griffel gives its buckets: later ones win over earlier ones (`styleBucketOrdering` of @griffel/core). */
const buckets = ['r', 'd', 'l', 'v', 'w', 'f', 'i', 'h', 'a', 's', 'k', 't', 'm', 'c', 'x']
/** The calls that insert rules when first used, and their replacements, which take the class names alone. */
const inserting: Record<string, { bare: string; classes: number; rules: number }> = {
  __styles: { bare: '__written(__css)', classes: 1, rules: 1 },
  __resetStyles: { bare: '__resetCSS', classes: 2, rules: 2 },
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Call = Node & { callee: { name?: string }; arguments: Node[] }
type Import = Node & {
  specifiers: (Node & { imported?: { name: string }; local: { name: string } })[]
  source: { value: string }
}

/** Finds the local names under which a module imports the inserting calls, and the module they come from. */
function findImports({ body }: { body: Node[] }): { from: string; local: Map<string, string> } | undefined {
  for (const node of body as Import[]) {
    if (node.type !== 'ImportDeclaration') continue
    const wanted = node.specifiers.filter(({ imported }) => imported && imported.name in inserting)
    if (wanted.length === 0) continue
    return { from: node.source.value, local: new Map(wanted.map((one) => [one.local.name, one.imported!.name])) }
  }
  return undefined
}

function* findCalls(node: unknown, local: Map<string, string>): Generator<Call> {
  if (Array.isArray(node)) for (const one of node) yield* findCalls(one, local)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const call = node as Call
    if (call.type === 'CallExpression' && local.has(call.callee.name ?? '')) yield call
    else for (const value of Object.values(node)) yield* findCalls(value, local)
  }
}

/** Evaluates a literal in a module that is part of the build: classes and rules are literals by then. */
const readRules = (source: string): Rules => new Function(`return (${source})`)() as Rules

/** Wraps a rule in its query: Griffel's build step usually includes it in the rule's text already. */
const addQuery = (rule: string, about: { m?: string; x?: string }) => {
  if (rule.startsWith('@')) return rule
  return about.m ? `@media ${about.m}{${rule}}` : about.x ? `@container ${about.x}{${rule}}` : rule
}

/**
 * Returns how specific the property of a rule is: `padding-inline` comes after `padding`, which Griffel leaves to
 * chance.
 */
const readDepth = (rule: string) => /\{(?:margin|padding|inset)(-[a-z]+)*:/.exec(rule)?.[0].split('-').length ?? 1

/**
 * Writes every rule once, in the order in which Griffel would have inserted its buckets; the more specific property
 * wins.
 */
export function writeSheet(all: Rules[]): string {
  const sorted = all
    .flatMap((rules) => Object.entries(Array.isArray(rules) ? { r: rules } : rules))
    .flatMap(([bucket, entries]) =>
      entries.map((entry) => {
        const [rule, about] = Array.isArray(entry) ? entry : ([entry, {}] as const)
        const query = about.m ?? about.x ?? ''
        return { rule, about, at: buckets.indexOf(bucket), query, priority: about.p ?? 0, depth: readDepth(rule) }
      }),
    )
    .sort(
      (a, b) =>
        a.at - b.at ||
        a.priority - b.priority ||
        (a.query < b.query ? -1 : a.query > b.query ? 1 : 0) ||
        a.depth - b.depth,
    )
  return [...new Set(sorted.map(({ rule, about }) => addQuery(rule, about)))].join('\n')
}

/**
 * Moves every component style that is known at build time, Fluent's and ours, out of the scripts into one style sheet,
 * under short names. It runs after Griffel's own build step, which extracts styles as rules. There is one sheet for all
 * chunks, because the order of the buckets is what makes `:hover` win over the plain rule. With `given` names the
 * classes have the names the client's build has assigned, and no sheet is written.
 */
export function extractStyles(whose: 'own' | 'given'): Plugin {
  const rulesOf = new Map<string, Rules[]>()
  let names = new ShortNames()
  return {
    name: 'extract-styles',
    apply: 'build',
    buildStart() {
      if (whose === 'given') names = ShortNames.from(JSON.parse(readFileSync(namesFile, 'utf8')))
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (id.includes('/@griffel/')) return undefined
        if (!Object.keys(inserting).some((name) => code.includes(name))) return undefined
        const tree = this.parse(code) as unknown as { body: Node[] }
        const imports = findImports(tree)
        if (!imports) return undefined
        const found: Rules[] = []
        let written = code
        for (const call of [...findCalls(tree.body, imports.local)].reverse()) {
          const { bare, classes, rules } = inserting[imports.local.get(call.callee.name ?? '')!]!
          const readSource = (node: Node) => code.slice(node.start, node.end)
          found.push(readRules(readSource(call.arguments[rules]!)))
          const kept = call.arguments.slice(0, classes).map((one) => names.mark(readSource(one)))
          written = `${written.slice(0, call.start)}${bare}(${kept.join(',')})${written.slice(call.end)}`
        }
        rulesOf.set(id, found)
        const from = JSON.stringify(imports.from)
        const imported = `import{__css,__resetCSS}from${from};import{parseWrittenStyles as __written}from${reader};`
        return { code: `${imported}${written}`, map: null }
      },
    },
    buildEnd() {
      if (whose === 'given') return
      names.giveOut()
      mkdirSync(dirname(namesFile), { recursive: true })
      writeFileSync(namesFile, JSON.stringify(names))
    },
    renderChunk: (code) => ({ code: names.inCode(code), map: null }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (whose === 'given') return
        const kept = Object.values(bundle)
          .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .flatMap(([id]) => rulesOf.get(id) ?? [])
        const sheet = this.emitFile({ type: 'asset', name: 'components.css', source: names.inSheet(writeSheet(kept)) })
        const html = bundle['index.html']
        if (html?.type !== 'asset') return
        const link = `<link rel="stylesheet" crossorigin href="/${this.getFileName(sheet)}">`
        html.source = String(html.source).replace('</head>', `  ${link}\n  </head>`)
      },
    },
  }
}
