import { afterAll, expect, inject } from 'vitest'
import { beginWith } from '../../../src/server/platform/db/new-database.ts'
import { giveBack, takeDatabase } from './kept-databases.ts'
import { copyDatabase, dropDatabase } from './postgres.ts'
import { nameStatements } from './statements.ts'

// The embedded databases of some tests begin with the image of the built server: making one takes seconds.
if (process.env.SITE_IS_BUILT) beginWith('dist/server/new-database.tar.gz')

nameStatements()

const template = inject('postgresUrl')
/** Tests of PostgreSQL itself change tables, settings and processes: each of their files has a database of its own. */
const isOwn = expect.getState().testPath?.includes('/tests/postgres/')

/** Gives every test file a database like the template, named by `DATABASE_URL` as in production. */
const url = isOwn ? await copyDatabase(template) : await takeDatabase(template)
process.env.DATABASE_URL = url
// The data of all files together would fill the memory that their folder may be in.
afterAll(() => (isOwn ? dropDatabase(url) : giveBack()))
