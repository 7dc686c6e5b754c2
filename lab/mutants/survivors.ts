import type { Recorded } from './record.ts'
import { ofClient } from './survivors-client.ts'
import { ofServer } from './survivors-server.ts'

/**
 * A change of the record that no test notices, and why that is acceptable. `equivalent`: the product behaves the same
 * with it, for everyone and in every case, so that no test could tell. `beside`: something is different, but not what
 * the line says, and there is no test of it or only one in a browser.
 */
export type Survivor = Pick<Recorded, 'path' | 'of' | 'instead'> & { kind: 'equivalent' | 'beside'; why: string }

/** Changes noticed by another test are not listed here: the record names that test. */
export const survivors: readonly Survivor[] = [...ofClient, ...ofServer]
