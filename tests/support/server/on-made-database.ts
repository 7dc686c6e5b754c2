import { inject } from 'vitest'
import { beginWith } from '../../../src/server/platform/db/new-database.ts'

/** Lets test files on the embedded database start with the one that was made for all of them. */
process.env.MADE_DATABASE = inject('madeDatabase')
beginWith(inject('newDatabase'))
