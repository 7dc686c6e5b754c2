import { parseAccept } from 'hono/utils/accept'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { getShapes } from '../../../contract/endpoints.ts'

/**
 * Picks the media type of an answer from the Accept header: CSV if the endpoint has a table and `text/csv` is named
 * with a weight no lower than JSON's. Undefined when the endpoint has no table and nothing else is accepted; a caller
 * that does not name CSV gets JSON.
 */
export function pickMedia(endpoint: AnyEndpoint, accept = ''): 'json' | 'csv' | undefined {
  const given = parseAccept(accept)
  const findQuality = (type: string) => given.find((one) => one.type.toLowerCase() === type)?.q
  const csv = findQuality('text/csv') ?? 0
  const json = findQuality('application/json') ?? findQuality('application/*') ?? findQuality('*/*') ?? 0
  if (csv === 0 || csv < json) return 'json'
  if (getShapes(endpoint).tables) return 'csv'
  return json > 0 ? 'json' : undefined
}
