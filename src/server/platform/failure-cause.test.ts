import { expect, test } from 'vitest'
import { describeCause } from './failure-cause.ts'

const coded = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  [new Error('The configuration is not right: PORT.'), 'The configuration is not right: PORT.'],
  [
    new Error('Failed query: CREATE SCHEMA', { cause: coded('42501', 'permission denied for database shafaf') }),
    'The database that DATABASE_URL names refuses: permission denied for database shafaf',
  ],
  [
    coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
    'The database that DATABASE_URL names refuses: connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    Object.assign(new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]), {
      code: 'ECONNREFUSED',
    }),
    'The database that DATABASE_URL names refuses: connect ECONNREFUSED ::1:5432',
  ],
  [
    coded('ENOSPC', 'ENOSPC: no space left on device, write'),
    'The disk that holds the data is full: ENOSPC: no space left on device, write',
  ],
  [
    new Error('The database in data/database cannot be opened.', { cause: new Error('Aborted()') }),
    'The database in data/database cannot be opened. (Aborted())',
  ],
])('what cannot start says why: %s', (error, words) => {
  expect(describeCause(error, { DATABASE_URL: 'postgres://localhost/shafaf' })).toBe(words)
})
