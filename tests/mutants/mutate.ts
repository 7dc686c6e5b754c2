import { parseSync } from 'vite'

/** One change in the code: `text` in the place of what stands from `start` to `end`, in the function `inside`. */
export type Mutant = {
  path: string
  line: number
  start: number
  end: number
  text: string
  what: string
  inside: string
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** What a mutant could make run for ever, and what no test can see: types, imports, words of an error. */
const left = /^(While|DoWhile|For|ForIn)Statement$|^TS|^Import|^Export(All|Named)|^ThrowStatement$|^JSXAttribute$/
/** A cast and `!` are no types alone: what they hold is code. */
const seeThrough = /^TS(As|NonNull|Satisfies|Instantiation)Expression$/

const parsed = (path: string, code: string): Node => parseSync(path, code).program as unknown as Node

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** Visits every node that runs, with the name of the function it is in. */
function visit(path: string, node: Node, inside: string, found: (node: Node, inside: string) => void): void {
  if (
    left.test(node.type) &&
    !seeThrough.test(node.type) &&
    !(node.type === 'ExportNamedDeclaration' && isNode(node.declaration))
  )
    return
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

/** Every change this script knows of in a file. Pure. */
export function mutantsOf(path: string, code: string): Mutant[] {
  const mutants: Mutant[] = []
  const lineAt = (at: number) => code.slice(0, at).split('\n').length
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  visit(path, parsed(path, code), `${path}:0`, (node, inside) => {
    const add = ({ start, end }: { start: number; end: number }, text: string, what: string) =>
      mutants.push({ path, line: lineAt(start), start, end, text, what, inside })
    const { type } = node
    if (type === 'IfStatement' || type === 'ConditionalExpression') {
      const test = node.test as Node
      add(test, `!(${textOf(test)})`, 'the condition turned round')
    }
    if (type === 'LogicalExpression' || type === 'BinaryExpression') {
      const [of, to] = [node.left as Node, node.right as Node]
      const operator = String(node.operator)
      const other = swapped[operator]
      const between = code.slice(of.end, to.start)
      if (other) add({ start: of.end, end: to.start }, between.replace(operator, other), `${operator} for ${other}`)
    }
    if (type === 'UnaryExpression' && node.operator === '!') add(node, textOf(node.argument as Node), 'a no left out')
    if (type === 'ReturnStatement' && isNode(node.argument)) add(node.argument, 'undefined', 'nothing answered')
    if (type === 'Literal' && typeof node.value === 'boolean')
      add(node, String(!node.value), `${node.value} turned round`)
    if (type === 'Literal' && typeof node.value === 'number')
      add(node, `(${node.value} + 1)`, `one more than ${node.value}`)
    if (type === 'ArrowFunctionExpression' && node.expression === true) {
      const body = node.body as Node
      // An object or a piece of a page stands in brackets of its own.
      if (!/^(ObjectExpression|JSX)/.test(body.type)) add(body, 'undefined', 'nothing answered')
    }
    if (type === 'ExpressionStatement' && /^(Call|Await)Expression$/.test((node.expression as Node).type))
      add(node, ';', 'a step left out')
  })
  return mutants
}

/** A file with the change in it. */
export const mutated = (code: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string =>
  code.slice(0, start) + text + code.slice(end)

/** A file whose functions tell that they ran, under the names mutants know them by. */
export function telling(path: string, code: string): string {
  const places: { at: number; text: string }[] = []
  visit(path, parsed(path, code), '', (node, inside) => {
    if (!functions.has(node.type) || !isNode(node.body)) return
    const tell = `globalThis.__ran?.add(${JSON.stringify(inside)})`
    const { start, end, type } = node.body
    if (type === 'BlockStatement') {
      const directives = (node.body.body as Node[]).findLast((one) => 'directive' in one)
      places.push({ at: directives?.end ?? start + 1, text: `;${tell};` })
    } else places.push({ at: start, text: `(${tell},` }, { at: end, text: ')' })
  })
  let told = code
  for (const { at, text } of places.sort((a, b) => b.at - a.at)) told = told.slice(0, at) + text + told.slice(at)
  return told
}
