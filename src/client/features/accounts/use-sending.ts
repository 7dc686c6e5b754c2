import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '../../../contract/problem.ts'
import type { Outcome, Refusal } from '../../api/call.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Sends a form and says what came of it. What the server refuses stands in the form, which keeps its answers; a missing
 * network or a failure without a place in it shows as a toast. `until` is when the server lets one try again, in ms.
 */
export function useSending<Data>(send: (answers: Record<string, unknown>) => Promise<Outcome<Data>>) {
  const { t } = useTranslation('accounts')
  const [until, setUntil] = useState<number>()
  const submit = async (
    answers: Readonly<Record<string, unknown>>,
    done: (data: Data, message: string | undefined) => void,
  ): Promise<readonly Problem[]> => {
    const outcome = await send(answers)
    setUntil(outcome.ok ? undefined : waitOf(outcome))
    if (outcome.ok) {
      done(outcome.data, outcome.message)
      return []
    }
    if (waitOf(outcome)) return []
    if (outcome.problems.length === 0) toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    return outcome.problems
  }
  return { until, submit }
}

const waitOf = ({ status, retryAfter }: Refusal): number | undefined =>
  status === 429 && retryAfter !== undefined ? Date.now() + retryAfter : undefined
