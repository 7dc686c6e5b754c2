import { cpSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Puts the database's migrations beside the built server, which looks for them there. */
export function copyMigrations(): Plugin {
  return {
    name: 'copy-migrations',
    writeBundle: ({ dir }) => cpSync('src/server/db/migrations', `${dir}/migrations`, { recursive: true }),
  }
}
