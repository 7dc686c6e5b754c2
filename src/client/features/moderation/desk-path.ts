import { type CaseKind, type CaseOrder, caseOrders, listOrders } from '../../../contract/moderation/cases.ts'

/** The filters of a queue, and its order where that is not the default. */
export type DeskQuery = { company?: string | undefined; sort?: CaseOrder | undefined; q?: string | undefined }

/** Parses the filters of a queue from an address; an order that the queue does not have is ignored. */
export function parseDeskQuery(kind: CaseKind, search: string): DeskQuery {
  const query = new URLSearchParams(search)
  const sort = listOrders(kind).find((one) => one === query.get('sort'))
  const readParameter = (name: string) => query.get(name) ?? undefined
  return { company: readParameter('company'), sort: sort === caseOrders[0] ? undefined : sort, q: readParameter('q') }
}

/** Returns the address of a queue. */
export function buildDeskPath(kind: CaseKind, { company, sort, q }: DeskQuery = {}): string {
  const given = Object.entries({ company, sort: sort === caseOrders[0] ? undefined : sort, q })
  const kept = given.filter((pair): pair is [string, string] => pair[1] !== undefined)
  return `/moderation/${kind}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
