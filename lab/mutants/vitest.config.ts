import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import all from '../../vitest.config.ts'
import { choosing, type Mutant, mutated, reporting } from './mutate.ts'

/** The change applied to the code, and those that can be chosen; set by `runner.ts`, which runs in the same process. */
export const standing = globalThis as {
  __mutant?: Mutant | undefined
  __choices?: ReadonlyMap<string, ReadonlyMap<number, Mutant>>
}

/**
 * Loads the changed file with its change; and every other source file in a version that reports which of its functions
 * run.
 */
const change: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load(id) {
    const [file = ''] = id.split('?')
    const path = relative(process.cwd(), file)
    if (id.includes('?') || !/^(src|sw)\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return undefined
    const code = readFileSync(file, 'utf8')
    if (standing.__mutant?.path === path) return mutated(code, standing.__mutant)
    const choices = standing.__choices?.get(path)
    return choices ? choosing(path, code, choices) : reporting(path, code)
  },
}

const asked = new Set(['unit', 'unit-alone', 'journeys'])
const projects = (all.test!.projects as { test: { name: string; setupFiles: string[] } }[])
  .filter(({ test }) => asked.has(test.name))
  .map(({ test }) => ({
    plugins: [change],
    test: {
      ...test,
      testTimeout: 30_000,
      hookTimeout: 30_000,
      setupFiles: [...test.setupFiles, 'lab/mutants/ran.ts'],
      runner: 'lab/mutants/tries.ts',
    },
  }))

// Compiled for these runs alone: the others must not find a changed file.
export default defineConfig({ test: { ...all.test, experimental: { fsModuleCache: false }, projects } })
