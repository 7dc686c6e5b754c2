/** Every table, for the database and for drizzle-kit. */
export * from './accounts.ts'
export * from './awards.ts'
export * from './companies.ts'
export * from './lookups.ts'
export * from './mails.ts'
export * from './profile.ts'
export * from './reviews.ts'
