/** Every table, for the database and for drizzle-kit. */
export * from './accounts.ts'
export * from './companies.ts'
export * from './lookups.ts'
export * from './mails.ts'
export * from './questions.ts'
export * from './reviews.ts'
export * from './studies.ts'
export * from './voices.ts'
