import { afterAll, inject } from 'vitest'
import { beginWith } from '../../../src/server/platform/db/new-database.ts'
import { copyDatabase, dropDatabase } from './postgres.ts'

// The embedded databases of some tests begin with the image of the built server: making one takes seconds.
if (process.env.SITE_IS_BUILT) beginWith('dist/server/new-database.tar.gz')

/** Gives every test file a copy of the template as its database, named by `DATABASE_URL` as in production. */
const url = await copyDatabase(inject('postgresUrl'))
process.env.DATABASE_URL = url
// The data of all files together would fill the memory that their folder may be in.
afterAll(() => dropDatabase(url))
