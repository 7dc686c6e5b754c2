import { createAspectReader } from '../../src/server/reviews/aspects/aspects.ts'
import { knownAspects } from '../../src/server/reviews/aspects/patterns.ts'
import { readWeighed } from './weighed-files.ts'

/** Returns the aspects that a text mentions, of all that are known. The server reads for those that readers are shown. */
export const readAll = createAspectReader(knownAspects, readWeighed())
