import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase, dropDatabase, freePort } from '../postgres/postgres.ts'
import { until } from '../wait.ts'

/** The built site as a process of its own, as `npm start` runs it. It keeps its port and data across restarts. */
export type Site = {
  url: string
  dataFolder: string
  /** The settings under which a test opens the database of the site, for which it is stopped if that is embedded. */
  database: { DATA_DIR: string; DATABASE_URL?: string }
  /** Returns what the process has printed so far. */
  output(): string
  /** Starts the process unless it runs, and waits until it answers. */
  start(): Promise<void>
  /** Sends SIGTERM and waits until the process has ended: from then on nothing listens at `url`. */
  stop(): Promise<void>
  /** Kills the process with SIGKILL (`kill -9`). */
  kill(): Promise<void>
  /** Stops the process (SIGSTOP), with its connections open and unanswered; `thaw` continues it. */
  freeze(): void
  thaw(): void
  /** Sets the build that runs from the next start on (`dist/server/main.js` at first). */
  change(main: string): void
  /** Stops the process and removes its data. */
  remove(): Promise<void>
}

type Options = {
  /** A data folder to start from; it is copied, never changed. */
  data?: string
  /** The `DATABASE_URL` of a PostgreSQL database to start from, likewise; without it the embedded one is used. */
  template?: string
  /** Changes the data before the first start. */
  prepare?: (database: Site['database']) => Promise<void>
  /** The folder of the data, instead of a new one. */
  folder?: string
  /** The build that runs at first, instead of the one in `dist`. */
  main?: string | undefined
  env?: Record<string, string>
}

/** How long a start may take that makes the demonstration data, on a machine under load, in s. */
const firstStart = 400

export async function startSite({ data, template, prepare, folder, main, env }: Options = {}): Promise<Site> {
  const dataFolder = folder ?? mkdtempSync(join(tmpdir(), 'shafaf-site-'))
  // The socket of a lock belongs to its process and cannot be copied.
  if (data) cpSync(data, dataFolder, { recursive: true, filter: (file) => !file.endsWith('.sock') })
  const database: Site['database'] = { DATA_DIR: dataFolder }
  if (template) database.DATABASE_URL = await copyDatabase(template)
  await prepare?.(database)
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server: ChildProcess | undefined
  let printed = ''
  let build = main ?? 'dist/server/main.js'

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
    database,
    output: () => printed,
    async start() {
      if (server && server.exitCode === null && server.signalCode === null) return
      // Contributions appear at once, by the round of publication that every server has.
      const child = runServer({ PORT: String(port), ...database, PUBLISH_ROUNDS: '0', ...env }, build)
      server = child
      const print = (chunk: Buffer) => {
        printed += chunk
      }
      child.stdout?.on('data', print)
      child.stderr?.on('data', print)
      const answers = async () => {
        if (child.exitCode !== null) return 'ended'
        // Also while the site is not open to visitors.
        return (await fetch(`${url}/livez`)).ok && 'ready'
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
      if (database.DATABASE_URL) await dropDatabase(database.DATABASE_URL)
    },
  }
  await site.start().catch(async (error) => {
    // No caller has the site yet that could remove it.
    await site.remove()
    throw error
  })
  return site
}

/** Starts a server process with nothing in its environment but these settings and PATH. */
export function runServer(env: Record<string, string>, main = 'dist/server/main.js'): ChildProcess {
  return spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
