/**
 * `npm run release`: makes a release of the version in `package.json` and tags it; `-- --dry-run FOLDER` makes everything
 * but the tag into a folder, and only says what would stop it. The folder then has the package that `npx` runs, the bill
 * of materials, the labels of the image, their checksums, and the signature of these. Nothing is pushed or published.
 */
import { execFileSync } from 'node:child_process'
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
const isDry = values['dry-run'] ?? false
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const folder = positionals[0] ?? join('release', version)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const ask = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: 'utf8' }).trim()
const run = (program: string, ...words: string[]) => void execFileSync(program, words, { stdio: 'inherit' })

/** Lists what stands in the way of a release. */
function listProblems(): string[] {
  const changes = readFileSync('CHANGELOG.md', 'utf8')
  const released = ask('git', 'tag', '--list', 'v*').split('\n').filter(Boolean)
  const unkept = released.map((tag) => tag.slice(1)).filter((one) => !existsSync(join('tests', 'fixtures', one)))
  return [
    ...(/^\d+\.\d+\.\d+$/.test(version) ? [] : [`package.json has the version ${version}, which is not x.y.z`]),
    ...(changes.includes(`\n## ${version} `) ? [] : [`CHANGELOG.md says nothing of ${version}`]),
    ...(ask('git', 'status', '--porcelain') === '' ? [] : ['the checkout has changes that are not committed']),
    ...(ask('git', 'tag', '--list', `v${version}`) === '' ? [] : [`v${version} is tagged already`]),
    ...unkept.map((one) => `tests/fixtures/${one} is missing: what ${one} leaves behind has to open in every version`),
    ...(process.env.RELEASE_KEY ? [] : ['RELEASE_KEY must name the file of an Ed25519 private key in PEM']),
  ]
}

/** Reads the key that signs releases; a dry run without one makes its own. */
function readKey(): KeyObject {
  const file = process.env.RELEASE_KEY
  return file ? createPrivateKey(readFileSync(file)) : generateKeyPairSync('ed25519').privateKey
}

/** Returns the labels of the container image (OCI image specification, annotations). */
const listLabels = () => ({
  'org.opencontainers.image.title': 'Shafaf',
  'org.opencontainers.image.version': version,
  'org.opencontainers.image.revision': ask('git', 'rev-parse', 'HEAD'),
  'org.opencontainers.image.created': ask('git', 'log', '-1', '--format=%cI'),
  'org.opencontainers.image.licenses': 'UNLICENSED',
})

/** Builds the image with its labels where docker is installed; returns whether it is. */
function buildImage(labels: Record<string, string>): boolean {
  try {
    ask('docker', 'version')
  } catch {
    return false
  }
  const words = Object.entries(labels).flatMap(([name, value]) => ['--label', `${name}=${value}`])
  run('docker', 'build', ...words, '--tag', `shafaf:${version}`, '.')
  return true
}

/** Writes the checksums of all files of the release, in the format of `sha256sum`, and their signature. */
function writeChecksums(key: KeyObject): void {
  const names = readdirSync(folder).filter((name) => !/^(SHA256SUMS|release\.pem)/.test(name))
  const sumOf = (name: string) => createHash('sha256').update(readFileSync(join(folder, name)))
  const sums = Buffer.from(names.map((name) => `${sumOf(name).digest('hex')}  ${name}\n`).join(''))
  writeFileSync(join(folder, 'SHA256SUMS'), sums)
  writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(null, sums, key))
  writeFileSync(join(folder, 'release.pem'), createPublicKey(key).export({ format: 'pem', type: 'spki' }))
}

const problems = listProblems()
for (const problem of problems) say(`${isDry ? 'This would stop a release' : 'No release'}: ${problem}.`)
if (problems.length > 0 && !isDry) process.exit(1)
if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
const key = readKey()
if (!isDry) run('npm', 'test', '--silent')
// As the tests say it: what is built already is not built again.
if (!process.env.SITE_IS_BUILT) run('npm', 'run', 'build')
mkdirSync(folder, { recursive: true })
run('npm', 'pack', '--silent', '--pack-destination', folder)
cpSync(join('dist', 'sbom.cdx.json'), join(folder, 'sbom.cdx.json'))
const labels = listLabels()
writeFileSync(join(folder, 'image-labels.json'), `${JSON.stringify(labels, null, 2)}\n`)
if (!isDry && !buildImage(labels)) say('docker is not installed: build the image with the labels of image-labels.json.')
writeChecksums(key)
if (!isDry) run('git', 'tag', '--annotate', `v${version}`, '--message', `Shafaf ${version}`)
say(`${version} is in ${folder}: ${readdirSync(folder).sort().join(', ')}`)
