import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createPackable, minPacked, type Packable, packBody, pickCoding } from './coding.ts'

/** The bytes of an answer and its entity tag, which is computed when it is needed. */
export type WrittenBody = { type: string; body: Packable; tag: () => string }

export function write(type: string, text: string): WrittenBody {
  const body = createPackable(Buffer.from(text))
  let hash: string | undefined
  return {
    type,
    body,
    tag() {
      hash ??= createHash('sha1').update(body.bytes).digest('base64url')
      return hash
    },
  }
}

/**
 * Sends the body, compressed if the caller accepts that and `packs` allows it. Private answers are not compressed,
 * since the length of a compressed body tells an observer of the connection whether text others wrote into it also
 * occurs in the secret beside it. With `cache`, a `Cache-Control`, the answer has an ETag, and a caller that already
 * has it gets 304.
 */
export async function send(
  context: Context,
  { type, body, tag }: WrittenBody,
  { status = 200, cache, packs = true }: { status?: number; cache?: string; packs?: boolean } = {},
): Promise<Response> {
  const coding = !packs || body.bytes.length < minPacked ? undefined : pickCoding(context.req.header('accept-encoding'))
  if (cache) {
    context.header('Cache-Control', cache)
    // Each coding has a tag of its own, or a proxy could serve one as the other.
    context.header('ETag', `"${tag()}${coding ? `-${coding}` : ''}"`)
    if (matchTag(context.req.header('if-none-match'), tag())) return context.body(null, 304)
  }
  context.header('Content-Type', type)
  if (coding) context.header('Content-Encoding', coding)
  const bytes = coding ? await packBody(body, coding) : body.bytes
  return context.body(bytes, status as 200)
}

/** Matches this server's ETag, with any coding; the prefix `W/` is added by proxies. */
const codedTag = /^\s*(?:W\/)?"([\w-]{27})(?:-(?:br|gzip))?"\s*$/

const matchTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => codedTag.exec(one)?.[1] === tag) ?? false
