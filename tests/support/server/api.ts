import type { TestServer } from './server.ts'

export * as api from './api-client.ts'

/**
 * Returns options that direct a call of the generated client (`api`) to this server, in a language and with a token.
 * The client knows of a call what the OpenAPI document says, so that a test which uses it does not compile where the
 * two differ.
 */
export const onServer = (
  server: TestServer,
  { language = 'en', token }: { language?: 'en' | 'ar'; token?: string } = {},
) => ({
  baseUrl: '/api',
  headers: { 'X-device': 'web', 'X-Language': language, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
    server.app.request(String(input), init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }),
})

/** Returns the data of a successful response; throws where the call was refused. */
export function dataOf<Answer extends { status: number; data?: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 200 }>['data'] extends { data: infer Data } ? Data : undefined {
  const { status, data } = answer as { status: number; data?: { data?: any } }
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(data)}`)
  return data?.data
}
