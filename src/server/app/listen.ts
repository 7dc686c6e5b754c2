import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { asNetwork, isTrusted, type TrustedProxies } from '../platform/http/address.ts'
import { refuseForeign } from '../platform/http/foreign.ts'

export type Listener = {
  port: number
  /** Accepts no new connections, lets accepted requests finish (8 s at most), then closes. */
  stop(): Promise<void>
}

type ListenAddress = {
  PORT: number
  HOST: string
  trustedProxies: TrustedProxies
  /** Whether only people on this machine may come in. */
  isLocal?: boolean
}

/** The limits of connections, in milliseconds except the numbers of connections. */
const bounds = {
  /** Time for the request head, which is short; no network is so slow. */
  headers: 30_000,
  /**
   * Time for the whole request: a letter of 5 MB has to come through a bad network; a body is not read before its
   * sender is allowed to send it.
   */
  request: 120_000,
  /**
   * The keep-alive time, longer than the 60 s of proxies, so that none sends into a connection that is just being
   * closed.
   */
  kept: 65_000,
  /** The interval at which connections are checked for these timeouts. */
  look: 5_000,
  /**
   * The time without any traffic after which a connection is closed: a client that reads no answer would hold it for
   * ever.
   */
  silent: 120_000,
  /**
   * The most connections of one network; many people share an address, and each browser opens six. Trusted proxies
   * have no limit, since they carry everybody.
   */
  connections: 512,
  /**
   * The most connections in total: with more, a process would reach its limit of open files, which its database needs
   * too.
   */
  allConnections: 16_384,
}
export type Bounds = typeof bounds

const closeTimeout = 8_000
const farewell = 500

/** Starts listening; rejects when the port is taken or the address is not this machine's. Port 0 picks a free one. */
export function listen(
  app: Hono,
  { PORT, HOST, trustedProxies, isLocal }: ListenAddress,
  given: Partial<Bounds> = {},
): Promise<Listener> {
  const { headers, request, kept, look, silent, connections, allConnections } = { ...bounds, ...given }
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: isLocal
          ? (request, env) => refuseForeign(request, env.incoming.httpVersion) ?? app.fetch(request, env)
          : app.fetch,
        port: PORT,
        hostname: HOST,
        serverOptions: {
          headersTimeout: headers,
          requestTimeout: request,
          keepAliveTimeout: kept,
          connectionsCheckingInterval: look,
        },
      },
      (address) => resolve({ port: address.port, stop: () => stop(server as Server) }),
    ) as Server
    server.setTimeout(silent)
    server.maxConnections = allConnections
    limitConnections(server, connections, trustedProxies)
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainError(error, PORT, HOST)))
  })
}

function explainError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Set PORT to another one.`)
  if (error.code === 'EADDRNOTAVAIL')
    return new Error(`${host} is no address of this machine. Set HOST to another one.`)
  return error
}

/** Closes connections beyond a network's limit, so that others find room. */
function limitConnections(server: Server, most: number, proxies: TrustedProxies): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (!remoteAddress || isTrusted(remoteAddress, proxies)) return
    const network = asNetwork(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    open.set(network, count)
    socket.once('close', () => {
      const left = open.get(network)! - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
    if (count > most) socket.destroy()
  })
}

async function stop(server: Server): Promise<void> {
  // Kept connections are told to end with their next answer. The plain `close` accepts no new connection and leaves
  // them alone for a moment: the one of http would cut off a client that is sending at the moment.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const began = Date.now()
  const timer = setInterval(() => {
    if (Date.now() - began > closeTimeout) server.closeAllConnections()
    else if (Date.now() - began > farewell) server.closeIdleConnections()
  }, 50)
  await closed
  clearInterval(timer)
}
