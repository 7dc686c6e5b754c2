import { Suspense, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { hasFollowed } from '../data/following/follows.ts'
import { outdated } from '../data/outdated.ts'
import { InstallBar } from '../features/install/InstallBar.tsx'
import { OutboxNews } from '../features/outbox/OutboxNews.tsx'
import { UpdateBar } from '../features/outbox/UpdateBar.tsx'
import { isArabicOffered } from '../i18n/arabic-offer.ts'
import { loadPart } from '../i18n/part.ts'
import { startOutbox } from '../outbox/start.ts'
import { deviceStorage } from '../platform/device-storage.ts'
import { runWhenIdle } from '../platform/idle.ts'
import { useSignal } from '../platform/signal.ts'
import { session } from '../session/session.ts'
import { ArabicOffer } from './ArabicOffer.tsx'
import { reloadForNewVersion } from './gone-version.ts'
import { StorageRefused } from './StorageRefused.tsx'
import { TermsNote } from './TermsNote.tsx'
import { loadToastCard } from './toasts/Toasts.tsx'
import { loadNewest, newVersion, registerWorker } from './worker.ts'

const AccountClosed = loadPart('account-security', () => import('./dialogs/AccountClosed.tsx'))

const startNews = async () => (await import('../outbox/news-badge.ts')).startNewsBadge()

/**
 * Runs and shows what every page has once it is shown: the outbox, its badge and its news, the closed account, updates,
 * a browser that stores nothing, the offers to read in Arabic and to install.
 */
export default function PageWide() {
  const { user } = useSnapshot(session).auth
  const closed = user?.closeable === 1
  const update = useSignal(newVersion)
  const isOutdated = useSignal(outdated)
  const [asksForArabic] = useState(isArabicOffered)
  useEffect(() => {
    const stop = startOutbox()
    reloadForNewVersion()
    runWhenIdle(() => void loadToastCard().catch(() => {}))
    if (hasFollowed()) runWhenIdle(() => void startNews().catch(() => {}))
    // The worker fetches the whole site, so it is registered last.
    if (import.meta.env.PROD) runWhenIdle(() => runWhenIdle(() => void registerWorker()))
    return stop
  }, [])
  return (
    <>
      <OutboxNews />
      {isOutdated ? (
        <UpdateBar outdated onUpdate={() => void loadNewest()} onLater={() => outdated.set(false)} />
      ) : update ? (
        <UpdateBar outdated={false} onUpdate={() => void update()} onLater={() => newVersion.set(undefined)} />
      ) : !deviceStorage.isKept() ? (
        <StorageRefused />
      ) : user?.terms_since ? (
        <TermsNote since={user.terms_since} />
      ) : asksForArabic ? (
        <ArabicOffer />
      ) : (
        <InstallBar />
      )}
      <Suspense>{closed && <AccountClosed />}</Suspense>
    </>
  )
}
