import type { TestServer } from './server.ts'

export * as api from './api-client.ts'

/**
 * Makes a call of the generated client (`api`) go to this server, in a language and as whoever has the token. The client
 * knows of a call what the document says, so that a test which uses it does not compile where the two part.
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

/** The data of a success; throws where the call was refused. */
export function dataOf<Answer extends { status: number; data?: unknown }>(
  answer: Answer,
): Extract<Answer, { status: 200 }>['data'] extends { data: infer Data } ? Data : undefined {
  const { status, data } = answer as { status: number; data?: { data?: any } }
  if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(data)}`)
  return data?.data
}
