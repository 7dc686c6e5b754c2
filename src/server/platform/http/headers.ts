import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { exposedHeaders, sharedOrigin } from './shared.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** The hash of the one inline style sheet of this page, as the policy names it. */
    styleHash?: string
    /** Set for a picture that other sites embed. */
    picture?: true
    /** Set if pages of other sites may read the answer (`shared.ts`). */
    shared?: true
    /** Lists the headers of every answer of this server. */
    listHeaders?: (context: Context) => Record<string, string>
    /** The answer that has all its headers already. */
    complete?: Response
  }
}

/**
 * Builds the content security policy of this site's pages (design: trust). The hash is that of the empty style sheet
 * Griffel starts from.
 */
const buildPolicy = (styleHash = '') =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${styleHash}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types shafaf#worker',
  ].join('; ')
const usualPolicy = buildPolicy()

/** The policy of a picture opened by itself: it may show itself, with the styles it contains. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
}

/** The headers that let pages of every site read an answer. */
const sharing = {
  'Access-Control-Allow-Origin': sharedOrigin,
  'Access-Control-Expose-Headers': exposedHeaders.join(','),
}

const ofCalls = { Vary: 'Accept, X-Language, Accept-Encoding', 'Cache-Control': 'no-store' }

/** Creates the function that lists the headers of every answer; those of calls say that nothing may be cached. */
function createHeaderList(overTls: boolean, clock: () => Date) {
  const formatDate = createDateFormat()
  const secure: Record<string, string> = overTls
    ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
    : {}
  const page = { ...always, ...secure, 'Content-Security-Policy': usualPolicy }
  const fixed = {
    page,
    call: { ...page, ...ofCalls },
    sharedPage: { ...page, ...sharing },
    sharedCall: { ...page, ...ofCalls, ...sharing },
  } as const
  return (context: Context): Record<string, string> => {
    const isCall = context.req.path.startsWith('/api')
    const kind = context.get('shared') ? (isCall ? 'sharedCall' : 'sharedPage') : isCall ? 'call' : 'page'
    const headers: Record<string, string> = {
      ...fixed[kind],
      Date: formatDate(clock()),
      'X-Request-Id': context.get('requestId') ?? randomUUID(),
    }
    const styleHash = context.get('styleHash')
    if (styleHash) headers['Content-Security-Policy'] = buildPolicy(styleHash)
    if (context.get('picture')) {
      headers['Content-Security-Policy'] = picturePolicy
      headers['Cross-Origin-Resource-Policy'] = 'cross-origin'
    }
    return headers
  }
}

/** Formats dates as HTTP does, each second once. */
function createDateFormat() {
  let [second, text] = [Number.NaN, '']
  return (date: Date): string => {
    const now = Math.floor(date.getTime() / 1000)
    if (now !== second) [second, text] = [now, date.toUTCString()]
    return text
  }
}

/**
 * Builds an answer with these headers and those of every answer, which they override. They stay a plain object all the
 * way to the socket: with a `Headers` in between, a cached answer costs a quarter more. Headers set by
 * `context.header` are left out.
 */
export function respond(
  context: Context,
  body: Uint8Array<ArrayBuffer> | null,
  status: number,
  own: Record<string, string>,
): Response {
  const listHeaders = context.get('listHeaders')
  const response = new Response(body, { status, headers: Object.assign(listHeaders?.(context) ?? {}, own) })
  if (listHeaders) context.set('complete', response)
  return response
}

/**
 * Sets the headers of every answer that does not have them yet. Calls are not cached unless they say otherwise, and
 * vary by language. `overTls`: the site is reached by https, so browsers may insist on it.
 */
export function buildHeaders(overTls: boolean, clock: () => Date): MiddlewareHandler {
  const listHeaders = createHeaderList(overTls, clock)
  return async (context, next) => {
    context.set('listHeaders', listHeaders)
    await next()
    if (context.get('complete') === context.res) return
    const { headers } = context.res
    const own = headers.get('Cache-Control')
    for (const [name, value] of Object.entries(listHeaders(context))) headers.set(name, value)
    if (own !== null) headers.set('Cache-Control', own)
  }
}
