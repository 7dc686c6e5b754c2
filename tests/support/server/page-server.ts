import { createApp } from '../../../src/server/app/app.ts'
import { servePages } from '../../../src/server/pages/pages.ts'
import { toAsset } from '../../../src/server/pages/site.ts'
import { startTestServer } from './server.ts'

export const publicUrl = 'https://shafaf.example'
const shell =
  '<!doctype html><html lang="en"><head><title>Shafaf</title></head><body><div id="root"></div></body></html>'

/** Starts a test server with a public URL and its pages, none of which is rendered; `get` requests one. */
export async function startPageServer() {
  const server = await startTestServer({ env: { PUBLIC_URL: publicUrl, SMTP_URL: 'smtp://mail.example:25' } })
  const app = createApp(server.services)
  servePages(app, new Map([['/index.html', toAsset(shell)]]), server.services)
  return { server, get: (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }) }
}
