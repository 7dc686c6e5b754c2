import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const said: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    said.push(`console.${level}: ${format(...words)}`)
  }
}

/** Discards the console output a test provokes on purpose, and fails unless there was some. */
export function expectConsole(pattern: RegExp): void {
  const meant = said.filter((line) => pattern.test(line))
  expect(meant, `something on the console like ${pattern}`).not.toEqual([])
  allowConsole(pattern)
}

/** Discards the console output a test may provoke or not, depending on chance. */
export function allowConsole(pattern: RegExp): void {
  said.splice(0, said.length, ...said.filter((line) => !pattern.test(line)))
}

/** Fails the test that was running where there is unexpected output on the console. */
function nothingSaid(): void {
  expect(said.splice(0), 'nothing unexpected on the console').toEqual([])
}

afterEach(nothingSaid)
afterAll(nothingSaid)
