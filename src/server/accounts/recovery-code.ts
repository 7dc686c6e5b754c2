import { create, enums, type Infer, literal, string, type, union } from 'superstruct'
import type { Account } from '../platform/http/account.ts'
import type { Services } from '../platform/services.ts'
import { decodeToken, hashOf } from '../platform/tokens.ts'
import { consumeLinkAlone, type LinkProblem, openLink } from './links.queries.ts'
import { changeLocks } from './locks.queries.ts'
import { buildCodeOpener, makeLock, withCode } from './locks.ts'

/**
 * What a link that changes a recovery code contains under its token: the lock of a person's own code, the code of the
 * e-mail, or that there is to be none.
 */
const CodeChange = union([
  type({ from: literal('person'), lock: string() }),
  type({ from: literal('letter'), code: string() }),
  type({ from: enums(['none']) }),
])
export type CodeChange = Infer<typeof CodeChange>

/**
 * Changes an account's recovery code by the link of an e-mail, if the link belongs to that account; resolves to why
 * not, or to undefined when done.
 */
export function confirmRecoveryCode(
  { db, privacy }: Pick<Services, 'db' | 'privacy'>,
  { token, account, now }: { token: string; account: Pick<Account, 'id' | 'secret'>; now: Date },
): Promise<LinkProblem | undefined> {
  return db.transaction(async (tx) => {
    const hash = hashOf(token)
    const link = await openLink(tx, 'code', hash, now)
    if (typeof link === 'string') return link
    if (link.accountId !== account.id || link.answers === null) return 'token_unknown'
    const change = create(privacy.openSignUp(decodeToken(token), link.answers), CodeChange)
    await changeLocks(tx, account.id, (locks) => {
      if (change.from === 'none') return withCode(privacy, locks, null, 'person')
      if (change.from === 'person') return withCode(privacy, locks, change.lock, 'person')
      const lock = makeLock(privacy, account.secret, buildCodeOpener(change.code))
      return withCode(privacy, locks, lock, 'letter')
    })
    await consumeLinkAlone(tx, hash, now)
    return undefined
  })
}
