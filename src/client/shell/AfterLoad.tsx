import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { loadStrings } from '../i18n/start.ts'
import { whenIdle } from '../ui/idle.ts'

const PageWide = lazy(async () => {
  const [module] = await Promise.all([import('./PageWide.tsx'), loadStrings('outbox')])
  return module
})

/** Loads what every page needs but no first view: once the page itself has loaded and has nothing to do. */
export function AfterLoad() {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    const load = () => whenIdle(() => startTransition(() => setLoaded(true)))
    if (document.readyState === 'complete') return load()
    addEventListener('load', load)
    return () => removeEventListener('load', load)
  }, [])
  return <Suspense>{loaded && <PageWide />}</Suspense>
}
