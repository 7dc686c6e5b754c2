import { dataFiles } from '../../../contract/open-data.ts'
import { getSubtleCrypto } from '../../platform/browser.ts'
import { fromBase64, toHex } from '../../platform/bytes.ts'

/** The key of a company and year in the newest release, and the code by which two devices compare what they got. */
export type Released = { key: string; month: string; code: string }

/** What every device asks with: nothing of it says who asks, or for which company. */
const options: RequestInit = {
  cache: 'no-store',
  credentials: 'omit',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
}

/**
 * Reads the key of a company and year from the newest signed release; null where it has none. Rejects where there is no
 * answer, and where what came is not what the release's own key has signed.
 */
export async function readReleased(
  company: number,
  year: number,
  fetch = globalThis.fetch,
  origin = '',
): Promise<Released | null> {
  const response = await fetch(`${origin}${dataFiles.proofKeys}`, options)
  if (response.status === 404) return null
  const { manifest, signature, keys } = (await response.json()) as Record<string, string>
  const said = JSON.parse(manifest!)
  const bytes = new TextEncoder().encode(manifest)
  const signs = await getSubtleCrypto()!.importKey('spki', readPem(said.key), 'Ed25519', false, ['verify'])
  if (!(await getSubtleCrypto()!.verify('Ed25519', signs, fromBase64(signature!), bytes)))
    throw new Error('the release is not signed')
  if ((await hashOf(new TextEncoder().encode(keys))) !== said.files['proof_keys.csv'])
    throw new Error('the keys are not those of the release')
  // Numbers, and keys in quotes: no cell has a comma.
  const rows = keys!.split('\r\n').map((line) => line.replaceAll('"', '').split(','))
  const row = rows.find(([of, at]) => of === String(company) && at === String(year))
  return row ? { key: row[2]!, month: said.month, code: (await hashOf(bytes)).slice(0, 12) } : null
}

const readPem = (pem: string) => fromBase64(pem.replace(/-----[^-]+-----|\s/g, ''))

const hashOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  toHex(new Uint8Array(await getSubtleCrypto()!.digest('SHA-256', bytes)))
