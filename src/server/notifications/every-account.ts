import type { Database } from '../db/database.ts'
import { type Addressee, someAddressees } from '../mail/store.ts'

const batch = 200

/** Does something for every account, one after the other, without holding all of them in memory. */
export async function everyAccount(db: Database, act: (account: Addressee) => Promise<void>): Promise<void> {
  for (let after: string | null = null; ; ) {
    const accounts: Addressee[] = await someAddressees(db, after, batch)
    for (const account of accounts) await act(account)
    if (accounts.length < batch) return
    after = accounts.at(-1)!.id
  }
}
