import type { Context } from 'hono'
import { maxBytes } from '../../../contract/form/file.ts'
import { type Refusal, refuse } from './answer.ts'

/** The maximum size of a JSON body, in bytes. */
export const jsonLimit = 256 * 1024

/** Reads a JSON object from the request body, or returns why there is none. Reads no more than the limit. */
export async function readJson(context: Context): Promise<{ body: Record<string, unknown> } | Refusal> {
  const kind = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (kind !== 'application/json') return refuse(415, 'unsupported_media')
  const bytes = await readBytes(context, jsonLimit)
  if ('refused' in bytes) return bytes
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !isStorable(body))
      return refuse(400, 'malformed')
    return { body: body as Record<string, unknown> }
  } catch {
    return refuse(400, 'malformed')
  }
}

/**
 * Reads the parts of a multipart body with up to so many files: one value to a name, texts as strings. A body of more
 * parts than a form has is refused.
 */
export async function readMultipart(
  context: Context,
  files: number,
): Promise<{ body: Record<string, unknown> } | Refusal> {
  const kind = context.req.header('content-type') ?? ''
  if (kind.split(';')[0]?.trim().toLowerCase() !== 'multipart/form-data') return refuse(415, 'unsupported_media')
  const bytes = await readBytes(context, files * maxBytes + jsonLimit)
  if ('refused' in bytes) return bytes
  try {
    const parts = [...(await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': kind } }).formData())]
    const body = Object.fromEntries(parts)
    const texts = parts.flat().filter((part): part is string => typeof part === 'string')
    if (Object.keys(body).length < parts.length || texts.some((text) => unstorable.test(text)))
      return refuse(400, 'malformed')
    return { body }
  } catch {
    return refuse(400, 'malformed')
  }
}

async function readBytes(context: Context, limit: number): Promise<Buffer | Refusal> {
  const request = context.req.raw
  if (Number(request.headers.get('content-length') ?? 0) > limit) return refuse(413, 'too_large')
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    const tooLarge = size > limit
    if (tooLarge || context.get('held')?.grow(value.length) === false) {
      await reader.cancel()
      return tooLarge ? refuse(413, 'too_large') : refuse(503, 'unavailable', '', 5)
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** Characters that PostgreSQL text cannot contain: NUL, and unpaired surrogates. */
export const unstorable = /\0|[\uD800-\uDFFF]/u

/** Checks all keys and texts; without recursion, since a body may nest as deep as it is long. */
function isStorable(body: object): boolean {
  const open: unknown[] = [body]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && unstorable.test(value)) return false
    if (typeof value === 'object' && value !== null) for (const entry of Object.entries(value)) open.push(...entry)
  }
  return true
}
