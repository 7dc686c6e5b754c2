import { apiBase, type SsrData, ssrDataId } from '../../contract/endpoint.ts'

/** What the server sent along with this page, if anything. */
function parseSsrData(): SsrData | undefined {
  const text = document.getElementById(ssrDataId)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Answers by `readKey` as `useQuery` keeps them. */
export const getSsrFallback = (reads: Readonly<Record<string, unknown>>): Record<string, { data: unknown }> =>
  Object.fromEntries(Object.entries(reads).map(([key, data]) => [key, { data }]))

/** The answers that came with the page; none in another language than this one. */
export function readSsrQueries(language: string): Record<string, { data: unknown }> {
  const sent = parseSsrData()
  return sent?.language === language ? getSsrFallback(sent.reads) : {}
}

/** The strings that came with it, by the name of their file; none in another language. */
export function readSsrStrings(language: string): Record<string, object> {
  const sent = parseSsrData()
  return sent?.language === language ? sent.strings : {}
}

/** The addresses those answers would have been read from. */
export function listSsrReadAddresses(): string[] {
  return Object.keys(parseSsrData()?.reads ?? {}).map((key) => {
    const [path, query] = JSON.parse(key) as [string, Record<string, string>]
    const search = new URLSearchParams(query).toString()
    return `${location.origin}${apiBase}${path}${search && `?${search}`}`
  })
}
