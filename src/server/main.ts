import { start } from './start.ts'

/** `node dist/server/main.js`: serves until it is asked to end (SIGTERM, SIGINT). */
start(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
