import { randomUUID } from 'node:crypto'
import { startTestServer } from './server.ts'

/**
 * A server that takes one call and is killed by SIGKILL in the middle of it: `decide-and-die.ts <folder> <moment>
 * <token> <path> <body>`. Moment 2n is directly before the n-th transaction commits, 2n + 1 directly after it. Where
 * the call has fewer transactions, the process ends by itself.
 */
const [folder = '', moment = '', token = '', path = '', body = ''] = process.argv.slice(2)
const server = await startTestServer({ folder, clock: () => new Date('2026-10-15T10:00:00Z') })

async function dieAt(now: number): Promise<void> {
  if (now !== Number(moment)) return
  process.kill(process.pid, 'SIGKILL')
  // No further instruction of the call runs, however long the signal takes.
  await new Promise(() => {})
}

type Transaction = typeof server.db.transaction
let begun = 0
const transaction = server.db.transaction.bind(server.db) as Transaction
server.db.transaction = (async (act, config) => {
  begun += 1
  const n = begun
  const done = await transaction(async (tx) => {
    const result = await act(tx)
    await dieAt(2 * n)
    return result
  }, config)
  await dieAt(2 * n + 1)
  return done
}) satisfies Transaction

await server.call('POST', path, {
  token,
  body: JSON.parse(body),
  headers: { 'Idempotency-Key': randomUUID() },
})
await server.close()
