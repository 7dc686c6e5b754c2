import type { Hono } from 'hono'
import { type AnyEndpoint, apiBase, readKey } from '../../contract/endpoint.ts'
import type { Language } from '../platform/http/words.ts'

export type Input = { params: Record<string, number>; query?: Record<string, number | string> }

/** What was answered; without data where it was refused or failed, as the status says. */
type Reply<Data> = { status: number; data?: Data }

/** Asks one of our own public calls by its name (`readKey`), with its checks and its cache, as a visitor's browser would. */
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
    return { status: reply.status, ...(reply.ok && ((await reply.json()) as { data: Data })) }
  }

/** One answer by its name, as it travels with a page; none where it cannot be had. */
export async function listReads<Data>(read: Read, endpoint: AnyEndpoint, input: Input, language: Language) {
  const key = readKey(endpoint, input)
  const { status, data } = await read<Data>(key, language)
  return { status, data, reads: data === undefined ? {} : { [key]: data } }
}
