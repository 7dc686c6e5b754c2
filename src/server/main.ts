#!/usr/bin/env node
import { start } from './app/start.ts'
import { causeToTell } from './platform/cause-to-tell.ts'

/** `node dist/server/main.js`: serves until it is asked to end (SIGTERM, SIGINT). */
start(process.env).catch((error: unknown) => {
  process.stderr.write(`${causeToTell(error, process.env)}\n`)
  process.exitCode = 1
})
