import { readFile, writeFile } from 'node:fs/promises'
import type { Counted } from './person.ts'
import type { Task } from './task.ts'

/** What a task counted, or why it was not finished. */
export type Outcome = Counted | { failed: string }
export type Lived = { task: Task; english: Outcome; arabic: Outcome }

const page = 'docs/tasks.md'
const head = ['', 'task', 'begins at', 'before', 'with the mocks', 'goal', 'now, English', 'now, Arabic']

const describeOutcome = (outcome: Outcome) =>
  'failed' in outcome ? 'not finished' : `${outcome.actions} / ${outcome.screens.toFixed(1)}`

/** Returns the rows of the table, its header first. */
export const listRows = (lived: readonly Lived[]): string[][] => [
  head,
  ...lived.map(({ task, english, arabic }) => [
    String(task.place),
    task.what,
    task.from,
    task.before,
    task.mocks,
    String(task.goal),
    describeOutcome(english),
    describeOutcome(arabic),
  ]),
]

/**
 * Describes what a task takes beyond its goal or the mocks, or that it was not finished; undefined where it takes no
 * more.
 */
export function describe({ task, english, arabic }: Lived): { words: string; isWrong: boolean } | undefined {
  const failed = [english, arabic].find((outcome) => 'failed' in outcome)
  if (failed && 'failed' in failed) return { words: `${task.place}, ${task.what}: ${failed.failed}`, isWrong: true }
  const most = Math.max(...[english, arabic].map((outcome) => ('actions' in outcome ? outcome.actions : 0)))
  const isWrong = most > task.goal
  if (!isWrong && !task.why) return undefined
  return { words: `${task.place}, ${task.what}: ${most}. ${task.why ?? 'More than its goal.'}`, isWrong }
}
export const describeAll = (lived: readonly Lived[]) => lived.flatMap((one) => describe(one) ?? [])

/** Formats a table as Markdown, with aligned columns. */
function formatTable(rows: readonly string[][]): string {
  const widths = head.map((_, at) => Math.max(3, ...rows.map((cells) => cells[at]!.length)))
  const draw = (cells: readonly string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [rows[0]!, widths.map((width) => '-'.repeat(width)), ...rows.slice(1)].map(draw).join('\n')
}

/** Replaces the text between two marks of the page. */
function replaceBetween(text: string, mark: string, put: string): string {
  const [begin, end] = [`<!-- ${mark} -->\n`, `\n<!-- end of ${mark} -->`]
  const from = text.indexOf(begin)
  const to = text.indexOf(end)
  if (from < 0 || to < 0) throw new Error(`${page} has no place for the ${mark}`)
  return text.slice(0, from + begin.length) + put + text.slice(to)
}

/** Writes the table, and the list of tasks above the mocks, into the page. */
export async function writePage(lived: readonly Lived[]): Promise<void> {
  const above = describeAll(lived).map(({ words }) => `- ${words}`)
  const table = replaceBetween(await readFile(page, 'utf8'), 'table', `\n${formatTable(listRows(lived))}\n`)
  await writeFile(page, replaceBetween(table, 'list', `\n${above.length > 0 ? above.join('\n') : 'None.'}\n`))
}
