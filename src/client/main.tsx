import 'virtual:theme.css'
import './ui/fonts.css'
import './ui/base.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { applyDirection, storedLng } from './i18n/lng.ts'
import { startI18n } from './i18n/start.ts'
import { keepSession } from './session/session.ts'
import { keepInstallPrompt } from './ui/install-prompt.ts'
import { currentScheme, paintDocument } from './ui/theme-choice.ts'

const lng = storedLng()
applyDirection(lng)
paintDocument(currentScheme())
keepSession(localStorage, window)
keepInstallPrompt(window)

startI18n(lng).then(() => {
  createRoot(document.getElementById('root')!).render(<App lng={lng} />)
})
