import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../postgres/postgres.ts'
import { until } from '../wait.ts'

/** The built site as a process of its own, the way `npm start` runs it. It keeps its port and data across restarts. */
export type Site = {
  url: string
  dataFolder: string
  /** What the process has printed so far. */
  output(): string
  /** Starts it unless it runs, and waits until it answers. */
  start(): Promise<void>
  /** Asks the process to end (SIGTERM) and waits until it has: from then on nobody answers at `url`. */
  stop(): Promise<void>
  /** Ends it the hard way (`kill -9`). */
  kill(): Promise<void>
  /** Lets it stand still (SIGSTOP), with its connections open and nobody to answer, and go on. */
  freeze(): void
  thaw(): void
  /** From the next start on it runs this build (`dist/server/main.js` at first). */
  change(main: string): void
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

type Options = {
  /** A data folder to start from; it is copied, never changed. */
  data?: string
  /** Where its data lies, instead of in a new folder. */
  folder?: string
  env?: Record<string, string>
}

/** How long a start may take that makes the demonstration data, on a machine that does much else, in s. */
const firstStart = 400

export async function startSite({ data, folder, env }: Options = {}): Promise<Site> {
  const dataFolder = folder ?? mkdtempSync(join(tmpdir(), 'shafaf-site-'))
  // A lock's socket is its process's own, and cannot be copied.
  if (data) cpSync(data, dataFolder, { recursive: true, filter: (file) => !file.endsWith('.sock') })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server: ChildProcess | undefined
  let printed = ''
  let build = 'dist/server/main.js'

  const end = async (signal: NodeJS.Signals) => {
    const ending = server
    server = undefined
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('close', resolve))
    ending.kill(signal)
    await ended
  }

  const site: Site = {
    url,
    dataFolder,
    output: () => printed,
    async start() {
      if (server && server.exitCode === null && server.signalCode === null) return
      // What is written is there at once, by the round of publication that every server has.
      const child = runServer({ PORT: String(port), DATA_DIR: dataFolder, PUBLISH_ROUNDS: '0', ...env }, build)
      server = child
      const print = (chunk: Buffer) => {
        printed += chunk
      }
      child.stdout?.on('data', print)
      child.stderr?.on('data', print)
      const answers = async () => {
        if (child.exitCode !== null) return 'ended'
        return (await fetch(`${url}/api/settings`)).ok && 'ready'
      }
      if ((await until(`the server at ${url}`, answers, firstStart)) === 'ended')
        throw new Error(`the server ended with ${child.exitCode}:\n${printed}`)
    },
    change(main) {
      build = main
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    async remove() {
      await end('SIGKILL')
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
  await site.start().catch(async (error) => {
    // Nobody has the site yet who could remove it.
    await site.remove()
    throw error
  })
  return site
}

/** A server process with nothing in its environment but these settings and PATH. */
export function runServer(env: Record<string, string>, main = 'dist/server/main.js'): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
