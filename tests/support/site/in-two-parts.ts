import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * Puts a server before a site that sends the HTML of a page in two parts, as a slow connection does: the first ends behind
 * `end`, the second comes when `sendRest` is called. Everything else goes through as it is.
 */
export async function sendInTwoParts(site: string, end: string) {
  let rest: (() => void) | undefined
  const server = createServer((asked, answer) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document'
    const { host } = new URL(site)
    const headers = { ...asked.headers, host, ...(isPage && { 'accept-encoding': 'identity' }) }
    const asking = request(`${site}${asked.url}`, { method: asked.method, headers }, async (got) => {
      answer.writeHead(got.statusCode!, got.headers)
      if (!isPage) return got.pipe(answer)
      const page = await buffer(got)
      const at = page.indexOf(end) + end.length
      answer.write(page.subarray(0, at))
      rest = () => answer.end(page.subarray(at))
    })
    asked.pipe(asking)
  })
  await new Promise<void>((ready) => server.listen(0, ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Sends the second part of the page that was opened last. */
    sendRest: () => rest?.(),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
