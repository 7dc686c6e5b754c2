import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../../locales/en/site.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { freePort } from '../support/postgres/postgres.ts'
import { listWords, readImageStages } from '../support/project/image.ts'
import { startSite } from '../support/site/site.ts'
import { until } from '../support/wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'shafaf-release-'))
const made = join(folder, 'made')
const read = (name: string) => readFileSync(join(made, name))
const tarball = `shafaf-${manifest.version}.tgz`
const { privateKey } = generateKeyPairSync('ed25519')
let said = ''
beforeAll(() => {
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const env = { ...process.env, SITE_IS_BUILT: '1', RELEASE_KEY: join(folder, 'key.pem') }
  const words = ['--import', 'tsx', 'scripts/release.ts', '--dry-run', made]
  said = execFileSync(process.execPath, words, { env, encoding: 'utf8' })
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a dry run makes every file of a release, and no tag', () => {
  expect(readdirSync(made).sort()).toEqual(
    ['SHA256SUMS', 'SHA256SUMS.sig', 'image-labels.json', 'release.pem', 'sbom.cdx.json', tarball].sort(),
  )
  expect(said).toContain(`${manifest.version} is in ${made}`)
  expect(execFileSync('git', ['tag', '--points-at', 'HEAD'], { encoding: 'utf8' })).not.toContain(manifest.version)
  expect(JSON.parse(read('image-labels.json').toString())).toMatchObject({
    'org.opencontainers.image.version': manifest.version,
    'org.opencontainers.image.revision': execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim(),
  })
})

test('the checksums match the files and are signed with the release key', () => {
  expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: made, encoding: 'utf8' })).toContain(
    `${tarball}: OK`,
  )
  const key = createPublicKey(read('release.pem'))
  expect(key.equals(createPublicKey(privateKey))).toBe(true)
  expect(verify(null, read('SHA256SUMS'), key, read('SHA256SUMS.sig'))).toBe(true)
  expect(verify(null, Buffer.concat([read('SHA256SUMS'), Buffer.from('x')]), key, read('SHA256SUMS.sig'))).toBe(false)
})

test('the package serves the site, and says its version', async () => {
  execFileSync('tar', ['-xzf', join(made, tarball)], { cwd: folder })
  const unpacked = join(folder, 'package')
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md', 'dist/sbom.cdx.json'])
    expect([file, existsSync(join(unpacked, file))]).toEqual([file, true])
  const main = join(unpacked, manifest.bin.shafaf)
  // What `npx` runs as a program.
  expect(readFileSync(main, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
  symlinkSync(resolve('node_modules'), join(unpacked, 'node_modules'))
  const site = await startSite({ main, env: { DEMO_DATA: '0' } })
  try {
    expect(await (await fetch(`${site.url}/livez`)).json()).toEqual({ alive: true, version: manifest.version })
    expect(site.output().split('\n')[0]).toContain(`This is Shafaf ${manifest.version}`)
    // Visitors are told that it is not open yet.
    const home = await fetch(site.url)
    expect([home.status, await home.text()]).toEqual([503, expect.stringContaining(en.setup.title)])
  } finally {
    await site.remove()
  }
})

/** Fills a folder as the image is: the build, and of the packages those that it is served with. */
function fillImage(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true }>
  }
  const served = Object.entries(packages).filter(
    ([place, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !dev,
  )
  for (const [place] of served.filter(([place]) => existsSync(place))) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    symlinkSync(resolve(place), join(folder, place))
  }
  for (const part of ['package.json', 'dist']) cpSync(part, join(folder, part), { recursive: true })
}

test('what the image holds serves the site by its own command, and its health check says so', async () => {
  const image = join(folder, 'image')
  fillImage(image)
  const stage = readImageStages().at(-1)!
  const [command, check] = ['CMD', 'HEALTHCHECK'].map((name) => {
    const [words] = listWords(stage, name)
    return JSON.parse(words!.slice(words!.indexOf('['))) as string[]
  }) as [string[], string[]]
  const env = {
    ...Object.fromEntries(listWords(stage, 'ENV').flatMap((words) => words.split(' ').map((one) => one.split('=')))),
    ...{ PATH: process.env.PATH, PORT: String(await freePort()), DATA_DIR: join(folder, 'image-data'), DEMO_DATA: '0' },
    // So that no package finds others than those that are linked here.
    NODE_OPTIONS: '--preserve-symlinks',
  }
  const isHealthy = () => spawnSync(check[0]!, check.slice(1), { env, cwd: image }).status === 0
  expect(isHealthy()).toBe(false)
  const server = spawn(command[0]!, command.slice(1), { env, cwd: image, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes: Buffer) => void said.push(bytes))
  try {
    const state = await until('the health check', () => (server.exitCode !== null ? 'ended' : isHealthy() && 'ready'))
    expect([state, said.join('')]).toEqual(['ready', expect.stringContaining(`This is Shafaf ${manifest.version}`)])
  } finally {
    server.kill('SIGKILL')
    await once(server, 'close')
  }
})
