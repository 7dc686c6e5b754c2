import { Suspense, startTransition, useState } from 'react'
import { loadPart } from '../i18n/part.ts'
import { usePreload } from '../platform/preload.ts'

const PageWide = loadPart('outbox', () => import('./PageWide.tsx'))

/** Loads what every page needs but no first view does, once the page itself has loaded and is idle. */
export function AfterLoad() {
  const [loaded, setLoaded] = useState(false)
  usePreload(async () => startTransition(() => setLoaded(true)))
  return <Suspense>{loaded && <PageWide />}</Suspense>
}
