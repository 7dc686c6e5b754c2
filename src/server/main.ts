#!/usr/bin/env node
import { causeToTell } from './cause-to-tell.ts'
import { start } from './start.ts'

/** `node dist/server/main.js`: serves until it is asked to end (SIGTERM, SIGINT). */
start(process.env).catch((error: unknown) => {
  process.stderr.write(`${causeToTell(error, process.env)}\n`)
  process.exitCode = 1
})
