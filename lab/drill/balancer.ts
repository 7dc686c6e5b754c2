import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often a server is asked whether it is ready, in ms. */
const look = 250

export type Balancer = { url: string; close(): void }

/**
 * Starts a load balancer as `docs/operations.md` describes it: each request goes to the next of the servers whose
 * `/readyz` answered 200 last. It repeats nothing: what a server does not answer, the caller sees.
 */
export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const ask = async (server: string) => {
    const isReady = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) ready.add(server)
    else ready.delete(server)
  }
  await Promise.all(servers.map(ask))
  const looking = setInterval(() => void Promise.all(servers.map(ask)), look)
  let turn = 0
  const balancer = createServer((incoming, outgoing) => {
    const open = servers.filter((server) => ready.has(server))
    const server = open[turn++ % Math.max(1, open.length)]
    if (!server) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, headers, url } = incoming
    const onward = request(server + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    close() {
      clearInterval(looking)
      balancer.close()
      balancer.closeAllConnections()
    },
  }
}
