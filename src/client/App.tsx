import { Suspense, useEffect } from 'react'
import { matchRoute, Redirect, useLocation, useRouter } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Display } from './i18n/display.ts'
import { LanguageProvider } from './i18n/LanguageContext.tsx'
import { type Lng, languages } from './i18n/languages.ts'
import { loadPart } from './i18n/part.ts'
import { wakePage } from './platform/hydration.ts'
import { findReturnPath } from './router/return-path.ts'
import { type Route, routes } from './routes.tsx'
import { useShut } from './session/site.ts'
import { useSignedIn } from './session/use-signed-in.ts'
import { Shell } from './shell/Shell.tsx'
import NotFound from './ui/states/NotFound.tsx'
import { PageSkeleton } from './ui/states/PageSkeleton.tsx'
import { ThemeRoot } from './ui/styles/ThemeRoot.tsx'

/** Rarely shown, so no page waits for it. */
const Shut = loadPart('site', () => import('./shell/Shut.tsx'))
/** The pages by which those who run the site come in while it is closed. */
const isEntrance = (path: string) => /^\/(?:auth|password|setup)\//.test(path)

type Params = Record<string, string | undefined>

/** Renders one row of the route table, behind its rule of who may see it. */
function RouteView({ route, params }: { route: Route; params: Params }) {
  const signedIn = useSignedIn()
  const state = useHistoryState<unknown>()
  const [path] = useLocation()
  if (route.only === 'visitor' && signedIn) return <Redirect to={findReturnPath(state)} state={state} replace />
  if (route.only === 'member' && !signedIn) return <Redirect to="/auth/login" state={{ from: path }} replace />
  return <route.screen params={params} />
}

/**
 * Renders the route of the address and passes the parameters to the screen only. The router's own components put them
 * into a context, and React would search the whole page for consumers of that context at every press of a tab.
 */
function CurrentRoute() {
  const { parser } = useRouter()
  const [path] = useLocation()
  if (useShut() && !isEntrance(path)) return <Shut />
  for (const route of routes) {
    const [matches, params] = matchRoute<Params>(parser, route.path, path)
    if (matches) return <RouteView key={route.path} route={route} params={params} />
  }
  return <NotFound />
}

/** Rendered beside a screen: its effect runs once the screen is there, with everything it waits for. */
function Awake() {
  useEffect(wakePage, [])
  return null
}

/** The whole client in one language, with numbers and dates in the format set on this device. */
export function App({ lng, display }: { lng: Lng; display?: Display }) {
  return (
    <LanguageProvider lng={lng} display={display}>
      <ThemeRoot dir={languages[lng].dir}>
        <Shell>
          <Suspense fallback={<PageSkeleton />}>
            <Awake />
            <CurrentRoute />
          </Suspense>
        </Shell>
      </ThemeRoot>
    </LanguageProvider>
  )
}
