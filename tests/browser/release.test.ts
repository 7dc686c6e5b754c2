import { execFileSync } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../../locales/en/site.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { startSite } from '../support/site/site.ts'

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
