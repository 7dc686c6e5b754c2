import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm start`: builds where the existing build was made from other sources than the present ones, and serves. The
 * server runs in this very process, so that a signal to it reaches the server.
 */
const sources = [
  'src',
  'sw',
  'locales',
  'public',
  'build',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const note = join('dist', 'built-from')

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesIn(join(path, name)))
}

/** Hashes the sources by content: times change with every checkout and copy. */
function printOfSources() {
  const hash = createHash('sha256')
  for (const file of sources.filter(existsSync).flatMap(filesIn))
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function build() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' })
    const end = (signal) => child.kill(signal)
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end)
    child.on('close', (code) => {
      for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, end)
      resolve(code ?? 1)
    })
  })
}

const print = printOfSources()
const built = existsSync(note) && existsSync(join('dist', 'server', 'main.js')) ? readFileSync(note, 'utf8') : ''
let code = 0
if (built !== print) {
  process.stdout.write('Building, which takes a minute or two; the next start with the same sources does not.\n')
  code = await build()
  if (code === 0) writeFileSync(note, print)
}
if (code === 0) await import('../dist/server/main.js')
else process.exitCode = code
