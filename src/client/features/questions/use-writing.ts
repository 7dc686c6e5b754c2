import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { queue } from '../../outbox/queue.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'

/**
 * Returns what is being written on this tab apart from the questions shown: a `question`, or the answer to one by its
 * id, as the page's address says where a draft is begun or continued (`?write=question`). It comes with the question as
 * its writer left it. A visitor who wants to ask is asked to log in.
 */
export function useWriting(askVisitor: () => void) {
  const asked = new URLSearchParams(useSearch()).get('write') ?? undefined
  const [writing, setWriting] = useState(asked)
  const signedIn = useSignedIn()
  const { records } = useSnapshot(queue)
  const comesToAsk = asked === 'question' && !signedIn
  const ask = useRef(askVisitor)
  useEffect(() => {
    if (comesToAsk) ask.current()
  }, [comesToAsk])
  const draft = records.find(({ type, about }) => type === 'answer' && about === writing)
  return {
    asking: signedIn && writing === 'question',
    answering: signedIn && draft && writing ? { id: writing, question: draft.title ?? '' } : undefined,
    ask: () => setWriting('question'),
    stop: () => {
      setWriting(undefined)
      if (asked) navigate(location.pathname, { replace: true })
    },
  }
}
