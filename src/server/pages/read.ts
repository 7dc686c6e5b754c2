import type { Hono } from 'hono'
import { type AnyEndpoint, apiBase, pathOf, readKey } from '../../contract/endpoint.ts'
import type { Language } from '../platform/http/words.ts'

export type Input = { params: Record<string, number>; query?: Record<string, number> }

/** What was answered; without data where it was refused or failed, as the status says. */
type Reply<Data> = { status: number; data?: Data }

/** Asks one of our own public calls, with its checks and its cache, as a visitor's browser would. */
export type Read = <Data>(endpoint: AnyEndpoint, input: Input, language: Language) => Promise<Reply<Data>>

export const createRead =
  (app: Pick<Hono, 'request'>): Read =>
  async <Data>(endpoint: AnyEndpoint, { params, query = {} }: Input, language: Language) => {
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const address = `${apiBase}${pathOf(endpoint, params)}?${search}`
    const reply = await app.request(address, { headers: { Accept: 'application/json', 'X-Language': language } })
    return { status: reply.status, ...(reply.ok && ((await reply.json()) as { data: Data })) }
  }

/** One answer by its name, as it travels with a page; none where it cannot be had. */
export async function readsOf<Data>(read: Read, endpoint: AnyEndpoint, input: Input, language: Language) {
  const { status, data } = await read<Data>(endpoint, input, language)
  return { status, data, reads: data === undefined ? {} : { [readKey(endpoint, input)]: data } }
}
