import type { Recorded } from './record.ts'
import { ofClient } from './survivors-client.ts'
import { ofServer } from './survivors-server.ts'

/** A change of the record that no test notices, and why that may be so. */
export type Survivor = Pick<Recorded, 'path' | 'of' | 'instead'> & { why: string }

/** What another test noticed is not here: the record names that test. */
export const survivors: readonly Survivor[] = [...ofClient, ...ofServer]
