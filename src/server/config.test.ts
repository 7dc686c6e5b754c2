import { expect, test } from 'vitest'
import { configFrom } from './config.ts'

test('everything has a default', () => {
  const config = configFrom({ PORT: '', HOME: '/root' })
  expect(config).toMatchObject({ PORT: 3000, DATA_DIR: './data', moderators: [], publicUrl: 'http://localhost:3000' })
  expect(config.DEMO_DATA).toBeUndefined()
})

test('what is given is read', () => {
  const given = {
    PORT: '8080',
    PUBLIC_URL: 'https://shafaf.example/',
    MODERATOR_EMAILS: ' A@b.c, d@e.f,',
    DEMO_DATA: '0',
  }
  const config = configFrom({ ...given, TRUST_PROXY: '1', SMTP_URL: 'smtp://mail.example:25' })
  expect(config).toMatchObject({ PORT: 8080, publicUrl: 'https://shafaf.example', moderators: ['a@b.c', 'd@e.f'] })
  expect([config.DEMO_DATA, config.TRUST_PROXY]).toEqual([false, true])
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://'],
  [{ PUBLIC_URL: 'shafaf' }, 'PUBLIC_URL must be an address that begins with http:// or https://'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be 1 or 0'],
])('%o is refused in words', (env, words) => {
  expect(() => configFrom(env)).toThrow(words)
})
