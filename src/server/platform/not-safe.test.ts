import { expect, test } from 'vitest'
import type { Danger } from '../../contract/administration/today.ts'
import { readConfig } from './config.ts'
import { listDangers } from './not-safe.ts'

const key = 'a'.repeat(64)
const safe = {
  ...{ BACKUP_KEY: key, DATABASE_URL: 'postgres://db.internal/shafaf', AUTHOR_KEY: key },
  ...{ PUBLIC_URL: 'https://shafaf.example', SMTP_URL: 'smtp://mail.internal', TRUSTED_PROXIES: '10.0.0.0/8' },
}
test.each<[string, Record<string, string | undefined>, Danger[]]>([
  ['a whole site behind a proxy', safe, []],
  ['the same that listens on all addresses', { ...safe, HOST: '0.0.0.0' }, []],
  ['without backups', { ...safe, BACKUP_KEY: undefined }, ['no_backup']],
  ['with the embedded database', { ...safe, DATABASE_URL: undefined, BACKUP_DIR: '/mnt/backups' }, []],
  ['with backups beside the embedded database', { ...safe, DATABASE_URL: undefined }, ['backup_beside']],
  ['with an address of http', { ...safe, PUBLIC_URL: 'http://shafaf.example' }, ['no_tls']],
  ['open to everybody without a proxy', { ...safe, HOST: '0.0.0.0', TRUSTED_PROXIES: undefined }, ['plain_http']],
  ['a trial on one machine', {}, ['no_backup']],
  ['a trial that others reach', { HOST: '::' }, ['no_backup', 'no_tls', 'plain_http']],
])('%s: says what is not safe yet', (_, env, expected) => {
  const config = readConfig(env)
  expect(listDangers(config, config.DATABASE_URL === undefined)).toEqual(expected)
})
