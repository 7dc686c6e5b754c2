import { format } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

const said: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    said.push(`console.${level}: ${format(...words)}`)
  }
}

/** Takes back what a test meant to provoke, and fails unless something like it was said. */
export function expectConsole(pattern: RegExp): void {
  const meant = said.filter((line) => pattern.test(line))
  expect(meant, `something on the console like ${pattern}`).not.toEqual([])
  allowConsole(pattern)
}

/** Takes back what a test may provoke or not, as chance has it. */
export function allowConsole(pattern: RegExp): void {
  said.splice(0, said.length, ...said.filter((line) => !pattern.test(line)))
}

/** An unexpected word on the console fails the test that was running. */
function nothingSaid(): void {
  expect(said.splice(0), 'nothing unexpected on the console').toEqual([])
}

afterEach(nothingSaid)
afterAll(nothingSaid)
