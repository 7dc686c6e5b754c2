import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutant } from './mutate.ts'

/** A test that ran, and the functions it ran. */
export type Ran = { file: string; name: string; functions: readonly string[] }

type Change = Pick<Mutant, 'path' | 'start' | 'end' | 'text'>
export type Runner = {
  /** Runs whole test files on the code as it is. */
  learn(files: readonly string[]): Promise<Ran[]>
  /** Runs the tests of these files whose names fit, with a change in the code if there is one: what failed; null where none ran. */
  run(files: readonly string[], name: RegExp, change?: Change): Promise<string[] | null>
  close(): Promise<void>
}

/** Longer than any test that goes on; whatever takes longer has been noticed. */
const patience = 150_000

/** One vitest for all of it: what is loaded once stays loaded, but for the file that is changed. */
export async function openRunner(): Promise<Runner> {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-mutants-'))
  const told = join(folder, 'ran')
  process.env.MUTANTS_RAN = told
  const standing = globalThis as { __mutant?: Change | undefined }
  const vitest = await createVitest('test', {
    config: 'tests/mutants/vitest.config.ts',
    watch: false,
    run: true,
    reporters: [{}],
    silent: true,
  })
  const all = await vitest.globTestSpecifications()
  const specificationsOf = (files: readonly string[]) => {
    const wanted = new Set(files.map((file) => resolve(file)))
    return all.filter(({ moduleId }) => wanted.has(moduleId))
  }

  async function runTests(specifications: TestSpecification[]): Promise<string[] | null> {
    const { testModules, unhandledErrors } = await orTooLate(vitest, vitest.runTestSpecifications(specifications))
    const failed = testModules.flatMap((module) => [
      ...module.errors().map(({ message }) => message),
      ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors().map(({ message }) => message)),
    ])
    const passed = testModules.some((module) => [...module.children.allTests('passed')].length > 0)
    if (unhandledErrors.length > 0) failed.push('something nobody waited for failed')
    return passed || failed.length > 0 ? failed : null
  }

  return {
    async learn(files) {
      writeFileSync(told, '')
      vitest.resetGlobalTestNamePattern()
      await runTests(specificationsOf(files))
      const lines = readFileSync(told, 'utf8').trim().split('\n').filter(Boolean)
      return lines.map((line) => {
        const [file, name, functions] = JSON.parse(line) as [string, string, string[]]
        return { file, name, functions }
      })
    },
    async run(files, name, change) {
      vitest.setGlobalTestNamePattern(name)
      standing.__mutant = change
      if (change) vitest.invalidateFile(resolve(change.path))
      try {
        return await runTests(specificationsOf(files))
      } catch (error) {
        return [String(error)]
      } finally {
        standing.__mutant = undefined
        if (change) vitest.invalidateFile(resolve(change.path))
      }
    },
    async close() {
      await vitest.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What a run comes to, or that it came to no end. */
async function orTooLate<Result>(vitest: Vitest, running: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void vitest.cancelCurrentRun('keyboard-input')
      reject(new Error('it came to no end'))
    }, patience)
  })
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
