import type { Endpoint } from '../../contract/endpoint.ts'
import type { Problem } from '../../contract/problem.ts'
import { toast } from '../ui/toast.ts'
import type { Input, Outcome } from './call.ts'
import { call } from './page.ts'

export type Sent<Data> = { ok: true; data: Data; message?: string } | { ok: false; problems: readonly Problem[] }

/**
 * Makes a call of a page and says how it went: what the server refuses beside a field is answered, to stand there;
 * everything else shows as an error toast with the server's words, or with `unreachable` where there are none. Nothing
 * entered is lost.
 */
export async function send<Data>(
  endpoint: Endpoint<Data, undefined>,
  input: Input | undefined,
  unreachable: string,
): Promise<Sent<Data>> {
  const outcome: Outcome<Data> = await call(endpoint, input)
  if (outcome.ok) return outcome
  const placed = outcome.problems.some(({ path }) => path !== '')
  if (!placed) toast({ kind: 'error', text: outcome.message ?? unreachable })
  return { ok: false, problems: placed ? outcome.problems : [] }
}
