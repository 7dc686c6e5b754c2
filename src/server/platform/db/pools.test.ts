import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { closePools, openPools } from './pools.ts'

/** What PostgreSQL says when it has let a connection in: authenticated, ready for a query. */
const ready = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test('a database that falls silent after it let a connection in costs that connection, not the process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write(ready))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pools = await openPools(`postgres://postgres@127.0.0.1:${port}/shafaf`, 6)
  await expect(pools.writes.connect()).rejects.toThrow()
  await closePools(Object.values(pools))
  server.close()
})
