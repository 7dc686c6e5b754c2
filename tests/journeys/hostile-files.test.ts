import { afterAll, expect, test } from 'vitest'
import { lookAt } from '../../src/server/files/look.ts'
import { takeFile } from '../../src/server/files/take.ts'
import { hostileFiles, secrets } from '../support/attacks/hostile-files.ts'
import { startTestServer } from '../support/server/server.ts'

const server = await startTestServer()
afterAll(server.close)

test('of two hundred hostile files only plain pictures are stored, and other requests are answered in the meantime', async () => {
  const files = await hostileFiles()
  expect(files).toHaveLength(200)
  const kept: string[] = []
  const wrong: string[] = []
  let answered = 0
  for (const { name, bytes, type } of files) {
    let judged = false
    const taking = takeFile(new Blob([new Uint8Array(bytes)], { type }), { most: 1600 }).finally(() => {
      judged = true
    })
    while (!judged) {
      const { status } = await server.call('GET', '/settings')
      if (status === 200) answered += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    const taken = await taking
    if (typeof taken === 'string') {
      if (!['file_type', 'file_broken', 'file_pixels', 'file_active'].includes(taken)) wrong.push(`${name}: ${taken}`)
      continue
    }
    kept.push(name)
    const look = lookAt(taken.bytes)
    const isPlain = taken.type === 'image/jpeg' && look?.type === 'image/jpeg' && 'plain' in look
    // Only the picture itself: what the check leaves out is the start that every JPEG has.
    const told = secrets.filter((secret) => taken.bytes.includes(secret))
    if (!isPlain || told.length > 0) wrong.push(`${name}: ${taken.type} ${told}`)
  }
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThanOrEqual(files.length)
  // Files that only disclosed a place, or something behind the picture, are pictures all the same.
  expect(kept.filter((name) => name.includes('a place'))).toHaveLength(20)
})

test('a person over the limit of files is refused before another body is read', async () => {
  await server.empty()
  const Authorization = `Bearer ${await server.signUp('sender@example.com')}`
  let read = 0
  const send = () => {
    const pull = (controller: ReadableStreamDefaultController) => {
      read += 1
      controller.enqueue(Buffer.from('no form at all'))
      controller.close()
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const headers = { Authorization, 'Content-Type': 'multipart/form-data; boundary=x' }
    return server.app.request('/api/profile/picture', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  }
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 100) statuses.push((await send()).status)
  expect(statuses.at(-1)).toBe(429)
  expect(read).toBe(statuses.length - 1)
})
