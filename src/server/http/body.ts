import type { Context } from 'hono'
import { type Refused, refuse } from './answer.ts'

/** The most a JSON body may weigh, in bytes. */
export const jsonLimit = 256 * 1024

/** A JSON object from the call's body and its text as sent; or why it is none. Reads no more than the limit. */
export async function readJson(context: Context): Promise<{ body: Record<string, unknown>; text: string } | Refused> {
  const kind = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (kind !== 'application/json') return refuse(415, 'unsupported_media')
  const text = await readText(context.req.raw)
  if (typeof text !== 'string') return text
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !isStorable(body))
      return refuse(400, 'malformed')
    return { body: body as Record<string, unknown>, text }
  } catch {
    return refuse(400, 'malformed')
  }
}

async function readText(request: Request): Promise<string | Refused> {
  if (Number(request.headers.get('content-length') ?? 0) > jsonLimit) return refuse(413, 'too_large')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > jsonLimit) {
      await reader.cancel()
      return refuse(413, 'too_large')
    }
    chunks.push(value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    return refuse(400, 'malformed')
  }
}

/** Characters no database text can hold: NUL, and halves of a surrogate pair. */
export const unstorable = /\0|[\uD800-\uDFFF]/u

/** Looks through all keys and texts; without recursion, since a body may nest as deep as it is long. */
function isStorable(body: object): boolean {
  const open: unknown[] = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && unstorable.test(value)) return false
    if (typeof value === 'object' && value !== null) for (const entry of Object.entries(value)) open.push(...entry)
  }
  return true
}
