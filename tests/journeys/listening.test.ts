import { once } from 'node:events'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type Bounds, type Listener, listen } from '../../src/server/app/listen.ts'
import { startTestServer } from '../support/server/server.ts'
import { until } from '../support/wait.ts'

const server = await startTestServer()
afterAll(server.close)

let listening: Listener
const sockets: Socket[] = []
const begin = async (bounds: Partial<Bounds>) => {
  listening = await listen(server.app, { PORT: 0, HOST: '0.0.0.0', trustedProxies: [] }, bounds)
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listening.stop()
})

/** Opens a connection that sends this text and then nothing more. */
function saying(text: string): Socket {
  const socket = connect(listening.port, '127.0.0.1')
  // The server cuts the connection, which the test waits for.
  socket.on('error', () => {})
  socket.resume()
  socket.write(text)
  sockets.push(socket)
  return socket
}
const halfHead = 'GET /api/settings HTTP/1.1\r\nHost: a\r\nX-Slow: '
const halfBody =
  'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"email":"'

/** Returns the status code of a call from another address. */
async function statusFor(localAddress: string): Promise<number | undefined> {
  const request = get({ host: '127.0.0.1', port: listening.port, path: '/api/settings', localAddress, agent: false })
  const [response] = await once(request, 'response')
  response.resume()
  return response.statusCode
}

test('two hundred connections that never end leave room for others', async () => {
  await begin({ connections: 100 })
  for (let nth = 0; nth < 100; nth += 1) {
    saying(halfHead)
    saying(halfBody)
  }
  const closed = () => sockets.filter(({ destroyed }) => destroyed).length
  await until('the share of one address', async () => closed() === 100)
  expect(await statusFor('127.0.0.2')).toBe(200)
  // Connections within the share are not cut, and each that ends makes room for the next.
  expect(closed()).toBe(100)
  sockets.find(({ destroyed }) => !destroyed)!.destroy()
  await until('room for one more', async () => (await statusFor('127.0.0.1').catch(() => 0)) === 200)
})

test('connections with an endless header, an endless body or no data are closed', async () => {
  await begin({ headers: 100, request: 200, look: 50 })
  await Promise.all([halfHead, halfBody, ''].map((text) => once(saying(text), 'close')))
  expect(await statusFor('127.0.0.1')).toBe(200)
})

test('a very slow body is closed like one that stops', async () => {
  await begin({ headers: 100, request: 200, look: 50 })
  const socket = saying(halfBody)
  const drops = setInterval(() => socket.write('a'), 20)
  await once(socket, 'close')
  clearInterval(drops)
  expect(await statusFor('127.0.0.1')).toBe(200)
})

test('a client that does not read the answer loses its connection', async () => {
  const large = new Hono().get('/*', (context) => context.body('x'.repeat(2 ** 25)))
  listening = await listen(large, { PORT: 0, HOST: '0.0.0.0', trustedProxies: [] }, { connections: 1, silent: 200 })
  const greedy = connect(listening.port, '127.0.0.1')
  greedy.on('error', () => {})
  greedy.pause()
  greedy.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  sockets.push(greedy)
  await until('the place of one address', async () => (await statusFor('127.0.0.1').catch(() => 0)) === 200)
})

test('the total number of connections is limited', async () => {
  await begin({ allConnections: 20 })
  for (let nth = 0; nth < 30; nth += 1) saying(halfHead)
  const closed = () => sockets.filter(({ destroyed }) => destroyed).length
  await until('the share of all', async () => closed() === 10)
})

test('oversized headers and queries are refused', async () => {
  await begin({})
  const long = 'x'.repeat(20_000)
  for (const head of [
    `GET /api/settings?q=${long} HTTP/1.1\r\nHost: a`,
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${long}`,
  ]) {
    const socket = saying('')
    const said = once(socket, 'data')
    socket.write(`${head}\r\n\r\n`)
    expect(String((await said)[0])).toMatch(/^HTTP\/1\.1 431 /)
  }
  expect(await statusFor('127.0.0.1')).toBe(200)
})

test('endless bodies use only the limit of their own network, and everyone else can send', async () => {
  const behind = await startTestServer({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const feeds: ReadableStreamDefaultController[] = []
  const send = async (address: string, body: BodyInit) =>
    behind.app.request(
      '/api/login',
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body,
        duplex: 'half',
      } as RequestInit,
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    )
  const endless = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(Buffer.alloc(250 * 1024, ' '))
        feeds.push(controller)
      },
    })
  const open = Array.from({ length: 200 }, () => send('203.0.113.9', endless()))
  const answers: number[] = []
  for (const one of open) void one.then(({ status }) => answers.push(status))
  await until('a full room', async () => answers.length > 0)
  const wrong = JSON.stringify({ email: 'sara@example.com', password: 'not the password' }).padEnd(50_000)
  expect((await send('203.0.113.9', wrong)).status).toBe(503)
  expect((await send('198.51.100.7', wrong)).status).toBe(401)
  for (const feed of feeds)
    try {
      feed.close()
    } catch {
      // Refused, so its body is not read any more.
    }
  const statuses = (await Promise.all(open)).map(({ status }) => status)
  // 32 MiB hold 131 of these bodies.
  expect(statuses.filter((status) => status === 503)).toHaveLength(200 - 131)
  expect((await send('203.0.113.9', wrong)).status).toBe(401)
  await behind.close()
})

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 30\r\n'],
  ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
  ['chunks by another name', 'Transfer-Encoding: xchunked\r\n'],
  ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n'],
])(
  'a request whose end can be read in two ways, %s, is refused and its connection ends: nothing hides behind it',
  async (_, lengths) => {
    await begin({})
    const hidden = 'GET /api/settings HTTP/1.1\r\nHost: a\r\n\r\n'
    const head = `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${lengths}\r\n`
    const socket = connect(listening.port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    let told = ''
    socket.setEncoding('latin1').on('data', (part) => {
      told += part
    })
    socket.write(`${head}0\r\n\r\n${hidden}`)
    await once(socket, 'close')
    expect(told.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
  },
)

test('a server for this machine alone answers neither another name nor a proxy', async () => {
  listening = await listen(server.app, { PORT: 0, HOST: '127.0.0.1', trustedProxies: [], isLocal: true })
  const statusWith = async (headers: Record<string, string>) => {
    const request = get({ host: '127.0.0.1', port: listening.port, path: '/api/settings', headers, agent: false })
    const [response] = await once(request, 'response')
    response.resume()
    return response.statusCode
  }
  const own = { Host: `localhost:${listening.port}` }
  expect(await statusWith(own)).toBe(200)
  expect(await statusWith({ Host: 'shafaf.example' })).toBe(421)
  expect(await statusWith({ ...own, 'X-Forwarded-For': '203.0.113.9' })).toBe(421)
})
