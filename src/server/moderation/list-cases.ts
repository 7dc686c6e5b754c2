import { type CaseKind, caseKinds, caseOrders, listOrders, parseCaseNumber } from '../../contract/moderation/cases.ts'
import type { Case } from '../../contract/moderation/desk.schema.ts'
import type * as contract from '../../contract/moderation/desk.ts'
import { pageSize } from '../../contract/params.ts'
import { normalise, splitWords } from '../../contract/search/normalise.ts'
import { refuse } from '../platform/http/answer.ts'
import type { AnswerOf, CallOf } from '../platform/http/call.ts'
import type { Privacy } from '../platform/privacy/privacy.ts'
import { describeBesideCases } from './beside.ts'
import { buildCaseCursor, parseCaseCursor } from './case-ids.ts'
import { listCompanyNames } from './decisions.queries.ts'
import { listPending, openAnswers, type PendingVerdict } from './pending.queries.ts'
import type { CaseKey, Recusal, ShownCase } from './queue.ts'
import { queues } from './queues.ts'
import { findRecusal } from './recusal.ts'

type ListCall = CallOf<typeof contract.listCases>

/** A case with its company's name. */
type ReadCase = { key: CaseKey; shown: ShownCase; company: Case['company'] }

/** Returns the most cases to search for one call; fewer where each case needs queries of its own. */
const getMostLooked = (kind: CaseKind) => (kind === 'company' || kind === 'appeal' ? 60 : 300)

/** Lists the waiting cases of a kind, in the requested order, each with its context. */
export async function listCases(call: ListCall): Promise<AnswerOf<typeof contract.listCases>> {
  const { services, account, query, language, now } = call
  const { kind, sort: order = caseOrders[0], limit = pageSize.usual, q = '' } = query
  if (!listOrders(kind).includes(order)) return refuse(400, 'malformed', 'sort')
  const start = query.after === undefined ? null : parseCaseCursor(query.after, kind)
  if (query.after !== undefined && !start) return refuse(400, 'malformed', 'after')
  const recusal = await findRecusal(call)
  const words = splitWords(q)
  const number = parseCaseNumber(q)
  const numbered = number === undefined ? undefined : await findNumbered(call, number, recusal)
  // On the first page, the case with this number comes before those whose text contains it.
  const found = numbered && !start ? await readCases(call, kind, numbered.here) : []
  const room = Math.max(limit, found.length + 1)
  let after = start
  let more = true
  for (let looked = 0; more && found.length < room && looked < getMostLooked(kind); ) {
    const size = words.length > 0 ? pageSize.most : limit
    const keys = await queues[kind].waiting(services.db, {
      ...{ companyId: query.company, ordered: { order, language }, after, limit: size + 1, except: recusal },
    })
    const page = await readCases(call, kind, keys.slice(0, size))
    const fit = page
      .filter((one) => !isAmong(numbered?.here, one) && hasWords(one, words))
      .slice(0, room - found.length)
    found.push(...fit)
    looked += size
    // If the page is full, the next one starts after its last case.
    const filled = found.length === room ? found.at(-1)!.key : undefined
    after = filled ?? keys.slice(0, size).at(-1) ?? after
    more = keys.length > size || (filled !== undefined && filled !== keys.at(-1))
  }
  const pending = await listPending(
    services.db,
    kind,
    found.map(({ key }) => key.id),
  )
  const asking = { db: services.db, privacy: services.privacy, language, now, recusal }
  const beside = await describeBesideCases(asking, kind, new Map(found.map(({ key, shown }) => [key.id, shown])))
  const cases = found.map(({ key: { id, month }, shown: { companyId: _, ...rest }, company }) => ({
    ...{ kind, id, month: month.startsWith('0000') ? null : month, company },
    ...rest,
    ...beside(id),
    ...describePending(services.privacy, account.id, pending.get(id)),
  }))
  const next = more && after ? buildCaseCursor(after) : null
  return { data: { cases, next, ...(numbered && { elsewhere: numbered.elsewhere }) } }
}

const isAmong = (keys: readonly CaseKey[] = [], { key }: ReadCase) => keys.some(({ id }) => id === key.id)

/**
 * Finds the case of a number in the listed queue, and the other queues in which a case of that number waits. Leaves out
 * the cases of `except`.
 */
async function findNumbered({ services, query }: ListCall, numbered: string, except: Recusal) {
  const asked = { numbered, except, after: null, limit: 2 }
  const here = await queues[query.kind].waiting(services.db, { ...asked, companyId: query.company })
  const kinds = caseKinds.filter((kind) => kind !== query.kind || here.length === 0)
  const waiting = await Promise.all(kinds.map((kind) => queues[kind].waiting(services.db, asked)))
  return { here, elsewhere: kinds.filter((_, place) => waiting[place]!.length > 0) }
}

/** Reads the contents of these cases; those that do not exist any more are left out. */
async function readCases(
  { services: { db, privacy }, language, now }: ListCall,
  kind: CaseKind,
  keys: readonly CaseKey[],
): Promise<ReadCase[]> {
  const shown = await queues[kind].show(
    { db, privacy, now },
    keys.map(({ id }) => id),
    language,
  )
  const ids = [...shown.values()].map((one) => one.companyId)
  const names = await listCompanyNames(db, ids, language)
  return keys.flatMap((key) => {
    const one = shown.get(key.id)
    if (!one) return []
    const name = one.companyId === null ? undefined : names.get(one.companyId)
    const company = one.companyId === null || name === undefined ? null : { id: one.companyId, name }
    return [{ key, shown: one, company }]
  })
}

/** Returns whether a case contains all these words: in its company's name, its text, or the reporters' remarks. */
function hasWords({ shown, company }: ReadCase, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const texts = [company?.name, ...shown.lines.map(({ value }) => value), ...(shown.remarks ?? [])]
  const text = normalise(texts.filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

/** Describes the verdict of one moderator that waits for a second to agree. */
function describePending(
  privacy: Privacy,
  accountId: string,
  first: PendingVerdict | undefined,
): Pick<Case, 'pending'> {
  if (!first || first.verdict === 'undo') return {}
  const { verdict, reason, moderatorId } = first
  const answers = openAnswers(privacy, first) as NonNullable<Case['pending']>['answers']
  return { pending: { verdict, reason, mine: moderatorId === accountId ? 1 : 0, answers } }
}
