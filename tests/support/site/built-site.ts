import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '../browser/chromium.ts'
import { makeDemoSite } from './demo-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration data, which each test file copies. */
    demoData: string
  }
}

/**
 * Prepares the built site for browser tests. `npm test` has built it before and says so with `SITE_IS_BUILT`. The
 * demonstration data is loaded once and copied for each file; `npm test` says with `DEMO_DATA_MADE` where it has done
 * so.
 */
export default async function setup(project: TestProject) {
  chromiumPath()
  // The environment of production, not of tests: NODE_ENV decides which React is bundled.
  const env = { ...process.env, NODE_ENV: 'production' }
  if (!process.env.SITE_IS_BUILT) execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  if (process.env.DEMO_DATA_MADE) return project.provide('demoData', process.env.DEMO_DATA_MADE)
  const site = await makeDemoSite()
  project.provide('demoData', site.dataFolder)
  return () => site.remove()
}
