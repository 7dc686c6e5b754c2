import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { createPackable, findAcceptedCoding, minPacked, type Packable, packBody } from '../platform/http/coding.ts'
import { LruMap } from '../platform/lru-map.ts'

/** One file of the built client, in every encoding it can be sent in. */
export type Asset = {
  type: string
  cache: string
  tag: string
  /** The bytes by content encoding; `identity` is always present. */
  bodies: { identity: Buffer; br?: Buffer | undefined; gzip?: Buffer | undefined }
}
/** The built client by path: `/index.html`, `/assets/main-Bx3.js`. */
export type Site = ReadonlyMap<string, Asset>

const types: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.mjs': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.webmanifest': 'application/manifest+json; charset=UTF-8',
  '.svg': 'image/svg+xml; charset=UTF-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.otf': 'font/otf',
  '.txt': 'text/plain; charset=UTF-8',
  '.xml': 'application/xml; charset=UTF-8',
}

/** Reads the built client into memory: a few megabytes that every visitor requests. Empty when there is no build. */
export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(files)
  const site = new Map<string, Asset>()
  for (const file of files) {
    const type = types[extname(file)]
    // Files of unknown types (compressed copies, source maps) are not served.
    if (!type) continue
    const path = `/${relative(folder, file).split(sep).join('/')}`
    const identity = await readFile(file)
    const copy = async (name: string) => (known.has(name) ? await readFile(name) : undefined)
    site.set(path, {
      type,
      cache: getCacheControl(path),
      tag: createHash('sha1').update(identity).digest('base64url'),
      bodies: { identity, br: await copy(`${file}.br`), gzip: await copy(`${file}.gz`) },
    })
  }
  return site
}

/** Builds the asset of an HTML page, not compressed yet. */
export function toAsset(html: string): Asset {
  const identity = Buffer.from(html)
  const tag = createHash('sha1').update(identity).digest('base64url')
  return { type: types['.html']!, cache: 'no-cache', tag, bodies: { identity } }
}

/** The number of compressed pages cached, least recently used evicted first: some ten kilobytes each. */
const kept = 300

/**
 * Creates a function that returns a page in the encoding that `Accept-Encoding` asks for; the same page is compressed
 * once.
 */
export function createPagePacker() {
  const packed = new LruMap<string, Packable>(kept)
  return async (html: string, accepted: string | undefined): Promise<Asset> => {
    const asset = toAsset(html)
    const { identity } = asset.bodies
    const coding = identity.length < minPacked ? undefined : findAcceptedCoding(accepted)
    if (!coding) return asset
    const body = packed.get(asset.tag) ?? createPackable(identity)
    packed.set(asset.tag, body)
    return { ...asset, bodies: { identity, [coding]: await packBody(body, coding) } }
  }
}

/**
 * Returns the cache header of a file: names with a hash in them never change; the shell, the worker and the manifest
 * are revalidated each time.
 */
export function getCacheControl(path: string): string {
  if (/^\/(assets|packs)\//.test(path)) return 'public, max-age=31536000, immutable'
  if (/^\/(demo|icons|pictures|fonts)\//.test(path)) return 'public, max-age=86400'
  return 'no-cache'
}
