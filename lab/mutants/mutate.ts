import { parseSync } from 'vite'

/** A change in the code: `text` replaces what is between `start` and `end`, in the function `inside`. */
export type Mutant = {
  path: string
  line: number
  start: number
  end: number
  text: string
  what: string
  inside: string
  /** The expression or statement that contains the change: the unit that can be chosen at run time. */
  whole: { start: number; end: number }
}

type Span = { start: number; end: number }
type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** Nodes whose mutants could run for ever, and nodes no test can see: types, imports, words of an error. */
const left = /^(While|DoWhile|For|ForIn)Statement$|^TS|^Import|^Export(All|Named)|^ThrowStatement$/
/** The props and attributes of JSX that tests can see, rather than styles or event handlers. */
const seenAttributes =
  /^(href|value|name|label|title|text|type|kind|path|words|count|total|src|alt|checked|disabled|aria-\w+)$/
/** Casts and `!` are not types alone: the expression in them is code. */
const seeThrough = /^TS(As|NonNull|Satisfies|Instantiation)Expression$/

const parsed = (path: string, code: string): Node => parseSync(path, code).program as unknown as Node

/** Returns the children of a node without the name of a property, which is no code. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'key' && node.computed === false
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  )
}

/** Calls about styles, about files of words, and effects, which only a browser runs after rendering. */
const looks = /^(mergeClasses|makeStyles|useTranslation|use(Layout)?Effect|usePreload|usePageTitle|loadPart)$/

function isLeft(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration') return !isNode(node.declaration)
  if (node.type === 'JSXAttribute') return !seenAttributes.test(String((node.name as Node).name))
  if (node.type === 'ExpressionStatement' && isLeft(node.expression as Node)) return true
  if (node.type === 'CallExpression' && looks.test(String((node.callee as Node).name))) return true
  if (typeof node.directive === 'string') return true
  return left.test(node.type) && !seeThrough.test(node.type)
}

/** Visits every node that runs, with the name of its function. */
function visit(path: string, node: Node, inside: string, found: (node: Node, inside: string) => void): void {
  if (isLeft(node)) return
  const here = functions.has(node.type) ? `${path}:${node.start}` : inside
  found(node, here)
  for (const child of childrenOf(node)) visit(path, child, here, found)
}

const swapped: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}

const leftOut: Readonly<Record<string, string>> = {
  ArrayExpression: '...[]',
  ObjectExpression: '...{}',
  JSXElement: '',
  JSXFragment: '',
}
const isNamed = /^(Literal|ObjectExpression|ArrayExpression|CallExpression|JSXElement|TemplateLiteral)$/

/** Returns the parts of a list, an object or JSX that could be left out. */
function partsOf(node: Node): Node[] {
  if (node.type === 'ArrayExpression')
    return (node.elements as Node[]).filter((one) => isNode(one) && isNamed.test(one.type))
  if (node.type === 'ObjectExpression') return (node.properties as Node[]).filter((one) => one.type === 'Property')
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as Node[]).filter((one) => one.type === 'JSXElement')
  return []
}

/** Returns whether a string is the value of an attribute, without braces. */
const isAttribute = (code: string, { start }: Node) => code[start - 1] === '=' && /[\w-]/.test(code[start - 2] ?? '')

/** Returns every mutant of a file that this script can make. Pure. */
export function mutantsOf(path: string, code: string): Mutant[] {
  const mutants: Mutant[] = []
  const lineAt = (at: number) => code.slice(0, at).split('\n').length
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  visit(path, parsed(path, code), `${path}:0`, (node, inside) => {
    const add = ({ start, end }: Span, text: string, what: string, whole: Span = { start, end }) =>
      mutants.push({ path, line: lineAt(start), start, end, text, what, inside, whole })
    const { type } = node
    for (const one of partsOf(node)) add(one, leftOut[node.type]!, 'a part left out')
    if (
      type === 'Literal' &&
      typeof node.value === 'string' &&
      /^['"]\w/.test(textOf(node)) &&
      !isAttribute(code, node)
    )
      add(node, `${textOf(node).slice(0, -1)}-${textOf(node).slice(-1)}`, 'another word')
    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      const test = node.test as Node
      add(test, `!(${textOf(test)})`, 'the condition turned round')
    }
    if (type === 'LogicalExpression' || type === 'BinaryExpression') {
      const [of, to] = [node.left as Node, node.right as Node]
      const operator = String(node.operator)
      const other = swapped[operator]
      const between = code.slice(of.end, to.start)
      if (other)
        add({ start: of.end, end: to.start }, between.replace(operator, other), `${operator} for ${other}`, node)
    }
    if (type === 'UnaryExpression' && node.operator === '!') add(node, textOf(node.argument as Node), 'a no left out')
    if (type === 'ReturnStatement' && isNode(node.argument)) add(node.argument, 'undefined', 'nothing answered')
    if (type === 'Literal' && typeof node.value === 'boolean')
      add(node, String(!node.value), `${node.value} turned round`)
    if (type === 'Literal' && typeof node.value === 'number')
      add(node, `(${node.value} + 1)`, `one more than ${node.value}`)
    if (type === 'ArrowFunctionExpression' && node.expression === true) {
      const body = node.body as Node
      // An object or JSX is in brackets of its own.
      if (!/^(ObjectExpression|JSX)/.test(body.type)) add(body, 'undefined', 'nothing answered')
    }
    if (type === 'ExpressionStatement' && /^(Call|Await)Expression$/.test((node.expression as Node).type))
      add(node, ';', 'a step left out')
  })
  return mutants
}

/** Returns the code with the change applied. */
export const mutated = (code: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  code.slice(0, start) + text + code.slice(end)

/** Text to insert before and after a piece of the code. */
type Around = Span & { before: string; after: string }

/** Inserts all of these into the code: nested ones within each other, those at the same place in their order. */
function surround(code: string, pieces: readonly Around[]): string {
  const places = pieces.flatMap(({ start, end, before, after }, order) => [
    { at: start, text: before, closes: false, far: end, order },
    { at: end, text: after, closes: true, far: start, order: -order },
  ])
  places.sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes) || b.far - a.far || a.order - b.order)
  let [told, from] = ['', 0]
  for (const { at, text } of places) {
    told += code.slice(from, at) + text
    from = at
  }
  return told + code.slice(from)
}

/** Returns the code with functions that report that they ran, under the names mutants use. */
export const reporting = (path: string, code: string): string => surround(code, piecesThatTell(path, code))

function piecesThatTell(path: string, code: string): Around[] {
  const pieces: Around[] = []
  visit(path, parsed(path, code), '', (node, inside) => {
    if (!functions.has(node.type) || !isNode(node.body)) return
    const tell = `globalThis.__ran?.add(${JSON.stringify(inside)})`
    const { start, end, type } = node.body
    if (type === 'BlockStatement') {
      const directives = (node.body.body as Node[]).findLast((one) => typeof one.directive === 'string')
      const at = directives?.end ?? start + 1
      pieces.push({ start: at, end: at, before: '', after: `;${tell};` })
    } else pieces.push({ start, end, before: `(${tell},`, after: ')' })
  })
  return pieces
}

/** Returns the code with all these changes in it, of which only the one with the number in `__tried` is active. */
export function choosing(path: string, code: string, changes: ReadonlyMap<number, Mutant>): string {
  const pieces = [...changes].map(([number, { start, end, text, whole }]): Around => {
    if (text === ';') return { ...whole, before: `{if(globalThis.__tried!==${number}){`, after: '}}' }
    if (text === '') return { ...whole, before: `{globalThis.__tried===${number}?null:(`, after: ')}' }
    if (text === '...[]') return { ...whole, before: `...(globalThis.__tried===${number}?[]:[`, after: '])' }
    if (text === '...{}') return { ...whole, before: `...(globalThis.__tried===${number}?{}:{`, after: '})' }
    const instead = `${code.slice(whole.start, start)}${text}${code.slice(end, whole.end)}`
    return { ...whole, before: `(globalThis.__tried===${number}?(${instead}\n):(`, after: '))' }
  })
  const begin = new Set(pieces.map(({ start }) => start))
  // A line that starts with a bracket would continue the line before it.
  visit(path, parsed(path, code), '', ({ type, start, end }) => {
    if (type === 'ExpressionStatement' && begin.has(start)) pieces.unshift({ start, end, before: '{', after: '}' })
  })
  return surround(code, [...pieces, ...piecesThatTell(path, code)])
}
