import 'virtual:theme.css'
import './ui/fonts.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { App } from './App.tsx'
import { travelledReads } from './api/travelled.ts'
import { languages } from './i18n/languages.ts'
import { applyDirection, startingLng } from './i18n/lng.ts'
import { startI18n } from './i18n/start.ts'
import { keepSession } from './session/session.ts'
import { keepInstallPrompt } from './ui/install-prompt.ts'
import { currentScheme, paintDocument } from './ui/theme-choice.ts'

const lng = startingLng(location.search)
applyDirection(lng)
paintDocument(currentScheme())
keepSession(localStorage, window)
keepInstallPrompt(window)

startI18n(lng).then(() => {
  createRoot(document.getElementById('root')!).render(
    <SWRConfig value={{ fallback: travelledReads(languages[lng].code) }}>
      <App lng={lng} />
    </SWRConfig>,
  )
})
