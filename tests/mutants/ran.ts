import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'

/** Tells which functions a test ran, in the file `MUTANTS_RAN`, a line for each test. */
const scope = globalThis as { __ran?: Set<string> }
beforeEach(() => {
  scope.__ran = new Set()
})
afterEach(({ task }) => {
  const names: string[] = [task.name]
  for (let suite = task.suite; suite; suite = suite.suite) names.unshift(suite.name)
  const file = process.env.MUTANTS_RAN
  if (file) appendFileSync(file, `${JSON.stringify([task.file.filepath, names.join(' '), [...(scope.__ran ?? [])]])}\n`)
})
