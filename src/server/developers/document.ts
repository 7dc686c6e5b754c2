import type { Hono } from 'hono'
import { type Document, documentPath, openApiDocument } from '../../contract/openapi/document.ts'
import { refuse } from '../platform/http/answer.ts'
import { buildRefusal } from '../platform/http/refusal.ts'
import { share } from '../platform/http/shared.ts'
import { type Language, pickLanguage } from '../platform/http/words.ts'
import { send, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { memoiseEach } from './once.ts'
import { translateIn } from './words.ts'

/** The API document in a language, of a site that is reached at `origin`. */
export const documentIn = memoiseEach(
  (language: Language, origin: string): Document => openApiDocument({ translate: translateIn(language), origin }),
)

const writtenIn = memoiseEach((language, origin) =>
  write('application/json; charset=UTF-8', JSON.stringify(documentIn(language, origin))),
)

/** Serves `/api/openapi.json`: the contract as an OpenAPI document, for everybody and from every site. */
export function serveDocument(app: Hono, { config }: Pick<Services, 'config'>): void {
  app.on('OPTIONS', documentPath, share)
  app.get(documentPath, share, (context) =>
    send(context, writtenIn(pickLanguage(context.req.header('x-language')), config.publicUrl), {
      cache: 'public, max-age=3600',
    }),
  )
  app.all(documentPath, (context) => {
    context.header('Allow', 'GET, HEAD')
    return buildRefusal(context, refuse(405, 'method_not_allowed'))
  })
}
