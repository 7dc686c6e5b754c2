import { apiBase, type SsrData, ssrDataId } from '../../contract/endpoint.ts'

/** Parses the data the server sent along with this page, if any. */
function parseSsrData(): SsrData | undefined {
  const text = document.getElementById(ssrDataId)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Returns responses by `readKey` in the form `useQuery` caches them. */
export const getSsrFallback = (reads: Readonly<Record<string, unknown>>): Record<string, { data: unknown }> =>
  Object.fromEntries(Object.entries(reads).map(([key, data]) => [key, { data }]))

/** Returns the responses that came with the page; none where the page is in another language. */
export function readSsrQueries(language: string): Record<string, { data: unknown }> {
  const sent = parseSsrData()
  return sent?.language === language ? getSsrFallback(sent.reads) : {}
}

/** Returns the strings that came with the page, by the name of their file; none where it is in another language. */
export function readSsrStrings(language: string): Record<string, object> {
  const sent = parseSsrData()
  return sent?.language === language ? sent.strings : {}
}

/** Lists the addresses from which those responses would have been read. */
export function listSsrReadAddresses(): string[] {
  return Object.keys(parseSsrData()?.reads ?? {}).map((key) => {
    const [path, query] = JSON.parse(key) as [string, Record<string, string>]
    const search = new URLSearchParams(query).toString()
    return `${location.origin}${apiBase}${path}${search && `?${search}`}`
  })
}
