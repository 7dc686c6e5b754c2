import { parseAccept } from 'hono/utils/accept'
import type { AnyEndpoint } from '../../../contract/endpoint.ts'

/**
 * What an answer is written as for a caller that accepts so: a table where `text/csv` is named, liked no less than JSON,
 * and there is one. Undefined where there is none and nothing else is taken; whoever does not name it gets JSON.
 */
export function pickMedia({ tables }: AnyEndpoint, accept = ''): 'json' | 'csv' | undefined {
  const given = parseAccept(accept)
  const findQuality = (type: string) => given.find((one) => one.type.toLowerCase() === type)?.q
  const csv = findQuality('text/csv') ?? 0
  const json = findQuality('application/json') ?? findQuality('application/*') ?? findQuality('*/*') ?? 0
  if (csv === 0 || csv < json) return 'json'
  if (tables) return 'csv'
  return json > 0 ? 'json' : undefined
}
