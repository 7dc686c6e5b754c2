import { appendFileSync, readFileSync } from 'node:fs'
import { type RunnerTestCase, TestRunner } from 'vitest'

/** A change by its number, to be tried on the tests of a file that name a line, or on one of them by its full name. */
export type Try = { number: number; file: string; line: string; name?: string }
/** The outcome of a test: `noticed` is null where it failed without the change as well. */
export type UserText = {
  number: number
  line: string
  noticed: boolean | null
  test: string
  file: string
  milliseconds: number
}

const scope = globalThis as { __tried?: number | undefined }
const read = (): Try[] => JSON.parse(readFileSync(process.env.MUTANTS_TRIES!, 'utf8'))

/**
 * Repeats a test for every change it should notice, in the same process, and without a change before and after each: a
 * change is noticed only where the test fails with it and passes without. Writes the outcomes to `MUTANTS_SAID`.
 */
export default class Tries extends TestRunner {
  private readonly tries = process.env.MUTANTS_TRIES ? read() : []
  private readonly noticed = new Set<string>()
  private planned: readonly Try[] = []
  private with: { said: UserText; began: number } | undefined
  private passes = true
  private began = 0

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test)
    const name = nameOf(test)
    this.planned = this.tries.filter(
      ({ number, file, line, name: whole }) =>
        test.file.filepath.endsWith(`/${file}`) &&
        !this.noticed.has(`${line} ${number}`) &&
        (whole === undefined ? new RegExp(`\\b${line}\\b`).test(name) : whole === name),
    )
    this.passes = true
    if (this.planned.length > 0) test.repeats = 2 * this.planned.length
  }

  override onBeforeTryTask(test: RunnerTestCase, { repeats = 0 }: { repeats?: number } = {}) {
    super.onBeforeTryTask(test)
    if (repeats > 0) Object.assign(test.result!, { state: 'run', errors: undefined })
    if (!this.passes) throw new Error('it failed without a change')
    const tried = repeats % 2 === 1 ? this.planned[(repeats - 1) / 2] : undefined
    scope.__tried = tried?.number
    this.began = Date.now()
  }

  onAfterRetryTask(test: RunnerTestCase, { repeats }: { repeats: number }) {
    scope.__tried = undefined
    if (this.planned.length === 0) return
    const fails = test.result?.state === 'fail'
    const tried = this.planned[(repeats - 1) / 2]
    if (tried) {
      const noticed = this.passes ? fails : null
      const { number, file, line } = tried
      this.with = { said: { number, line, noticed, test: nameOf(test), file, milliseconds: 0 }, began: this.began }
    } else {
      this.passes &&= !fails
      this.tell()
    }
  }

  private tell() {
    if (!this.with) return
    const { said, began } = this.with
    this.with = undefined
    const sure: UserText = { ...said, noticed: this.passes ? said.noticed : null, milliseconds: Date.now() - began }
    if (sure.noticed) this.noticed.add(`${sure.line} ${sure.number}`)
    appendFileSync(process.env.MUTANTS_SAID!, `${JSON.stringify(sure)}\n`)
  }
}

function nameOf(test: RunnerTestCase): string {
  const names: string[] = [test.name]
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name)
  return names.join(' ')
}
