import { apiBase, buildPath } from '../../../src/contract/endpoint.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'

type Answer = { path: string; status: number; data: unknown }

/**
 * Returns everything public that may contain numbers: the response of every public call of the contract, found by
 * listing its endpoints, so that a new one is checked from the start. Those that take an id are called for the company;
 * those that need more input return a refusal.
 */
export async function publicAnswers(
  app: { request(path: string, init?: RequestInit): Response | Promise<Response> },
  companyId: number,
): Promise<Answer[]> {
  const paths = endpoints
    .filter(
      ({ method, access, path, cache }) =>
        method === 'GET' && access === 'public' && cache !== 'lookup' && !/:(?!id\b)/.test(path),
    )
    .map(({ path }) => buildPath({ path }, { id: companyId }))
  return Promise.all(
    paths.map(async (path) => {
      const response = await app.request(`${apiBase}${path}`, { headers: { 'X-Language': 'en' } })
      return { path, status: response.status, data: ((await response.json()) as { data?: unknown }).data }
    }),
  )
}

/** One published count of people: its path, and the number. An item of a list is identified by id, name or start. */
export type Cell = { name: string; people: number }

/**
 * Returns every count of people in a response: properties named `people`, and `other` where it is beside a list of
 * parts.
 */
export function cellsIn(value: unknown, name: string): Cell[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => cellsIn(one, `${name}/${keyOf(one) ?? place}`))
  if (typeof value !== 'object' || value === null) return []
  const beside = Object.values(value).some(Array.isArray)
  return Object.entries(value).flatMap(([key, one]) =>
    (key === 'people' || (key === 'other' && beside)) && typeof one === 'number'
      ? [{ name: `${name}.${key}`, people: one }]
      : cellsIn(one, `${name}.${key}`),
  )
}

function keyOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const { id, name, set, from } = item as Record<string, unknown>
  const key = id ?? name ?? set ?? from
  return key === undefined ? undefined : String(key)
}

/** Returns for every total beside its parts the remainder: what is left when all parts are subtracted. */
export function leftOvers(value: unknown, name: string): Cell[] {
  if (Array.isArray(value)) return value.flatMap((one, place) => leftOvers(one, `${name}/${keyOf(one) ?? place}`))
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(value)
  const wholes = fields.flatMap(([key, one]) => (key === 'people' ? [one] : [(one as { people?: unknown })?.people]))
  const whole = wholes.find((one): one is number => typeof one === 'number')
  const here =
    whole === undefined
      ? []
      : fields.flatMap(([key, one]) => {
          if (!Array.isArray(one) || one.length === 0) return []
          const parts = one.map((part) => (part as { people?: unknown }).people)
          if (!parts.every((part): part is number => typeof part === 'number')) return []
          return [{ name: `${name}.${key}`, people: whole - parts.reduce((sum, part) => sum + part, 0) }]
        })
  return [...here, ...fields.flatMap(([key, one]) => leftOvers(one, `${name}.${key}`))]
}
