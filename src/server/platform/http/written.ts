import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createPackable, findAcceptedCoding, minPacked, type Packable, packBody } from './coding.ts'
import { respond } from './headers.ts'

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
 * has it gets 304. `headers` are sent besides.
 */
export async function send(
  context: Context,
  { type, body, tag }: WrittenBody,
  { status = 200, cache, packs = true, headers = {} }: SendOptions = {},
): Promise<Response> {
  const coding =
    !packs || body.bytes.length < minPacked ? undefined : findAcceptedCoding(context.req.header('accept-encoding'))
  const own = { ...headers }
  if (cache) {
    own['Cache-Control'] = cache
    // Each coding has a tag of its own, or a proxy could serve one as the other.
    own.ETag = `"${tag()}${coding ? `-${coding}` : ''}"`
    if (matchTag(context.req.header('if-none-match'), tag())) return respond(context, null, 304, own)
  }
  own['Content-Type'] = type
  if (coding) own['Content-Encoding'] = coding
  return respond(context, coding ? await packBody(body, coding) : body.bytes, status, own)
}

type SendOptions = {
  status?: number | undefined
  cache?: string | undefined
  packs?: boolean
  headers?: Readonly<Record<string, string>>
}

/** The tag of an answer of this server, with any coding; the prefix `W/` is added by proxies. */
const codedTag = /^\s*(?:W\/)?"([\w-]{27})(?:-(?:br|gzip))?"\s*$/

/** Returns whether `If-None-Match` names an entity tag; `*` stands for any. */
export const matchTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim() === '*' || codedTag.exec(one)?.[1] === tag) ?? false
