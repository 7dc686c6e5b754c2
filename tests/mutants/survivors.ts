import type { Recorded } from './record.ts'
import { ofClient } from './survivors-client.ts'
import { ofServer } from './survivors-server.ts'

/**
 * A change of the record that no test notices, and why that may be so. `equivalent`: the product does the same with it, for
 * everybody and in every case, so that no test could tell. `beside`: something is different, but not what the line says, and
 * no test is about it or only one in a browser.
 */
export type Survivor = Pick<Recorded, 'path' | 'of' | 'instead'> & { kind: 'equivalent' | 'beside'; why: string }

/** What another test noticed is not here: the record names that test. */
export const survivors: readonly Survivor[] = [...ofClient, ...ofServer]
