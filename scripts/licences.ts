import { readFileSync, writeFileSync } from 'node:fs'

/** A package of the lockfile, in npm's format. */
export type LockedPackage = {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  optionalDependencies?: Record<string, string>
  /** Whether something served only accepts it beside itself, as it does the compiler. */
  devOptional?: boolean
}

/** Lists the packages of `package-lock.json` by their path below `node_modules`, without the project itself. */
export function listLockedPackages(): [name: string, LockedPackage][] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, locked]) => [place.replace(/^.*node_modules\//, ''), locked])
}

/** Builds the list of installed packages by licence, as it is in `docs/licences.md`. */
export function buildLicenceList(): string {
  const parts = [false, true].map((dev) => {
    const found = listLockedPackages().filter(([, one]) => (one.dev ?? false) === dev)
    const kinds = [...new Set(found.map(([, { license }]) => license ?? 'not said'))].sort()
    const lines = kinds.map((licence) => {
      const ofIt = found.filter(([, { license = 'not said' }]) => license === licence)
      const names = [...new Set(ofIt.map(([name, { version }]) => `${name} ${version}`))].sort()
      return `- **${licence}** (${names.length}): ${names.join(', ')}`
    })
    return `## ${dev ? 'Only to build and test it' : 'What the site is served with'}\n\n${lines.join('\n')}\n`
  })
  return `# Licences\n\nWritten by \`npm run licences\` from the lockfile; \`npm test\` fails while it differs (decision 49).\n\n${parts.join('\n')}`
}

export const licencesFile = 'docs/licences.md'

if (process.argv[1]?.endsWith('licences.ts')) writeFileSync(licencesFile, buildLicenceList())
