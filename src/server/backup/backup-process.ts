import { setPriority } from 'node:os'
import { readConfig } from '../platform/config.ts'
import { describeCause } from '../platform/failure-cause.ts'
import { makeBackup } from './backup.ts'

/**
 * Makes one backup, as a program of its own, so that the server continues to answer meanwhile. Its settings come in the
 * environment; its progress is written line by line. It ends with the server that started it.
 */
const end = () => process.exit(1)
process.once('disconnect', end)
setPriority(10)
const say = (line: string) => void process.stdout.write(`${line}\n`)

makeBackup(readConfig(process.env), new Date(), () => {}).then(
  ({ rows, bytes, fingerprint }) => {
    say(`backup made and restored: ${rows} rows, ${bytes} bytes, ${fingerprint}`)
    process.off('disconnect', end)
    process.disconnect?.()
  },
  (error: unknown) => {
    process.stderr.write(`${describeCause(error, process.env)}\n`)
    process.exit(1)
  },
)
