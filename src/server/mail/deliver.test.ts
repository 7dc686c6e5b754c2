import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { createDelivery, forgetWrittenMails } from './deliver.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shafaf-mail-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const letter = {
  to: { name: '', address: 'sara@example.com' },
  subject: 'A new password',
  text: 'https://shafaf.example/password/reset/secret',
  html: '<p>secret</p>',
  link: 'https://shafaf.example/password/reset/secret',
}

async function logOf(settings: Record<string, string>): Promise<string> {
  const lines: string[] = []
  const deliver = createDelivery(readConfig({ DATA_DIR: folder, ...settings }), ((line: string) =>
    lines.push(line)) as never)
  await deliver(letter as never)
  return lines.join('\n')
}

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '::1' }, true],
  [{ PUBLIC_URL: 'http://shafaf.example' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '::', PUBLIC_URL: 'http://localhost:8080' }, false],
] as const)('with %j the link of a mail stands in the log: %s', async (settings, told) => {
  expect((await logOf(settings)).includes('secret')).toBe(told)
  const [file] = readdirSync(join(folder, 'mail'))
  expect(statSync(join(folder, 'mail', file!)).mode & 0o777).toBe(0o600)
})

test('mails that were written as files go after 48 hours, and nothing else does', async () => {
  await logOf({})
  const mails = join(folder, 'mail')
  const [recent] = readdirSync(mails)
  const now = new Date('2026-10-10T09:00:00Z')
  const hoursAgo = (hours: number) => (now.getTime() - hours * 3_600_000) / 1000
  for (const [name, hours] of [
    ['old.eml', 48],
    ['notes.txt', 1000],
    [recent!, 47],
  ] as const) {
    if (name !== recent) writeFileSync(join(mails, name), '')
    utimesSync(join(mails, name), hoursAgo(hours), hoursAgo(hours))
  }
  await forgetWrittenMails({ DATA_DIR: folder }, now)
  expect(readdirSync(mails).sort()).toEqual([recent, 'notes.txt'].sort())
})
