import redaxios, { type Response as Reply } from 'redaxios'
import { clientHeader, clientNumber } from '../../contract/client-number.ts'
import { type AnyEndpoint, apiBase, buildPath, type Endpoint } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import { challengeHeader, proofHeader } from '../../contract/work.ts'

/** What a call needs from its environment; the page, the worker and the tests each provide their own. */
export type Caller = {
  fetch: typeof fetch
  /** `ar` or `en`: sent with every call; it decides the language of messages (spec 1). */
  language: () => 'ar' | 'en'
  /** The bearer token, or null when nobody is signed in. */
  token: () => string | null
  /** Whether something was written a moment ago, so that reads bypass every cache on the way. */
  wroteLately?: () => boolean
  /** Prefix of every address; empty in a browser, an origin in the worker and in tests. */
  origin?: string
  /**
   * Computes the proof of work the server requires where very many attempts are made (`contract/work.ts`), while the
   * person reads `words`; undefined where it cannot.
   */
  prove?: (challenge: string, words: string) => Promise<string | undefined>
  /**
   * Called with every unsuccessful outcome, before the caller sees it (spec 8, global handling), and with the token
   * that was in force when the call began.
   */
  onRefusal?: (endpoint: AnyEndpoint, refusal: Refusal, token: string | null) => void
}

export type Success<Data> = {
  ok: true
  data: Data
  message?: string | undefined
  /** When this device saved the response, as an ISO time; absent when it comes from the server. */
  savedAt?: string | undefined
}
export type Refusal = {
  ok: false
  /** The HTTP status; 0 when there was no response (no network, timeout). */
  status: number
  /** The server's message, in the language of the call; absent when the body carries none. */
  message?: string | undefined
  problems: Problem[]
  /** How many milliseconds the server asks to wait (Retry-After), relative to the response's own date. */
  retryAfter?: number | undefined
  /** The challenge of a proof of work with which the call may be repeated. */
  challenge?: string | undefined
}
export type Outcome<Data> = Success<Data> | Refusal

export type Input = {
  params?: Record<string, string | number> | undefined
  query?: Record<string, string | number | undefined> | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  /** Aborts the call; its outcome is then that of a call without a network. */
  signal?: AbortSignal
}
export type Call = <Data, Query>(endpoint: Endpoint<Data, Query>, input?: Input) => Promise<Outcome<Data>>

/** How many proofs of work in a row are computed for one call. */
const maxProofs = 3

const requestTimeout = 20_000
/** The timeout of an upload: a file on a slow connection takes its time. */
const uploadTimeout = 120_000

/**
 * Creates the function all requests to the server go through. It resolves with the outcome in every case: an expected
 * failure is a value. It throws only for programming mistakes (a missing path parameter).
 */
export function createCall(caller: Caller): Call {
  return async (endpoint, { params, query, body, idempotencyKey, signal } = {}) => {
    const path = `${caller.origin ?? ''}${apiBase}${buildPath(endpoint, params)}`
    const token = caller.token()
    const ask = (proof?: string, known = endpoint.access !== 'public') =>
      redaxios<unknown>({
        url: path + buildSearch(query),
        method: endpoint.method.toLowerCase() as 'get' | 'post',
        data: body,
        headers: {
          Accept: 'application/json',
          'X-device': 'web',
          [clientHeader]: String(clientNumber),
          'X-Language': caller.language(),
          ...(token && known ? { Authorization: `Bearer ${token}` } : {}),
          ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
          ...(proof ? { [proofHeader]: proof } : {}),
        },
        responseType: endpoint.file ? 'blob' : undefined,
        // redaxios has no timeout of its own.
        fetch: ((url: string, options: RequestInit) => {
          const timeout = AbortSignal.timeout(body instanceof FormData ? uploadTimeout : requestTimeout)
          const cache = endpoint.method === 'GET' && caller.wroteLately?.() ? 'reload' : undefined
          return caller.fetch(url, {
            ...options,
            ...(cache && { cache }),
            signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
          })
        }) as typeof fetch,
        validateStatus: () => true,
      } as never).catch(() => null)
    let outcome = parseOutcome<never>(await ask())
    for (let n = 0; n < maxProofs && !outcome.ok && outcome.challenge; n++) {
      const proof = await caller.prove?.(outcome.challenge, outcome.message ?? '')
      if (!proof) break
      outcome = parseOutcome<never>(await ask(proof))
    }
    // Nobody is told who reads what anybody may read; while the site is closed, those who run it have to say who they are.
    if (token && endpoint.access === 'public' && isShut(outcome))
      outcome = parseOutcome<never>(await ask(undefined, true))
    if (!outcome.ok) caller.onRefusal?.(endpoint, outcome, token)
    return outcome
  }
}

/** Whether visitors are kept out of the site. */
export const isShut = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.problems.some(({ code }) => code === 'site_closed')

function buildSearch(query: Input['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

function parseOutcome<Data>(reply: Reply<unknown> | null): Outcome<Data> {
  if (!reply) return { ok: false, status: 0, problems: [] }
  const body = (typeof reply.data === 'object' && reply.data !== null ? reply.data : {}) as {
    data?: Data
    message?: string
    problems?: Problem[]
  }
  const headers = reply.headers as unknown as Headers
  if (reply.status < 400 && reply.data instanceof Blob) return { ok: true, data: reply.data as Data }
  // A success that is not from our server (a captive portal answers everything with 200 and a page) does not count as
  // one.
  if (reply.status < 400 && typeof reply.data === 'object')
    return {
      ok: true,
      data: body.data as Data,
      message: body.message,
      savedAt: headers.get('X-Saved-At') ?? undefined,
    }
  return {
    ok: false,
    status: reply.status < 400 ? 0 : reply.status,
    message: typeof body.message === 'string' ? body.message : undefined,
    problems: Array.isArray(body.problems) ? body.problems : [],
    retryAfter: parseRetryAfter(headers),
    challenge: headers.get(challengeHeader) ?? undefined,
  }
}

function parseRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const sent = Date.parse(headers.get('Date') ?? '')
  const until = Date.parse(value)
  return Number.isNaN(until) || Number.isNaN(sent) ? undefined : Math.max(0, until - sent)
}
