import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendDueMail } from '../../src/server/app/mail-sender.ts'
import { createDelivery } from '../../src/server/mail/deliver.ts'
import { countMails } from '../../src/server/mail/mail.queries.ts'
import { startTestServer } from '../support/server/server.ts'

/** A real SMTP server on this machine, and the messages it received. */
const received: { from: string; to: string[]; message: string }[] = []
let connections = 0
const newSmtp = () =>
  new SMTPServer({
    authOptional: true,
    // On close the server does not wait for kept connections.
    closeTimeout: 50,
    onConnect(_, done) {
      connections++
      done()
    },
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const refusals: Record<string, [number, string]> = {
        'gone@example.com': [550, 'no such mailbox'],
        'full@example.com': [452, 'mailbox full'],
      }
      const [responseCode, words] = refusals[address] ?? []
      done(responseCode ? Object.assign(new Error(words), { responseCode }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const message = Buffer.concat(chunks).toString('utf8')
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), message })
        done()
      })
    },
  })

let smtp = newSmtp()
const listen = (port: number) => new Promise<void>((ready) => smtp.listen(port, '127.0.0.1', ready))
const close = () => new Promise<void>((closed) => smtp.close(() => closed()))

let now = new Date('2026-10-15T10:00:00Z')
const server = await startTestServer({ clock: () => now })
const { db, services } = server
let send: () => Promise<number>
beforeAll(async () => {
  await listen(0)
  const { port } = smtp.server.address() as AddressInfo
  const config = { ...services.config, SMTP_URL: `smtp://127.0.0.1:${port}` }
  const deliver = createDelivery(config, services.log)
  send = async () => (await sendDueMail({ ...services, deliver })).sent
})
beforeEach(async () => {
  now = new Date('2026-10-15T10:00:00Z')
  received.splice(0)
  await server.empty()
})
afterAll(async () => {
  await close()
  await server.close()
})

test('a registration leaves by SMTP, as text and HTML, in the language of the person who registered', async () => {
  const link = 'https://shafaf.example/auth/verify/abc'
  await services.mail.add(db, { kind: 'already_registered', to: 'sara@example.com', language: 'ar', link }, now)
  expect(await send()).toBe(1)
  const [{ from, to, message } = { from: '', to: [], message: '' }] = received
  expect({ from, to }).toEqual({ from: 'no-reply@shafaf.example', to: ['sara@example.com'] })
  expect(message).toMatch(/^From: Shafaf <no-reply@shafaf\.example>\r$/m)
  expect(message).toMatch(/^To: sara@example\.com\r$/m)
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(message).toContain('Content-Type: multipart/alternative')
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(message).toMatch(/^Content-Type: text\/html; charset=utf-8\r$/m)
  expect(await countMails(db)).toBe(0)
})

test('an unknown address is given up at once, a full mailbox is retried', async () => {
  for (const to of ['gone@example.com', 'full@example.com'])
    await services.mail.add(db, { kind: 'account_deleted', to, language: 'en' }, now)
  expect(await send()).toBe(0)
  expect(received).toEqual([])
  expect(await countMails(db)).toBe(1)
  expect(server.log.filter((line) => line.startsWith('mail could not be sent'))).toHaveLength(2)
  expect(server.log.join()).not.toMatch(/gone@|full@/)
})

test('many e-mails share a connection', async () => {
  const before = connections
  for (let count = 0; count < 20; count++)
    await services.mail.add(db, { kind: 'account_deleted', to: `p${count}@example.com`, language: 'en' }, now)
  expect(await send()).toBe(20)
  expect(received).toHaveLength(20)
  expect(connections - before).toBeLessThanOrEqual(3)
})

test('while the other server is away mail waits, and leaves when it is back', async () => {
  const { port } = smtp.server.address() as AddressInfo
  await services.mail.add(db, { kind: 'account_deleted', to: 'sara@example.com', language: 'en' }, now)
  await close()
  expect(await send()).toBe(0)
  expect(await countMails(db)).toBe(1)
  smtp = newSmtp()
  await listen(port)
  now = new Date(now.getTime() + 3 * 60_000)
  expect(await send()).toBe(1)
  expect(received.map(({ to }) => to)).toEqual([['sara@example.com']])
})

test('a remote mail server without TLS gets no e-mail, unless its URL allows that', async () => {
  const { port } = smtp.server.address() as AddressInfo
  // This machine, by an address that does not look like it.
  const deliverTo = (query: string) =>
    createDelivery({ ...services.config, SMTP_URL: `smtp://0.0.0.0:${port}${query}` }, services.log)
  await services.mail.add(db, { kind: 'account_deleted', to: 'sara@example.com', language: 'en' }, now)
  expect((await sendDueMail({ ...services, deliver: deliverTo('') })).sent).toBe(0)
  expect(received).toEqual([])
  now = new Date('2026-10-15T12:00:00Z')
  expect((await sendDueMail({ ...services, deliver: deliverTo('?requireTLS=false') })).sent).toBe(1)
  expect(received).toHaveLength(1)
})
