import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Listening = {
  port: number
  /** Takes nothing new, lets what was accepted finish (8 s at most), then closes. */
  stop(): Promise<void>
}

const patience = 8_000

/** Rejects when the port is taken. Port 0 picks a free one. */
export function listen(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (address) =>
      resolve({ port: address.port, stop: () => stop(server as Server) }),
    )
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Set PORT to another one.`) : error),
    )
  })
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A connection is kept open after its answer; once the server ends it is of no more use.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
