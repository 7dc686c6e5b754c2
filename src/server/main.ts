#!/usr/bin/env node
import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { start } from './app/start.ts'
import { runWorkers } from './app/workers.ts'
import { readConfig } from './platform/config.ts'
import { describeCause } from './platform/failure-cause.ts'
import { createPrint } from './platform/http/print.ts'

/**
 * Runs `node dist/server/main.js`: serves until it is asked to stop (SIGTERM, SIGINT), with as many processes as
 * `WORKERS` says.
 */
async function runProcess(env: NodeJS.ProcessEnv): Promise<void> {
  const { WORKERS, logFormat: format } = readConfig(env)
  if (WORKERS === 1 || cluster.isWorker) return start(env)
  const write = (line: string) => void process.stdout.write(`${line}\n`)
  const print = createPrint({ format, clock: () => new Date(), write })
  process.exit(await runWorkers(WORKERS, fileURLToPath(import.meta.url), print))
}

runProcess(process.env).catch((error: unknown) => {
  process.stderr.write(`${describeCause(error, process.env)}\n`)
  process.exitCode = 1
  // The channel to the parent process would keep this one alive.
  cluster.worker?.disconnect()
})
