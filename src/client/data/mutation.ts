import i18next from 'i18next'
import { useCallback, useRef, useState } from 'react'
import type { Endpoint } from '../../contract/endpoint.ts'
import { showToast } from '../platform/toast.ts'
import { invalidate } from './cache.ts'
import { call } from './client.ts'
import { computeWait, createMutator, type MutationInput, type MutationOptions, type MutationResult } from './mutator.ts'

export type { MutationResult } from './mutator.ts'

export interface Mutation<Data> {
  /** Sends the mutation, and shows its outcome. Resolves in every case; nothing entered is lost. */
  mutate: (input?: MutationInput) => Promise<MutationResult<Data>>
  busy: boolean
  /** When the server allows the next attempt, in ms since 1970, after it has asked to wait. */
  waitUntil: number | undefined
}

const createPageMutator = () =>
  createMutator({
    call,
    invalidate,
    say: (kind, text) => showToast({ kind, text }),
    unreachable: () => i18next.t('common:unreachable'),
  })

/** Changes something on the server from a component (`createMutator`). The identity of `mutate` is stable. */
export function useMutation<Data>(endpoint: Endpoint<Data, any>, options: MutationOptions = {}): Mutation<Data> {
  const [running, setRunning] = useState(0)
  const [waitUntil, setWaitUntil] = useState<number>()
  const [send] = useState(createPageMutator)
  const latest = useRef({ endpoint, options })
  latest.current = { endpoint, options }
  const mutate = useCallback(
    async (input?: MutationInput): Promise<MutationResult<Data>> => {
      const { endpoint, options } = latest.current
      setRunning((count) => count + 1)
      try {
        const sent = await send(endpoint, input, options)
        setWaitUntil(computeWait(sent, Date.now()))
        return sent
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [send],
  )
  return { mutate, busy: running > 0, waitUntil }
}

/** Changes something on the server outside of any component, without showing the outcome. */
export function sendMutation<Data>(
  endpoint: Endpoint<Data, any>,
  input?: MutationInput,
): Promise<MutationResult<Data>> {
  return createPageMutator()(endpoint, input, { quiet: true, onRefused: () => true })
}
