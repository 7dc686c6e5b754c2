import type { MiddlewareHandler } from 'hono'
import { readCurrent } from '../accounts/current-companies.queries.ts'
import type { Services } from '../platform/services.ts'

/** The addresses that name a company by its id, each between what stands before and after it. */
const addresses = [
  /^(\/api\/(?:employer\/)?companies\/)(\d+)(\/.*)?$/,
  /^(\/company\/)(\d+)(?:-[^/]*)?(\/.*)?$/,
  /^(\/feeds\/company\/)(\d+)(\.atom)$/,
  /^(\/share\/company\/)(\d+)(\.png)$/,
  /^(\/badge\/)(\d+)(\.svg)$/,
  /^(\/sitemap-companies-)(\d+)(\.xml)$/,
]

/**
 * Leads everybody who asks for a company that has become another one there (decision 145): with 308, so that what is
 * sent is sent again, after what was asked has been refused, so that no other call costs a look. Nobody keeps the
 * answer for good, since the joining may be undone for some days.
 */
export const followJoined =
  ({ reads }: Pick<Services, 'reads'>): MiddlewareHandler =>
  async (context, next) => {
    await next()
    if (context.res.status !== 404 && context.res.status !== 422) return
    const { pathname, search } = new URL(context.req.url)
    const [, before, id, after = ''] = addresses.map((one) => one.exec(pathname)).find(Boolean) ?? []
    if (before === undefined || Number(id) >= 2 ** 31) return
    const into = (await readCurrent(reads, [Number(id)])).get(Number(id))
    if (into === undefined) return
    const headers = new Headers(context.res.headers)
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name)
    headers.set('Location', `${before}${into}${after}${search}`)
    headers.set('Cache-Control', 'no-cache')
    context.res = undefined
    context.res = new Response(null, { status: 308, headers })
  }
