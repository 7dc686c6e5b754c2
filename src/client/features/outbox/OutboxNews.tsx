import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { loadStrings } from '../../i18n/start.ts'
import { queue } from '../../outbox/queue.ts'
import type { Submission, Trace } from '../../outbox/submission.ts'
import { showToast } from '../../platform/toast.ts'
import { useHidden } from '../../ui/styles/hidden.ts'
import { getFormName } from './form-name.ts'
import { hasWaitedBefore } from './waited-before.ts'

/** One message to announce; `kind` where a toast shows it. */
type News = { kind?: 'success' | 'error' | undefined; say: () => string }

/**
 * Announces on every page what was sent and what needs its writer (design: offline 20): in a toast what had waited,
 * whose outcome nobody is watching for; to screen readers alone the rest, which has a toast already.
 */
export function OutboxNews() {
  const { t, i18n } = useTranslation('outbox')
  const hidden = useHidden()
  const { records, sent, counts, loaded } = useSnapshot(queue) as typeof queue
  const [news, setNews] = useState('')
  const known = useRef<Set<string>>(undefined)
  const earlier = useRef<readonly Submission[]>([])
  useEffect(() => {
    if (!loaded) return
    const formatContribution = ({ type }: Pick<Trace, 'type'>) =>
      getFormName(i18n.getFixedT(null, ['outbox', 'reviews'] as const), type)
    const describeSubmission = (one: Submission) => ({ type: formatContribution(one), company: one.companyName })
    // A trace has no company; the record it was made from is in the queue this page has shown last.
    const queued = new Map(earlier.current.map((one) => [one.id, one]))
    const showSent = (one: Trace) => {
      const before = queued.get(one.id)
      return before?.companyName
        ? t('live.sent', describeSubmission(before))
        : t('live.sentAny', { type: formatContribution(one) })
    }
    const showNeedsYou = (one: Submission) =>
      one.companyName
        ? t('live.needsYou', describeSubmission(one))
        : t('live.needsYouAny', { type: formatContribution(one) })
    const waited = hasWaitedBefore(earlier.current)
    earlier.current = records
    const now = new Map<string, News>()
    for (const one of records.filter(({ state }) => state === 'refused'))
      now.set(`refused ${one.key}`, { kind: waited(one) ? 'error' : undefined, say: () => showNeedsYou(one) })
    for (const one of sent)
      now.set(`sent ${one.id}`, { kind: waited(one) ? 'success' : undefined, say: () => showSent(one) })
    const { onTheWay } = counts
    if (onTheWay > 0) now.set(`waiting ${onTheWay}`, { say: () => t('live.waiting', { count: onTheWay }) })
    const before = known.current
    known.current = new Set(now.keys())
    // What was so when the page opened is not announced.
    const fresh = before ? [...now].filter(([what]) => !before.has(what)).map(([, one]) => one) : []
    if (fresh.length === 0) return setNews('')
    // The names of the types are loaded with the first announcement, not with every page.
    void loadStrings('reviews').then(() => {
      const seen = document.visibilityState === 'visible'
      for (const { kind, say } of fresh) if (kind && seen) showToast({ kind, text: say() })
      setNews(fresh.flatMap(({ kind, say }) => (kind && seen ? [] : [say()])).join('. '))
    })
  }, [records, sent, counts, loaded, t, i18n])
  return (
    <p role="status" className={hidden.visually}>
      {news}
    </p>
  )
}
