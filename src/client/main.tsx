import 'virtual:theme.css'
import './ui/styles/fonts.css'
import './ui/styles/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { App } from './App.tsx'
import { watchFaults } from './data/faults.ts'
import { readSsrQueries, readSsrStrings } from './data/ssr-data.ts'
import { isDefaultDisplay, readStoredDisplay } from './i18n/display.ts'
import { languages } from './i18n/languages.ts'
import { applyDirection, findStartingLng } from './i18n/lng.ts'
import { startI18n } from './i18n/start.ts'
import { ignoreComposingKeys } from './platform/composition.ts'
import { deviceStorage, tabStorage } from './platform/device-storage.ts'
import { replayHeldClicks, restoreStyles } from './platform/hydration.ts'
import { deferInstallPrompt } from './platform/install-prompt.ts'
import { handlePageTranslation, isTranslated } from './platform/page-translation.ts'
import { session, syncSession } from './session/session.ts'
import { getScheme, paintDocument } from './ui/styles/theme-choice.ts'

watchFaults(window)
handlePageTranslation()
const lng = findStartingLng(location.search)
const display = readStoredDisplay()
applyDirection(lng)
paintDocument(getScheme())
syncSession(deviceStorage, window)
deferInstallPrompt(window)
ignoreComposingKeys(window)

const root = document.getElementById('root')!
/** The language in which the server has rendered this page for a first visit; set until the page is hydrated. */
const { drawn } = root.dataset

void startI18n(lng, readSsrStrings(languages[lng].code), display).then(() => {
  const app = (
    <SWRConfig value={{ fallback: readSsrQueries(languages[lng].code) }}>
      <App lng={lng} display={display} />
    </SWRConfig>
  )
  const asDrawn = drawn === languages[lng].code && isDefaultDisplay(display)
  // What this tab holds (a sign-up under way, for instance) the server did not know when it rendered the page. What the
  // browser has translated is no longer what was rendered.
  if (!asDrawn || session.auth.user || tabStorage.keys().length > 0 || isTranslated(root)) {
    root.replaceChildren()
    delete root.dataset.drawn
    return createRoot(root).render(app)
  }
  restoreStyles(root)
  replayHeldClicks(root)
  // Hydrates in slices, so that the page responds in between.
  startTransition(
    () =>
      void hydrateRoot(root, app, {
        // Parts that the browser translates meanwhile are rendered again.
        onRecoverableError: (error) => void (isTranslated(root) || reportError(error)),
      }),
  )
})
