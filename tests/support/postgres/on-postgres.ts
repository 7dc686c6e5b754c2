import { afterAll, inject } from 'vitest'
import { copyDatabase, dropDatabase } from './postgres.ts'

/** Gives every test file a copy of the template as its database, named by `DATABASE_URL` as in production. */
const url = await copyDatabase(inject('postgresUrl'))
process.env.DATABASE_URL = url
// The data of all files together would fill the memory that their folder may be in.
afterAll(() => dropDatabase(url))
