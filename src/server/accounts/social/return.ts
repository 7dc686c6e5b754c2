import type { Hono } from 'hono'

/** The largest body accepted: an ID token, its code and a name never weigh more. */
const maxBytes = 16 * 1024

/**
 * Serves `POST /auth/apple`: Apple sends the browser back with a posted form, since it sends an e-mail in no other way.
 * The form's contents are passed on in the URL fragment (`#`) of the sign-in page, which no server sees and no log
 * keeps; nothing is decided here.
 */
export function servePostedReturn(app: Hono): void {
  app.post('/auth/apple', async (context) => {
    const given = await readForm(context.req.raw)
    const kept = new URLSearchParams()
    for (const name of ['id_token', 'state', 'error']) {
      const value = given.get(name)
      if (value) kept.set(name, value)
    }
    const name = nameIn(given.get('user'))
    if (name) kept.set('name', name)
    context.header('Cache-Control', 'no-store')
    return context.redirect(`/auth/login#${kept}`, 303)
  })
}

async function readForm(request: Request): Promise<URLSearchParams> {
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes) return new URLSearchParams()
  const text = await request.text()
  return new URLSearchParams(text.length > maxBytes ? '' : text)
}

/**
 * Reads the name from `{"name": {"firstName": "Sara", "lastName": "Ali"}}`, which Apple sends with the first sign-in
 * only.
 */
function nameIn(user: string | null): string | undefined {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } }
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string')
    return parts.join(' ').trim().slice(0, 100) || undefined
  } catch {
    return undefined
  }
}
