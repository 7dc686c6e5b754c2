import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { until } from './support/wait.ts'

/** A project with this project's start script, and a build that counts its runs. */
const folder = mkdtempSync(join(tmpdir(), 'shafaf-start-'))
for (const name of ['scripts', 'src']) mkdirSync(join(folder, name))
cpSync('scripts/start.mjs', join(folder, 'scripts/start.mjs'))
writeFileSync(join(folder, 'src/one.ts'), 'one')
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({
    type: 'module',
    scripts: { start: JSON.parse(readFileSync('package.json', 'utf8')).scripts.start, build: 'node make.js' },
  }),
)
writeFileSync(
  join(folder, 'make.js'),
  `import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('builds', 'x')
  if (existsSync('src/broken.ts')) process.exit(3)
  mkdirSync('dist/server', { recursive: true })
  writeFileSync('dist/server/main.js', "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('serves ' + process.pid)")`,
)
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Runs `npm start` until it serves or has ended. */
async function npmStart() {
  const child = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  running.add(child)
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  await until('it to serve or end', () => /serves \d+/.test(said) || child.exitCode !== null)
  return { child, ended, server: Number(/serves (\d+)/.exec(said)?.[1] ?? 0) }
}
const builds = () => (existsSync(join(folder, 'builds')) ? readFileSync(join(folder, 'builds'), 'utf8').length : 0)
const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

/** Ends npm, and waits until the server has ended with it. */
async function stop({ child, ended, server }: Awaited<ReturnType<typeof npmStart>>) {
  child.kill('SIGTERM')
  await ended
  await until('the server to end', () => !isAlive(server))
}

test('npm start builds what has changed and nothing else, and ending it ends the server', async () => {
  await stop(await npmStart())
  expect(builds()).toBe(1)
  // The same content, with a new modification time.
  writeFileSync(join(folder, 'src/one.ts'), 'one')
  await stop(await npmStart())
  expect(builds()).toBe(1)
  writeFileSync(join(folder, 'src/one.ts'), 'two')
  await stop(await npmStart())
  expect(builds()).toBe(2)
}, 120_000)

test('a build that fails is not served, and is tried again', async () => {
  writeFileSync(join(folder, 'src/broken.ts'), 'x')
  expect(await (await npmStart()).ended).not.toBe(0)
  rmSync(join(folder, 'src/broken.ts'))
  writeFileSync(join(folder, 'src/one.ts'), 'three')
  const before = builds()
  await stop(await npmStart())
  expect(builds()).toBe(before + 1)
}, 120_000)
