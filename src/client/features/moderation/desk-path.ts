import { type CaseKind, type CaseOrder, caseOrders, listOrders } from '../../../contract/moderation/cases.ts'

/** What a queue is narrowed to, and its order where that is not the usual one. */
export type DeskQuery = { company?: string | undefined; sort?: CaseOrder | undefined; q?: string | undefined }

/** What an address asks of a queue; an order that this one does not have is none. */
export function parseDeskQuery(kind: CaseKind, search: string): DeskQuery {
  const query = new URLSearchParams(search)
  const sort = listOrders(kind).find((one) => one === query.get('sort'))
  const readParameter = (name: string) => query.get(name) ?? undefined
  return { company: readParameter('company'), sort: sort === caseOrders[0] ? undefined : sort, q: readParameter('q') }
}

/** The address of a queue. */
export function buildDeskPath(kind: CaseKind, { company, sort, q }: DeskQuery = {}): string {
  const given = Object.entries({ company, sort: sort === caseOrders[0] ? undefined : sort, q })
  const kept = given.filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `/moderation/${kind}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
