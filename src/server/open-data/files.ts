import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { dataFiles } from '../../contract/open-data.ts'
import { createPackable } from '../platform/http/coding.ts'
import { share } from '../platform/http/shared.ts'
import { send, type WrittenBody, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { renderBadge } from './badge.ts'
import { listReleases, readNewestRelease, releaseTar } from './releases.queries.ts'
import { loadDataKey } from './signing.ts'
import { readTarFile } from './ustar.ts'

/**
 * The cache header of a month's release, which never changes and need not be asked for again; what depends on new
 * releases may change every hour.
 */
const forGood = 'public, max-age=31536000, immutable'
const forAnHour = 'public, max-age=3600'

/**
 * Serves the files of open data, to everybody and every site: the releases, their index, the key all is signed with,
 * and the badges. `verify.mjs` is a file of the built client.
 */
export function serveOpenData(app: Hono, { db, privacy, clock, config }: Services): void {
  const sendMissing = (context: Context) => context.text('Not found', 404)
  app.get(dataFiles.index, share, async (context) => {
    const index = { site: config.publicUrl, releases: await listReleases(db) }
    return send(context, write('application/json; charset=UTF-8', `${JSON.stringify(index, null, 2)}\n`), {
      cache: forAnHour,
    })
  })
  app.get(dataFiles.key, share, async (context) => {
    const { publicKey } = await loadDataKey({ db, privacy })
    return send(context, write('application/x-pem-file', publicKey), { cache: forAnHour })
  })
  app.get(dataFiles.proofKeys, share, async (context) => {
    const newest = await readNewestRelease(db)
    const tar = newest && (await releaseTar(db, newest.month))
    if (!tar) return sendMissing(context)
    const [manifest, signature, keys] = ['manifest.json', 'manifest.sig', 'proof_keys.csv'].map((name) =>
      readTarFile(tar, name)?.toString(),
    )
    const part = { manifest, signature: signature?.trim(), keys }
    return send(context, write('application/json; charset=UTF-8', JSON.stringify(part)), { cache: forAnHour })
  })
  app.get('/data/releases/:file{\\d{4}-\\d{2}\\.tar}', share, async (context) => {
    const month = context.req.param('file').slice(0, 7)
    const tar = await releaseTar(db, month)
    if (!tar) return sendMissing(context)
    const headers = { 'Content-Disposition': `attachment; filename="shafaf-${month}.tar"` }
    return send(context, toWritten('application/x-tar', tar), { cache: forGood, headers })
  })
  app.get('/badge/:file{[1-9]\\d{0,9}\\.svg}', share, async (context) => {
    const id = Number(context.req.param('file').slice(0, -'.svg'.length))
    const language = context.req.query('lang') === 'ar' ? 'ar' : 'en'
    const badge = await renderBadge({ db, privacy, config }, { id, language, now: clock() })
    context.set('picture', true)
    if (!badge) return sendMissing(context)
    return send(context, write('image/svg+xml; charset=UTF-8', badge), { cache: forAnHour })
  })
}

const toWritten = (type: string, bytes: Buffer): WrittenBody => ({
  ...{ type, body: createPackable(bytes) },
  tag: () => createHash('sha1').update(bytes).digest('base64url'),
})
