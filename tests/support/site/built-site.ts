import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { chromiumPath } from '../browser/chromium.ts'
import { makeDemoSite, quietly } from './demo-site.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demonstration data, which files that write copy. */
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
  const made = process.env.DEMO_DATA_MADE ? undefined : await makeDemoSite()
  const demoData = process.env.DEMO_DATA_MADE || made!.dataFolder
  const shared = await startSite({ data: demoData, env: quietly })
  project.provide('demoData', demoData)
  project.provide('sharedSite', { url: shared.url, dataFolder: shared.dataFolder })
  return async () => {
    await shared.remove()
    await made?.remove()
  }
}
