import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutant } from './mutate.ts'
import type { Try, UserText } from './tries.ts'

/** A test that ran, and the functions it ran. */
export type Ran = { file: string; name: string; functions: readonly string[] }

type Change = Pick<Mutant, 'path' | 'start' | 'end' | 'text'>
export type Runner = {
  /** Runs whole test files on the unchanged code. */
  learn(files: readonly string[]): Promise<Ran[]>
  /**
   * Runs the tests of these files whose titles match, with a change in the code if there is one; returns those that
   * failed, or null where none ran.
   */
  run(files: readonly string[], name: RegExp, change?: Change): Promise<string[] | null>
  /** Tries many changes on the tests that name their lines, all in one run; returns the outcome of each test. */
  tryMany(tries: readonly Try[], changes: ReadonlyMap<number, Mutant>): Promise<UserText[]>
  close(): Promise<void>
}

/** The timeout of a run, in ms: longer than any test that ends; a change that takes longer counts as noticed. */
const runTimeout = 150_000
/** The timeout for whole files, and for many changes at once, in ms. */
const longPatience = 1_500_000

/** Opens one vitest for all runs: modules stay loaded, but for the changed file. */
export async function openRunner(): Promise<Runner> {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-mutants-'))
  const told = join(folder, 'ran')
  const tried = join(folder, 'tries')
  const said = join(folder, 'said')
  writeFileSync(tried, '[]')
  // A change is noticed by any test that names its line, whether or not it is that test's turn today.
  Object.assign(process.env, { MUTANTS_RAN: told, MUTANTS_TRIES: tried, MUTANTS_SAID: said, WHOLE: '1' })
  const standing = globalThis as {
    __mutant?: Change | undefined
    __choices?: ReadonlyMap<string, ReadonlyMap<number, Mutant>>
  }
  const vitest = await createVitest('test', {
    config: 'lab/mutants/vitest.config.ts',
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

  async function runTests(specifications: TestSpecification[], most = runTimeout): Promise<string[] | null> {
    const { testModules, unhandledErrors } = await orTooLate(vitest, vitest.runTestSpecifications(specifications), most)
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
      await runTests(specificationsOf(files), longPatience)
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
    async tryMany(tries, changes) {
      const choices = new Map<string, Map<number, Mutant>>()
      for (const [number, mutant] of changes)
        choices.set(mutant.path, (choices.get(mutant.path) ?? new Map()).set(number, mutant))
      const forget = () => [...choices.keys()].forEach((path) => void vitest.invalidateFile(resolve(path)))
      writeFileSync(tried, JSON.stringify(tries))
      writeFileSync(said, '')
      const names = tries.map(({ line, name }) => (name === undefined ? `\\b${line}\\b` : `^${quoted(name)}$`))
      vitest.setGlobalTestNamePattern(new RegExp([...new Set(names)].join('|')))
      standing.__choices = choices
      forget()
      try {
        await runTests(specificationsOf(tries.map(({ file }) => file)), longPatience)
      } finally {
        standing.__choices = new Map()
        forget()
        writeFileSync(tried, '[]')
      }
      return readFileSync(said, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((one) => JSON.parse(one))
    },
    async close() {
      await vitest.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the result of a run, or throws where it exceeds the timeout. */
async function orTooLate<Result>(vitest: Vitest, running: Promise<Result>, most: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void vitest.cancelCurrentRun('keyboard-input')
      reject(new Error('it came to no end'))
    }, most)
  })
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
