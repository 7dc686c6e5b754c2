import { randomUUID } from 'node:crypto'
import { toMultipart } from '../../../src/client/data/multipart.ts'
import { createDemoPdf } from '../../../src/demo/seed/pdf.ts'
import { pngPicture } from '../png.ts'
import type { TestServer } from './server.ts'

type Sending = { token: string; key?: string; language?: 'en' | 'ar' | undefined }

/** Sends a call with files among its answers, as the browser does. */
export async function sendForm(
  server: TestServer,
  path: string,
  answers: Readonly<Record<string, unknown>>,
  { token, key = randomUUID(), language = 'en' }: Sending,
) {
  const response = await server.app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'X-Language': language, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: toMultipart(answers),
  })
  return { status: response.status, headers: response.headers, json: await response.json() }
}

/** Returns a picture of one colour, `shade` 0 to 255. */
export function pictureFile(width = 300, height = width, shade = 200): File {
  return new File([new Uint8Array(pngPicture(width, height, [shade, 255, 255, 255]))], 'me.png', { type: 'image/png' })
}

export const pdfBytes = createDemoPdf('Paper', 'Nothing much')
export const pdfFile = (): File => new File([new Uint8Array(pdfBytes)], 'paper.pdf', { type: 'application/pdf' })
