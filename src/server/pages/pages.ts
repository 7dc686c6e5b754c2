import type { Context, Hono } from 'hono'
import type { Asset, Site } from './site.ts'

/**
 * Serves the built client: its files, and the shell for every other address a person can visit, since the client knows
 * the routes (spec 2). Addresses that name a file which is not there get 404. Register after the calls.
 */
export function servePages(app: Hono, site: Site): void {
  const shell = site.get('/index.html')
  app.on(['GET', 'HEAD'], '/*', (context) => {
    const path = pathOf(context)
    const asset = path === '/' ? shell : (site.get(path) ?? (namesFile(path) ? undefined : shell))
    return asset ? send(context, asset) : context.text('Not found', 404)
  })
  app.all('/*', (context) => {
    context.header('Allow', 'GET, HEAD')
    return context.text('Method not allowed', 405)
  })
}

function pathOf({ req }: Context): string {
  try {
    return decodeURIComponent(req.path)
  } catch {
    return req.path
  }
}

const namesFile = (path: string) => path.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(path)

function send(context: Context, { type, cache, tag, bodies }: Asset): Response {
  const accepted = acceptedBy(context.req.header('accept-encoding'))
  const encoding = (['br', 'gzip'] as const).find((one) => bodies[one] && accepted(one))
  // Each form has a tag of its own, or a proxy could pass one off as the other.
  const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { ETag: etag, 'Cache-Control': cache, Vary: 'Accept-Encoding' }
  if (context.req.header('if-none-match')?.split(/,\s*/).includes(etag)) return context.body(null, 304, headers)
  const body = encoding ? bodies[encoding]! : bodies.identity
  if (encoding) headers['Content-Encoding'] = encoding
  return context.body(new Uint8Array(body), 200, { ...headers, 'Content-Type': type })
}

/** Whether a coding is in Accept-Encoding and not ruled out by `q=0`. */
function acceptedBy(header = ''): (coding: string) => boolean {
  const codings = new Map(
    header.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))]
    }),
  )
  return (coding) => codings.get(coding) ?? codings.get('*') ?? false
}
