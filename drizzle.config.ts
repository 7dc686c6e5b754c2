import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes a migration for what changed in the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/platform/db/schema/schema.ts',
  out: './src/server/platform/db/migrations',
})
