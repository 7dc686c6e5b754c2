import { firstInstalled, installFromDebian } from '../postgres/debian.ts'

const find = () =>
  firstInstalled([
    process.env.PUPPETEER_EXECUTABLE_PATH,
    // Has no windows of its own: a sixth less work for the same pages.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ])

/**
 * Returns the path of an installed Chromium or Chrome; on Debian as root installs it, elsewhere throws an error that
 * says how.
 */
export function chromiumPath(): string {
  const found = find()
  if (found) return found
  installFromDebian('chromium-headless-shell', 'Install Chromium or Chrome, or point PUPPETEER_EXECUTABLE_PATH at one.')
  const installed = find()
  if (!installed) throw new Error('chromium-headless-shell was installed and still cannot be found')
  return installed
}
