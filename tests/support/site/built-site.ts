import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '../browser/chromium.ts'
import { makeDemoData, openDemoData, quietly } from './demo-site.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The `DATABASE_URL` of the demonstration data, which files that write copy. */
    demoData: string
    /** The site that all files use together which neither stop it nor change what others read. */
    sharedSite: { url: string; dataFolder: string }
  }
}

/**
 * Prepares the built site for browser tests. `npm test` has built it before and says so with `SITE_IS_BUILT`. The
 * demonstration data is loaded once; `npm test` says with `DEMO_DATA_MADE` where it has done so. One server on a copy of
 * it serves all files that can share it.
 */
export default async function setup(project: TestProject) {
  chromiumPath()
  // The environment of production, not of tests: NODE_ENV decides which React is bundled.
  const env = { ...process.env, NODE_ENV: 'production' }
  if (!process.env.SITE_IS_BUILT) execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  const made = process.env.DEMO_DATA_MADE || (await make())
  const { cluster, template } = await openDemoData(made)
  if (!process.env.DEMO_DATA_MADE) rmSync(made, { recursive: true, force: true })
  const shared = await startSite({ template, env: quietly })
  project.provide('demoData', template)
  project.provide('sharedSite', { url: shared.url, dataFolder: shared.dataFolder })
  return async () => {
    await shared.remove()
    cluster.stop()
  }
}

/** Makes the demonstration data in a folder of its own, and returns that. */
async function make(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'shafaf-demo-')), 'postgres')
  await makeDemoData(folder)
  return folder
}
