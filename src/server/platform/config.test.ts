import { expect, test } from 'vitest'
import { findMisspelt, readConfig } from './config.ts'

test('everything has a default', () => {
  const config = readConfig({ PORT: '', HOME: '/root' })
  expect(config).toMatchObject({ PORT: 3000, DATA_DIR: './data', publicUrl: 'http://localhost:3000' })
  expect(config.DEMO_DATA).toBeUndefined()
})

test('what is given is read', () => {
  const given = {
    PORT: '8080',
    PUBLIC_URL: 'https://shafaf.example/',
    DEMO_DATA: '0',
  }
  const config = readConfig({ ...given, TRUSTED_PROXIES: '10.0.0.0/8', SMTP_URL: 'smtp://mail.example:25' })
  expect(config).toMatchObject({ PORT: 8080, publicUrl: 'https://shafaf.example' })
  expect([config.DEMO_DATA, config.trustedProxies.length]).toEqual([false, 1])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
  [{ PUBLIC_URL: 'shafaf' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
  [{ DATABASE_URL: 'postgres://localhost/shafaf' }, 'AUTHOR_KEY must be given with DATABASE_URL'],
  [{ PUBLIC_URL: 'https://shafaf.example' }, 'SMTP_URL must be given with a PUBLIC_URL of https'],
  [{ HOST: 'everywhere' }, 'HOST must be an address of this machine, such as 0.0.0.0'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/8, proxy' },
    'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas',
  ],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be 1 or 0'],
])('%o is refused in words', (env, words) => {
  expect(() => readConfig(env)).toThrow(words)
})

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['AUTHORKEY', 'AUTHOR_KEY'],
  ['PROT', 'PORT'],
])('%s is not known, and %s may be meant', (name, meant) => {
  expect(findMisspelt({ [name]: 'x', [meant]: 'y' })).toEqual([{ name, meant }])
})

test('the variables of other programs are not reported as misspelt', () => {
  const usual = [
    'PATH',
    'HOME',
    'PWD',
    'USER',
    'SHELL',
    'LANG',
    'TERM',
    'TZ',
    'NODE_ENV',
    'NODE_OPTIONS',
    'npm_config_port',
  ]
  expect(findMisspelt(Object.fromEntries(usual.map((name) => [name, 'x'])))).toEqual([])
})
