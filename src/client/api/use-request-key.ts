import { useCallback, useRef } from 'react'

/**
 * Names what is being sent: the same content keeps its key, so that sending it again after a lost answer does nothing
 * twice; changed content is another request.
 */
export function useRequestKey(): (body: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined)
  return useCallback((body) => {
    const content = JSON.stringify(body)
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
