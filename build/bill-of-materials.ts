import { execFileSync } from 'node:child_process'

/** What the site is served with, as CycloneDX: every package of the lockfile that is not there for building and testing alone. */
export function billOfMaterials(): string {
  const words = ['sbom', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  return execFileSync('npm', words, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: [...stdio],
    shell: process.platform === 'win32',
  })
}
