import { lazy, Suspense, useEffect } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { OutboxNews } from '../features/outbox/OutboxNews.tsx'
import { UpdateBar } from '../features/outbox/UpdateBar.tsx'
import { farewell } from '../outbox/farewell.ts'
import { queue } from '../outbox/queue.ts'
import { requestSignOut } from '../outbox/sign-out.ts'
import { startOutbox } from '../outbox/start.ts'
import { useSignal } from '../ui/signal.ts'
import { guardLogOut } from './log-out.ts'
import { outboxCount } from './outbox-count.ts'
import { noServer } from './use-offline.ts'
import { newVersion, registerWorker, reloadForMissingChunks } from './worker.ts'

const SignOutDialog = lazy(() => import('../features/outbox/SignOutDialog.tsx'))

/** What runs on every page once it is shown: the outbox, its badge and its news, the question at sign-out, updates. */
export default function PageWide() {
  const { waiting, answer } = useSnapshot(farewell)
  const update = useSignal(newVersion)
  useEffect(() => {
    const stop = startOutbox()
    const stopCount = subscribe(queue, () => {
      outboxCount.set(queue.records.length)
      noServer.set(queue.offline)
    })
    guardLogOut(requestSignOut)
    reloadForMissingChunks()
    if (import.meta.env.PROD) void registerWorker()
    return () => {
      stop()
      stopCount()
    }
  }, [])
  return (
    <>
      <OutboxNews />
      {update && <UpdateBar onUpdate={() => void update()} onLater={() => newVersion.set(undefined)} />}
      <Suspense>{answer && <SignOutDialog waiting={waiting} answer={answer} />}</Suspense>
    </>
  )
}
