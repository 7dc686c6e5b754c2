import type { Hono } from 'hono'
import { type Document, documentPath, openApiDocument } from '../../contract/openapi/document.ts'
import { refuse } from '../platform/http/answer.ts'
import { refusal } from '../platform/http/refusal.ts'
import { share } from '../platform/http/shared.ts'
import { type Language, languageOf } from '../platform/http/words.ts'
import { send, type Written, write } from '../platform/http/written.ts'
import type { Services } from '../platform/services.ts'
import { tellIn } from './words.ts'

/** The document of each language, made once for an origin: it changes with the program only. */
export function createDocuments(origin: string): (language: Language) => { document: Document; written: Written } {
  const made = new Map<Language, { document: Document; written: Written }>()
  return (language) => {
    const known = made.get(language)
    if (known) return known
    const document = openApiDocument({ tell: tellIn(language), origin })
    const one = { document, written: write('application/json; charset=UTF-8', JSON.stringify(document)) }
    made.set(language, one)
    return one
  }
}

/** `/api/openapi.json`: the contract as a document, for anybody and from every site. */
export function serveDocument(app: Hono, { config }: Pick<Services, 'config'>): void {
  const documentIn = createDocuments(config.publicUrl)
  app.on('OPTIONS', documentPath, share)
  app.get(documentPath, share, (context) =>
    send(context, documentIn(languageOf(context.req.header('x-language'))).written, { cache: 'public, max-age=3600' }),
  )
  app.all(documentPath, (context) => {
    context.header('Allow', 'GET, HEAD')
    return refusal(context, refuse(405, 'method_not_allowed'))
  })
}
