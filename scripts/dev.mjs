import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * `npm run dev`: serves the demonstration to a developer. The server starts again when one of its sources changes; Vite
 * serves the client in front of it and reloads it in the browser. Open the address that Vite prints. `PORT` is the
 * server's own port, 3001 by default; the data is in `DATA_DIR`, `data/development` by default.
 */
const { PORT = '3001', DATA_DIR = 'data/development' } = process.env
const env = { ...process.env, PORT, DATA_DIR }
const children = []
let ended = false

function run(program, ...words) {
  const child = spawn('npx', ['--no-install', program, ...words], { stdio: ['ignore', 'inherit', 'inherit'], env })
  children.push(child)
  // One is of no use without the other.
  child.once('exit', end)
}

function end() {
  ended = true
  for (const child of children) child.kill()
}

/** Waits until the server answers, so that no call of the client fails meanwhile. The first start loads the data. */
async function waitForServer() {
  while (!ended) {
    const answer = await fetch(`http://localhost:${PORT}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(200)
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
run('tsx', 'watch', '--clear-screen=false', 'src/server/main.ts')
await waitForServer()
if (!ended) run('vite', '--clearScreen=false')
