import { inject } from 'vitest'
import { beginWith } from '../../../src/server/platform/db/new-database.ts'

/** Test files on the embedded database begin with the one that was made for all of them. */
process.env.MADE_DATABASE = inject('madeDatabase')
beginWith(inject('newDatabase'))
