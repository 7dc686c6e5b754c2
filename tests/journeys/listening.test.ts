import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Bounds, type Listening, listen } from '../../src/server/app/listen.ts'
import { startTestServer } from '../support/server.ts'
import { until } from '../support/wait.ts'

const server = await startTestServer()
afterAll(server.close)

let listening: Listening
const sockets: Socket[] = []
const begin = async (bounds: Partial<Bounds>) => {
  listening = await listen(server.app, { PORT: 0, HOST: '0.0.0.0', trustedProxies: [] }, bounds)
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listening.stop()
})

/** A connection that says so much and then nothing more. */
function saying(text: string): Socket {
  const socket = connect(listening.port, '127.0.0.1')
  // It is cut off, which is what is waited for.
  socket.on('error', () => {})
  socket.resume()
  socket.write(text)
  sockets.push(socket)
  return socket
}
const halfHead = 'GET /api/settings HTTP/1.1\r\nHost: a\r\nX-Slow: '
const halfBody =
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"email":"'

/** The status of a call from another address. */
async function statusFor(localAddress: string): Promise<number | undefined> {
  const request = get({ host: '127.0.0.1', port: listening.port, path: '/api/settings', localAddress, agent: false })
  const [response] = await once(request, 'response')
  response.resume()
  return response.statusCode
}

test('two hundred connections that never come to an end leave room for others', async () => {
  await begin({ connections: 100 })
  for (let nth = 0; nth < 100; nth += 1) {
    saying(halfHead)
    saying(halfBody)
  }
  const closed = () => sockets.filter(({ destroyed }) => destroyed).length
  await until('the share of one address', async () => closed() === 100)
  expect(await statusFor('127.0.0.2')).toBe(200)
  // Those within the share are not cut off, and one that ends makes room for the next.
  expect(closed()).toBe(100)
  sockets.find(({ destroyed }) => !destroyed)!.destroy()
  await until('room for one more', async () => (await statusFor('127.0.0.1').catch(() => 0)) === 200)
})

test('a head and a body that never end are given up', async () => {
  await begin({ headers: 100, request: 200, look: 50 })
  await Promise.all([halfHead, halfBody].map((text) => once(saying(text), 'close')))
  expect(await statusFor('127.0.0.1')).toBe(200)
})
