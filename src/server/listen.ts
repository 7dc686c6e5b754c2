import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export type Listening = {
  port: number
  /** Takes nothing new, lets what was accepted finish (8 s at most), then closes. */
  stop(): Promise<void>
}

const patience = 8_000
const farewell = 500

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
  // Kept connections are told to end with their next answer. The plain `close` takes nothing new and leaves them alone
  // for a moment: the one of http would cut off a client that is sending just now.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const began = Date.now()
  const timer = setInterval(() => {
    if (Date.now() - began > patience) server.closeAllConnections()
    else if (Date.now() - began > farewell) server.closeIdleConnections()
  }, 50)
  await closed
  clearInterval(timer)
}
