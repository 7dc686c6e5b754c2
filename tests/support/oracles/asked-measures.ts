import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from '../../../src/server/platform/db/database.ts'

const dialect = new PgDialect()

/**
 * Returns a proxy of the database that passes every text among the parameters of its statements to `tell`, those of
 * transactions included.
 */
export function telling(db: Database, tell: (text: string) => void): Database {
  const say = (value: unknown): void => {
    if (typeof value === 'string') tell(value)
    else if (Array.isArray(value)) value.forEach(say)
  }
  return new Proxy(db, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target)
      if (name === 'execute')
        return (statement: SQL) => {
          dialect.sqlToQuery(statement).params.forEach(say)
          return target.execute(statement)
        }
      if (name === 'transaction')
        return (act: (tx: Database) => Promise<unknown>) =>
          target.transaction((tx) => act(telling(tx as unknown as Database, tell)))
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}
