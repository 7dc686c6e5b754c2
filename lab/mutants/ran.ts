import { appendFileSync } from 'node:fs'
import { afterEach, beforeEach } from 'vitest'

/** Writes the functions each test ran to the file `MUTANTS_RAN`, one line per test. */
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
