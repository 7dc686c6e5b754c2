import type { Database } from '../db/database.ts'
import { authorKeyPrint } from '../db/schema/privacy.ts'
import type { KeyPrint } from './author-key.ts'

/** The print of the author key a database is used with. Under the lock of the start nobody else keeps one meanwhile. */
export function keyPrintIn(db: Database): KeyPrint {
  return {
    read: async () => (await db.select().from(authorKeyPrint))[0]?.print,
    keep: async (print) => void (await db.insert(authorKeyPrint).values({ print: Buffer.from(print) })),
  }
}
