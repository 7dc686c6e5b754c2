import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createPackable, minPacked, type Packable, packBody, pickCoding } from './coding.ts'

/** An answer as bytes, and by what it is known again, worked out when it is asked for. */
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
 * Sends it, packed where the caller takes that and `packs` allows it: what is somebody's own is not, since the length of
 * a packed body tells whoever watches the line whether what others wrote into it is in the secret beside it as well.
 * With `cache`, a `Cache-Control`, it carries a tag, and whoever has it already is told so.
 */
export async function send(
  context: Context,
  { type, body, tag }: WrittenBody,
  { status = 200, cache, packs = true }: { status?: number; cache?: string; packs?: boolean } = {},
): Promise<Response> {
  const coding = !packs || body.bytes.length < minPacked ? undefined : pickCoding(context.req.header('accept-encoding'))
  if (cache) {
    context.header('Cache-Control', cache)
    // Each form has a tag of its own, or a proxy could pass one off as the other.
    context.header('ETag', `"${tag()}${coding ? `-${coding}` : ''}"`)
    if (matchTag(context.req.header('if-none-match'), tag())) return context.body(null, 304)
  }
  context.header('Content-Type', type)
  if (coding) context.header('Content-Encoding', coding)
  const bytes = coding ? await packBody(body, coding) : body.bytes
  return context.body(bytes, status as 200)
}

/** A tag as we send it, whichever coding it came with; `W/` is a proxy's. */
const codedTag = /^\s*(?:W\/)?"([\w-]{27})(?:-(?:br|gzip))?"\s*$/

const matchTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((one) => codedTag.exec(one)?.[1] === tag) ?? false
