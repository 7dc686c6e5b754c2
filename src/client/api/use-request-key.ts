import { useCallback, useRef } from 'react'

/**
 * Names what is being sent: the same content keeps its key, so that sending it again after a lost answer does nothing
 * twice; changed content is another request. Files count by name, size and time.
 */
export function useRequestKey(): (body: unknown) => string {
  const last = useRef<{ content: string; key: string }>(undefined)
  return useCallback((body) => {
    const content = contentOf(body)
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}

/** The same text for the same content. */
export const contentOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
