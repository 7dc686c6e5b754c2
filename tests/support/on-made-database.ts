import { inject } from 'vitest'

/** Test files on the embedded database begin with the one that was made for all of them. */
process.env.MADE_DATABASE = inject('madeDatabase')
