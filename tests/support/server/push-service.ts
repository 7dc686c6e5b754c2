import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the push service got. */
export type Pushed = { path: string; method: string; headers: IncomingHttpHeaders; body: string }

/**
 * Starts a push service (RFC 8030) on this machine that records what it gets. It answers 201, or what `answer` does with
 * a request.
 */
export async function startPushService() {
  const pushed: Pushed[] = []
  const service = {
    origin: '',
    pushed,
    answer: (_path: string, response: ServerResponse) => void response.writeHead(201).end(),
    stop: () => new Promise((stopped) => server.close(stopped)),
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { url: path = '', method = '', headers } = request
      pushed.push({ path, method, headers, body })
      service.answer(path, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request) body += part
  return body
}
