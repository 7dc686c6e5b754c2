import { useState } from 'react'
import { getNavigator } from '../../platform/browser.ts'
import { installPrompt } from '../../platform/install-prompt.ts'
import { useSignal } from '../../platform/signal.ts'
import { findInstallWay, type InstallWay, isInstalled } from './install-way.ts'

export type Install = { way: InstallWay; install: () => Promise<void>; showingSteps: boolean; hideSteps: () => void }

/** Returns what the install button does on this device; undefined where there is nothing to install. */
export function useInstall(): Install | undefined {
  const offer = useSignal(installPrompt)
  const [showingSteps, setShowingSteps] = useState(false)
  const way = findInstallWay(getNavigator(), isInstalled(), offer !== undefined)
  if (!way) return undefined
  const install = async () => {
    if (!offer) return setShowingSteps(true)
    await offer.prompt()
    await offer.userChoice
    // A prompt can be used once, no matter what the answer was.
    installPrompt.set(undefined)
  }
  return { way, install, showingSteps, hideSteps: () => setShowingSteps(false) }
}
