import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createDelivery } from '../../src/server/mail/deliver.ts'
import type { Letter } from '../../src/server/mail/letter.ts'
import { sendDueMail } from '../../src/server/mail/sender.ts'
import { countMails, takeMail } from '../../src/server/mail/store.ts'
import { startTestServer } from '../support/server.ts'

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { db, services } = server
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  await server.empty()
  await services.mail.add(
    db,
    { kind: 'verify', to: 'sara@example.com', language: 'en', link: 'https://x.example/1' },
    now,
  )
})
afterAll(server.close)

const send = (deliver: (letter: Letter) => Promise<void>) => sendDueMail({ ...services, deliver })
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}

test('a mail that could not be sent waits, is tried again, and is sent once', async () => {
  const sent: string[] = []
  const lost = Object.assign(new Error('no connection to sara@example.com'), { code: 'ECONNECTION' })
  expect(await send(() => Promise.reject(lost))).toBe(0)
  expect(server.log.join()).toContain('mail could not be sent, attempt 1: Error ECONNECTION')
  expect(server.log.join()).not.toContain('sara')
  const deliver = async ({ to }: Letter) => void sent.push(to)
  expect(await send(deliver)).toBe(0)
  minutes(3)
  expect(await send(deliver)).toBe(1)
  expect(await send(deliver)).toBe(0)
  expect(sent).toEqual(['sara@example.com'])
  expect(await countMails(db)).toBe(0)
})

test('a mail taken by a process that dies is sent by the next', async () => {
  await takeMail(db, now, new Date(now.getTime() + 5 * 60_000))
  expect(await send(async () => {})).toBe(0)
  minutes(6)
  expect(await send(async () => {})).toBe(1)
})

test('a mail handed over by a process that dies before it notes so is sent a second time, never lost', async () => {
  const sent: string[] = []
  const deliver = async ({ to }: Letter) => void sent.push(to)
  // The database is gone between handing over and removing, and stays away.
  const dying = new Proxy(db, {
    get: (target, name) =>
      name === 'delete' || name === 'update'
        ? () => {
            throw new Error('the process was killed')
          }
        : Reflect.get(target, name, target),
  })
  await expect(sendDueMail({ ...services, db: dying, deliver })).rejects.toThrow()
  expect(sent).toHaveLength(1)
  expect(await countMails(db)).toBe(1)
  minutes(6)
  expect(await send(deliver)).toBe(1)
  expect(sent).toHaveLength(2)
  expect(await countMails(db)).toBe(0)
})

test('what cannot be sent waits twice as long each time, 6 hours at most, and is given up after 12 attempts', async () => {
  const attempts: number[] = []
  const start = now.getTime()
  const deliver = () => {
    attempts.push((now.getTime() - start) / 60_000)
    return Promise.reject(new Error('busy'))
  }
  for (let passed = 0; passed <= 28 * 60; passed += 2) {
    await send(deliver)
    minutes(2)
  }
  const waits = attempts.slice(1).map((at, index) => at - attempts[index]!)
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
  expect(await countMails(db)).toBe(0)
})

test('without SMTP a mail becomes a file only its owner can read, and the log tells the link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shafaf-mail-'))
  await send(createDelivery({ ...services.config, DATA_DIR: folder }, services.log))
  const [name = ''] = readdirSync(join(folder, 'mail'))
  const file = join(folder, 'mail', name)
  expect(readFileSync(file, 'utf8')).toMatch(/To: sara@example.com[\s\S]*Subject: Verify your e-mail/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(server.log.join()).toContain('https://x.example/1')
  rmSync(folder, { recursive: true })
})
