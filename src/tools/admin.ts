import { runAdmin } from './admin/run.ts'

/** Runs `npm run admin -- COMMAND`, or `node dist/server/admin.js COMMAND` beside a built server. */
runAdmin(process.argv.slice(2), process.env, (line) => void process.stdout.write(`${line}\n`)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
