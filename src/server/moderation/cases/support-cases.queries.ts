import { sql } from 'drizzle-orm'
import { enums, is, string, type } from 'superstruct'
import { type Database, queryRows } from '../../platform/db/database.ts'
import { openCard } from '../../platform/privacy/card.ts'
import type { Privacy } from '../../platform/privacy/privacy.ts'
import { listInOrder } from '../order.queries.ts'
import type { Queue } from '../queue.ts'
import { excludeRecused, limitToCase } from '../recusal.queries.ts'

/** The contents of a message to support (`profile/forms.ts`). */
const Message = type({ type: enums(['complain', 'suggest']), message: string() })

/** The condition for a message that waits: there is no decision on it. */
const unanswered = sql`not exists (select from decisions
  where kind = 'support' and case_id = message.id::text and not undone)`

/**
 * The queue of messages to support. A moderator reads the message and not its author: the answer goes to the author by
 * mail, through the server alone.
 */
export const supportQueue: Queue = {
  async count(db, except) {
    const [row] = await queryRows<{ n: number }>(
      db,
      sql`select count(*)::int as n from support_messages as message where ${unanswered} ${excludeRecused({ id: sql`message.id` }, except)}`,
    )
    return row!.n
  },

  async waiting(db, asked) {
    const { companyId, only, except } = asked
    if (companyId !== undefined) return []
    const rows = sql`select id, month, null::int as company_id from support_messages as message where ${unanswered} ${limitToCase(sql`message.id`, only)} ${excludeRecused({ id: sql`message.id` }, except)}`
    return listInOrder(db, { rows, id: 'uuid' }, asked)
  },

  async show({ db, privacy }, ids) {
    const rows = await queryRows<{ id: string; sealed: Uint8Array }>(
      db,
      sql`select id, sealed from support_messages where id = any(${sql.param([...ids])}::uuid[])`,
    )
    return new Map(
      rows.flatMap(({ id, sealed }) => {
        const opened = privacy.openSupport(sealed)
        if (!is(opened, Message)) return []
        return [[id, { companyId: null, message: opened.type, lines: [{ name: 'message', value: opened.message }] }]]
      }),
    )
  },

  /** Answers the message; without words if none are needed. */
  async approve({ db: tx, privacy, answers }, id) {
    const held = await lockAuthor(tx, privacy, id)
    if (!held) return undefined
    const answer = typeof answers.answer === 'string' ? answers.answer : undefined
    const contact =
      answer === undefined ? null : privacy.sealContact({ account: held.account, language: held.language })
    return {
      outcome: 'answered',
      companyId: null,
      concerned: { contact },
      ...(answer === undefined ? {} : { mailKind: 'support_answered' as const, answer }),
    }
  },

  /** Lets the message wait again; a mail that was sent cannot be taken back. */
  undo: async () => ({ companyId: null, concerned: { contact: null } }),
}

/** Reads whose message this is, locked until the transaction ends, unless it is answered. */
async function lockAuthor(tx: Database, privacy: Privacy, id: string) {
  await tx.execute(sql`select 1 from support_messages where id = ${id}::uuid for update`)
  const [row] = await queryRows<{ account: string; card: Uint8Array }>(
    tx,
    sql`select accounts.id as account, card from support_messages as message
      join accounts on accounts.id = account_id where message.id = ${id}::uuid and ${unanswered}`,
  )
  return row && { account: row.account, language: openCard(privacy, row.card).language }
}
