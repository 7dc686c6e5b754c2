import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

declare module 'hono' {
  interface ContextVariableMap {
    /** The hash of the one inline style sheet of this page, as the policy names it. */
    styleHash?: string
    /** Set for a picture that other sites embed. */
    picture?: true
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

/**
 * Sets the headers of every answer. Calls are not cached unless they say otherwise, and vary by language. `overTls`:
 * the site is reached by https, so browsers may insist on it.
 */
export function buildHeaders(overTls: boolean, clock: () => Date): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    const styleHash = context.get('styleHash')
    headers.set('Content-Security-Policy', styleHash ? buildPolicy(styleHash) : usualPolicy)
    if (context.get('picture')) {
      headers.set('Content-Security-Policy', picturePolicy)
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    }
    if (overTls) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    headers.set('Date', clock().toUTCString())
    headers.set('X-Request-Id', context.get('requestId') ?? randomUUID())
    if (!context.req.path.startsWith('/api')) return
    headers.set('Vary', 'Accept, X-Language, Accept-Encoding')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
