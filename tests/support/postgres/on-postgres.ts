import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { makePartitioned } from './partitioned.ts'
import { createDatabase } from './postgres.ts'

/**
 * Gives every test file of the `postgres` project an empty database, named by `DATABASE_URL` as in production. With
 * `PARTITIONS` the tables that belong to one company are partitioned, as `docs/scale.md` says, into that many
 * partitions each.
 */
const url = new URL(inject('postgresUrl'))
const name = `file_${randomBytes(6).toString('hex')}`
await createDatabase(url.href, name)
url.pathname = `/${name}`
process.env.DATABASE_URL = url.href
if (process.env.PARTITIONS) await makePartitioned(url.href, Number(process.env.PARTITIONS))
