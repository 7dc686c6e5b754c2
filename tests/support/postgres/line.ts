import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './postgres.ts'

/** A proxy to a PostgreSQL that can fall silent: nothing is refused or closed, but no bytes arrive any more. */
export type DatabaseLine = {
  /** The `DATABASE_URL` through this proxy. */
  url: string
  /** Silences open connections for good; `newToo` silences new connections as well. */
  silence(newToo: boolean): void
  /** Forwards new connections again. */
  restore(): void
  close(): Promise<void>
}

export async function openDatabaseLine(target: string): Promise<DatabaseLine> {
  const to = new URL(target)
  const port = await freePort()
  const open = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    near.on('error', () => {})
    open.add(near)
    if (silent) return
    const far = connect(Number(to.port), '127.0.0.1')
    far.on('error', () => near.destroy())
    open.add(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    silence(newToo) {
      silent = newToo
      for (const socket of open) socket.unpipe().pause()
    },
    restore() {
      silent = false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
