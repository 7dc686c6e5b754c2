import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/server/platform/config.ts'
import { listDangers } from '../src/server/platform/not-safe.ts'

type Service = {
  environment?: Record<string, string | number>
  volumes?: string[]
  ports?: string[]
  cap_drop?: string[]
  read_only?: boolean
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  healthcheck?: { test: string[] }
  stop_grace_period?: string
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<'server-1' | 'server-2' | 'proxy' | 'database', Service>
  volumes: Record<string, null>
}
const { services } = compose
const unit = readFileSync('docs/deploy/shafaf.service', 'utf8')

/** Replaces `${NAME:?}` and `${NAME:-default}` as Compose does. */
const fillIn = (value: string, given: Record<string, string>) =>
  value.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_, name: string, kind: string, other: string) => {
    if (kind === '?' && !given[name]) throw new Error(`${name} is missing`)
    return given[name] ?? other
  })
const key = 'ab'.repeat(32)
const given = {
  ...{ AUTHOR_KEY: key, BACKUP_KEY: key, METRICS_TOKEN: key, POSTGRES_PASSWORD: key },
  ...{ PUBLIC_URL: 'https://shafaf.example', SMTP_URL: 'smtps://mail.example' },
}
const settingsOf = (service: Service, env: Record<string, string> = given) =>
  readConfig({
    // What the image sets.
    ...{ HOST: '0.0.0.0', DATA_DIR: '/data' },
    ...Object.fromEntries(
      Object.entries(service.environment ?? {}).map(([name, value]) => [name, fillIn(String(value), env)]),
    ),
  })

test('compose.yaml is a whole site: nothing is not safe, and it does not start with anything missing', () => {
  for (const server of [services['server-1'], services['server-2']]) {
    const config = settingsOf(server)
    expect(listDangers(config, config.DATABASE_URL === undefined)).toEqual([])
    expect([config.BACKUP_DIR, config.DRAIN_SECONDS > 0, config.METRICS_TOKEN]).toEqual(['/backups', true, key])
    expect(server.volumes).toContain('backups:/backups')
    // The server has that time, its calls 8 seconds and its jobs 10.
    expect(Number.parseInt(server.stop_grace_period!, 10)).toBeGreaterThan(config.DRAIN_SECONDS + 18)
    expect(server.ports).toBeUndefined()
    for (const name of Object.keys(given))
      expect(() => settingsOf(server, { ...given, [name]: '' }), name).toThrow(name)
  }
  expect(services.proxy.ports).toContain('443:443')
  expect(services.database.ports).toBeUndefined()
  expect(Object.keys(compose.volumes).sort()).toEqual(['backups', 'certificates', 'database'])
})

test.each(Object.entries(services))('compose.yaml: %s is confined and its health is checked', (_, service) => {
  expect(service).toMatchObject({
    ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
    ...{ mem_limit: expect.any(String), pids_limit: expect.any(Number) },
    healthcheck: { test: expect.any(Array) },
  })
})

test('the files that compose.yaml mounts exist, and the proxy asks who is ready', () => {
  const mounted = services.proxy.volumes!.flatMap((one) => /^\.\/(.+?):/.exec(one)?.[1] ?? [])
  expect(mounted).toEqual(['docs/deploy/Caddyfile', 'docs/deploy/maintenance.html'])
  for (const file of mounted) expect(readFileSync(file, 'utf8').length).toBeGreaterThan(100)
  const proxy = readFileSync('docs/deploy/Caddyfile', 'utf8')
  for (const name of ['server-1', 'server-2']) expect(proxy).toContain(`${name}:3000`)
  expect(proxy).toContain('health_uri /readyz')
})

test('the maintenance page says so in both languages and asks for nothing else', () => {
  const page = readFileSync('docs/deploy/maintenance.html', 'utf8')
  expect(page).toMatch(/<section lang="ar" dir="rtl">.*صيانة/)
  expect(page).toMatch(/<section lang="en" dir="ltr">/)
  expect(page).not.toMatch(/src=|href=|url\(|<script/)
})

test.each([
  'NoNewPrivileges=yes',
  'ProtectSystem=strict',
  'CapabilityBoundingSet=',
  'SystemCallFilter=@system-service',
  'UMask=0077',
  'StateDirectoryMode=0700',
  'ReadWritePaths=-/var/backups/shafaf',
])('the unit for systemd is confined: %s', (line) => {
  expect(unit.split('\n')).toContain(line)
})
