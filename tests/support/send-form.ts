import { randomUUID } from 'node:crypto'
import { PNG } from 'pngjs'
import { multipart } from '../../src/client/api/multipart.ts'
import type { TestServer } from './server.ts'

type Sending = { token: string; key?: string; language?: 'en' | 'ar' }

/** A call with files among its answers, as the browser sends it. */
export async function sendForm(
  server: TestServer,
  path: string,
  answers: Readonly<Record<string, unknown>>,
  { token, key = randomUUID(), language = 'en' }: Sending,
) {
  const response = await server.app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'X-Language': language, Authorization: `Bearer ${token}`, 'Idempotency-Key': key },
    body: multipart(answers),
  })
  return { status: response.status, headers: response.headers, json: await response.json() }
}

/** A picture of one colour, `shade` 0 to 255. */
export function pictureFile(width = 300, height = width, shade = 200): File {
  const image = new PNG({ width, height })
  image.data.fill(255)
  for (let at = 0; at < image.data.length; at += 4) image.data[at] = shade
  return new File([new Uint8Array(PNG.sync.write(image))], 'me.png', { type: 'image/png' })
}

export const pdfBytes = '%PDF-1.7\nnothing much\n%%EOF\n'
export const pdfFile = (): File => new File([pdfBytes], 'paper.pdf', { type: 'application/pdf' })
