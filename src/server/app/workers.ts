import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../platform/http/log.ts'
import { collectAll } from '../sight/worker-metrics.ts'

/** Milliseconds between the unexpected end of a worker and the start of its replacement. */
const pause = 1_000

/**
 * Runs `count` processes of this program on one port (`WORKERS`), each as it would run alone: what one of them must do
 * for all is coordinated by rows of the database. The first one alone brings the tables up to date, and when it fails
 * to start no other starts: its exit code is returned. A worker that ends by itself is restarted. A request to stop is
 * passed on to all, and 0 is returned when the last has ended.
 */
export async function runWorkers(count: number, program: string, log: Log): Promise<number> {
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) })
  const stopCollecting = collectAll()
  let ending = false
  const running = new Set<Worker>()
  /** The number of workers that have become ready since the beginning. */
  let answering = 0
  let resolveStopped = () => {}
  const gone = new Promise<void>((resolve) => {
    resolveStopped = resolve
  })
  const begin = () => {
    const worker = cluster.fork()
    running.add(worker)
    worker.once('listening', () => {
      answering++
      if (answering === count) log(`${count} workers answer.`)
    })
    worker.once('exit', (code, signal) => void onEnd(worker, code, signal))
    return worker
  }
  const onEnd = async (worker: Worker, code: number, signal: string) => {
    running.delete(worker)
    if (ending && running.size === 0) resolveStopped()
    if (ending || !up) return
    log(`worker ${worker.process.pid} ended (${signal ?? code}); another takes its place`, { level: 'error' })
    await wait(pause)
    if (!ending) begin()
  }
  const end = () => {
    ending = true
    for (const worker of running) worker.process.kill('SIGTERM')
    if (running.size === 0) resolveStopped()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)

  let up = false
  const first = begin()
  const code = await Promise.race([once(first, 'listening').then(() => undefined), once(first, 'exit')])
  if (code && !ending) return Number(code[0] ?? 1)
  up = true
  if (!ending) for (let n = 1; n < count; n++) begin()
  await gone
  stopCollecting()
  return 0
}

/** Returns whether this process is a worker of `runWorkers` other than the first. */
export const isFurtherWorker = (): boolean => cluster.isWorker && cluster.worker!.id > 1
