import { randomUUID } from 'node:crypto'
import { toMultipart } from '../../../src/client/data/multipart.ts'
import { createDemoPdf } from '../../../src/demo/seed/pdf.ts'
import type { TestServer } from './server.ts'

/** A small letter, as a PDF. */
export const letterBytes = createDemoPdf('Letter', 'We authorise Huda Alotaibi to speak for us.')
export const letter = (bytes: Uint8Array = letterBytes, name = 'letter.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })

type Asking = { token: string; language?: 'en' | 'ar'; key?: string }

/** Asks to unlock a company as the browser does, with a valid letter unless `answers` say otherwise. */
export async function askToUnlock(
  server: Pick<TestServer, 'app'>,
  answers: Record<string, unknown>,
  { token, language = 'en', key = randomUUID() }: Asking,
) {
  const response = await server.app.request('/api/companies/unlock', {
    method: 'POST',
    headers: { 'X-Language': language, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: toMultipart({ commericial_registeration: letter(), ...answers }),
  })
  return { status: response.status, json: await response.json() }
}
