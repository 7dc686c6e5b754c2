import { type LockedPackage, listLockedPackages } from './licences.ts'

/**
 * Builds the list of what the site is served with, as CycloneDX 1.5: every package of the lockfile that is not a
 * development dependency, with licence and checksum. It is made from the lockfile itself: `npm sbom` leaves out some
 * packages that only others depend on.
 */
export function buildBillOfMaterials(): string {
  const served = listLockedPackages().filter(([, { dev }]) => !dev)
  const components = new Map(
    served.map(([name, locked]) => [`${name}@${locked.version}`, buildComponent(name, locked)]),
  )
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: [...components.values()] }
  return `${JSON.stringify(bill, null, 2)}\n`
}

function buildComponent(name: string, { version, license, integrity = '' }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  const hashes = [{ alg: 'SHA-512', content }]
  return { type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ expression: license }], hashes }
}
