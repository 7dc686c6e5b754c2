import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { usePreload } from '../platform/preload.ts'

/**
 * Renders its children once the page itself has loaded and is idle: what every page needs but no first view does. The
 * server, which renders the page first, leaves them out.
 */
export function AfterLoad({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState(false)
  usePreload(async () => startTransition(() => setLoaded(true)))
  return <Suspense>{loaded && children}</Suspense>
}
