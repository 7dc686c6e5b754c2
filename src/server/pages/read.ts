import type { Hono } from 'hono'
import { type AnyEndpoint, apiBase, readKey } from '../../contract/endpoint.ts'
import type { Language } from '../platform/http/words.ts'

export type Input = { params: Record<string, number>; query?: Record<string, number | string> }

/** The answer of a call; without data when it was refused or failed, as the status says. */
type Reply<Data> = { status: number; data?: Data }

/**
 * Makes one of this server's public calls by its name (`readKey`), with its checks and its cache, as a visitor's
 * browser would.
 */
export type Read = <Data>(key: string, language: Language) => Promise<Reply<Data>>

export const createRead =
  (app: Pick<Hono, 'request'>): Read =>
  async <Data>(key: string, language: Language) => {
    const [path, query] = JSON.parse(key) as [string, Record<string, string | number>]
    const search = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const headers = { Accept: 'application/json', 'X-Language': language }
    const reply = await app.request(`${apiBase}${path}?${search}`, { headers })
    // What has moved is not here: the page or file of it leads there.
    const status = reply.status === 308 ? 404 : reply.status
    return { status, ...(reply.ok && ((await reply.json()) as { data: Data })) }
  }

/** Returns one answer by its name, as it is sent with a page; empty when it is not available. */
export async function listReads<Data>(read: Read, endpoint: AnyEndpoint, input: Input, language: Language) {
  const key = readKey(endpoint, input)
  const { status, data } = await read<Data>(key, language)
  return { status, data, reads: data === undefined ? {} : { [key]: data } }
}
