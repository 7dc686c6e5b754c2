import * as contract from '../../contract/administration/texts.ts'
import { readSettings } from '../lookups/lookups.queries.ts'
import { refuse } from '../platform/http/answer.ts'
import type { Route } from '../platform/http/call.ts'
import { route } from '../platform/http/route.ts'
import { getDayAfter } from '../platform/months.ts'
import type { Services } from '../platform/services.ts'
import { findPublishedText, findTextVersion, listTextVersions } from '../texts/texts.queries.ts'
import { compareTexts, isTextKey, showText, writeText } from '../texts/texts.ts'

/** The routes of the site's texts (design: launch, texts): what everybody reads, and what an administrator writes. */
export const textRoutes: readonly Route[] = [
  route(contract.getText, async ({ services, params: { text: key }, language }) => {
    const found = isTextKey(key) ? await findPublishedText(services.db, key) : undefined
    if (!found) return refuse(404, 'not_found')
    const text = showText(found[language], language, await readTold(services))
    return { data: { version: found.version, day: getDayAfter(found.publishedAt!, 0), text } }
  }),

  route(contract.listTexts, async ({ services }) => {
    const later = await listTextVersions(services.db)
    return {
      data: contract.textKeys.map((key) => ({
        key,
        versions: [
          { version: 1, state: 'shipped' as const, day: null },
          ...later
            .filter((one) => one.key === key)
            .map(({ version, publishedAt }) => ({
              version,
              state: publishedAt ? ('published' as const) : ('draft' as const),
              day: publishedAt && getDayAfter(publishedAt, 0),
            })),
        ],
      })),
    }
  }),

  route(contract.readTextVersion, async ({ services, params: { text: key, version }, query }) => {
    if (!isTextKey(key)) return refuse(404, 'not_found')
    const { db } = services
    const found = await findTextVersion(db, key, version)
    const other = await findTextVersion(db, key, query.with ?? Math.max(1, version - 1))
    if (!found || !other) return refuse(404, 'not_found')
    const told = await readTold(services)
    const readBoth = (language: 'en' | 'ar') => ({
      markdown: found[language],
      shown: showText(found[language], language, told),
      changes: compareTexts(other[language], found[language]),
    })
    return { data: { en: readBoth('en'), ar: readBoth('ar') } }
  }),

  route(contract.saveText, async ({ services, params: { text: key }, answers, account, now }) => {
    if (!isTextKey(key)) return refuse(404, 'not_found')
    const { db, privacy } = services
    const { en, ar, act } = answers
    const publish = act === 'publish'
    const by = account.administers.pseudonym
    const version = await db.transaction((tx) => writeText({ db: tx, privacy }, key, { en, ar }, { by, publish, now }))
    if (version === undefined) return refuse(409, 'nothing_changed')
    return { message: publish ? 'text_published' : 'text_kept' }
  }),
]

/** Reads what the placeholders of a text stand for. */
async function readTold({ db, config }: Services): Promise<{ email?: string; rounds: number }> {
  const { email } = await readSettings(db)
  return { ...(email && { email }), rounds: config.PUBLISH_ROUNDS }
}
