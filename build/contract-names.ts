import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }
type Property = Node & { key?: { name?: string } }
type Statement = Node & { declarations?: { id: { name?: string }; init?: Node & { properties?: Row[] } }[] }
/** A row of a page, or a spread element in one. */
type Row = Node & { value?: Fields; argument?: Fields }
type Fields = Node & { properties?: (Property & Row)[] }
type Import = Node & { specifiers: { local: { name: string } }[] }
type Edit = { start: number; end: number; text: string }

/** The properties only the server uses: in the browser they are types. */
const shapes = ['params', 'query', 'beside', 'response', 'problems', 'tables']
/** The properties of a page's row that only the server uses (`contract/pages.ts`). */
const ofPages = ['drawn', 'named', 'query', 'head', 'crawled', 'reads']

/**
 * Removes from the built client the shapes of calls, and of pages what only the server reads of their rows, and marks
 * the declarations of the contract as free of side effects. A call needs its method and path; its shapes would take
 * four of the 120 KiB that the first page may load. What no screen uses of a file of the contract is then removed
 * (tree-shaking) as well.
 */
export function stripContract(): Plugin {
  return {
    name: 'contract-names',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: /\/src\/contract\// },
      handler(code) {
        const kept = removeShapes(code, this.parse(code))
        return { code: removeUnusedImports(kept, this.parse(kept)), map: null }
      },
    },
  }
}

/** Returns the code of a contract module without the shapes of its endpoints; `tree` is the syntax tree of the code. */
export function removeShapes(code: string, tree: object): string {
  const module = tree as { body: Node[] }
  return [...listWraps(module), ...listEdits(tree, true), ...listEditsInPages(module)]
    .sort((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

/**
 * Returns the code of a module without unused imports: a bundler includes what a module imports, used or not, and so
 * whole forms would be loaded with the first page.
 */
export function removeUnusedImports(code: string, tree: object): string {
  const imports = (tree as { body: Import[] }).body.filter(({ type }) => type === 'ImportDeclaration')
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
  const isUsed = ({ local: { name } }: Import['specifiers'][number]) =>
    new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(rest)
  return imports
    .filter(({ specifiers }) => specifiers.length > 0 && !specifiers.some(isUsed))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
}

/** Returns the statement in which a module declares something, exported or not. */
const getDeclaration = (statement: Node) =>
  (statement as { declaration?: Statement }).declaration ?? (statement as Statement)

function* listEditsInPages({ body }: { body: Node[] }): Generator<Edit> {
  for (const statement of body)
    for (const { id, init } of getDeclaration(statement).declarations ?? [])
      if (id.name === 'pages') for (const { value } of init?.properties ?? []) yield* listEditsInRow(value)
}

function* listEditsInRow(row: Fields | undefined): Generator<Edit> {
  const fields = row?.properties ?? []
  for (const [place, field] of fields.entries()) {
    if (field.argument) yield* listEditsInRow(field.argument)
    else if (ofPages.includes(field.key?.name ?? ''))
      yield { start: field.start, end: fields[place + 1]?.start ?? row!.end - 1, text: '' }
  }
}

/**
 * Wraps declarations: one that spreads a value, reads a member or calls a method may have side effects as far as a
 * bundler can tell; as the body of a function marked pure it is removed like the others.
 */
function* listWraps({ body }: { body: Node[] }): Generator<Edit> {
  for (const statement of body)
    for (const { init } of getDeclaration(statement).declarations ?? []) {
      if (!init || !mayHaveEffects(init)) continue
      yield { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' }
      yield { start: init.end, end: init.end, text: '))()' }
    }
}

function mayHaveEffects(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(mayHaveEffects)
  if (typeof node !== 'object' || node === null || !('type' in node)) return false
  const { type, callee } = node as Call
  if (type.includes('Function')) return false
  if (type === 'SpreadElement' || type === 'MemberExpression') return true
  if (type === 'CallExpression' && callee.type !== 'Identifier') return true
  return Object.values(node).some(mayHaveEffects)
}

function* listEdits(node: unknown, declares: boolean): Generator<Edit> {
  if (Array.isArray(node)) {
    for (const one of node) yield* listEdits(one, declares)
    return
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  const { type, callee, arguments: given } = node as Call
  if (type === 'CallExpression' && callee.type === 'Identifier') {
    // Any function may have side effects; a declaration of the contract only describes.
    if (declares) yield { start: (node as Call).start, end: (node as Call).start, text: '/* @__PURE__ */ ' }
    const [description] = given
    if (callee.name === 'defineEndpoint' && description?.properties) {
      yield* listEditsInDescription(description.properties, description.end - 1, declares)
      return
    }
  }
  // An object shared by several calls.
  const parts = (node as Node & { properties?: Property[] }).properties
  if (parts?.some(({ key }) => key?.name === 'access')) {
    yield* listEditsInDescription(parts, (node as Node).end - 1, declares)
    return
  }
  const inside = declares && !type.includes('Function')
  for (const value of Object.values(node)) yield* listEdits(value, inside)
}

function* listEditsInDescription(properties: Property[], end: number, declares: boolean): Generator<Edit> {
  for (const [place, property] of properties.entries()) {
    if (!shapes.includes(property.key?.name ?? '')) yield* listEdits(property, declares)
    else yield { start: property.start, end: properties[place + 1]?.start ?? end, text: '' }
  }
}
