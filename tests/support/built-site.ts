import { execFileSync } from 'node:child_process'
import { chromiumPath } from './chromium.ts'

/** Browser tests run on the built site. `npm test` has just built it and says so with `SITE_IS_BUILT`. */
export default function setup() {
  chromiumPath()
  if (!process.env.SITE_IS_BUILT) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
}
