import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { loadStrings } from '../../i18n/start.ts'
import { queue } from '../../outbox/queue.ts'
import type { Trace } from '../../outbox/submission.ts'
import { useHidden } from '../../ui/hidden.ts'

/** Says to screen readers, on every page, what was sent and what needs its writer (design: offline 20). */
export function OutboxNews() {
  const { t, i18n } = useTranslation('outbox')
  const hidden = useHidden()
  const { records, sent, counts, loaded } = useSnapshot(queue) as typeof queue
  const [news, setNews] = useState('')
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!loaded) return
    const of = ({ type, companyName }: Pick<Trace, 'type' | 'companyName'>) => ({
      type: i18n.getFixedT(null, 'reviews')(`types.${type}.name`),
      company: companyName,
    })
    const now = new Map<string, () => string>([
      ...records
        .filter(({ state }) => state === 'refused')
        .map((record) => [`refused ${record.key}`, () => t('live.needsYou', of(record))] as const),
      ...sent.map((trace) => [`sent ${trace.id}`, () => t('live.sent', of(trace))] as const),
    ])
    if (counts.onTheWay > 0) now.set(`waiting ${counts.onTheWay}`, () => t('live.waiting', { count: counts.onTheWay }))
    const before = known.current
    known.current = new Set(now.keys())
    // What was so when the page opened is no news.
    const fresh = before ? [...now].filter(([what]) => !before.has(what)).map(([, say]) => say) : []
    if (fresh.length === 0) return setNews('')
    // The names of the types come with the first news, not with every page.
    void loadStrings('reviews').then(() => setNews(fresh.map((say) => say()).join('. ')))
  }, [records, sent, counts.onTheWay, loaded, t, i18n])
  return (
    <p role="status" className={hidden.visually}>
      {news}
    </p>
  )
}
