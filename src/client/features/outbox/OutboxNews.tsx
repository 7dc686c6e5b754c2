import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { queue } from '../../outbox/queue.ts'
import { useHidden } from '../../ui/hidden.ts'

/** Says to screen readers, on every page, what was sent and what needs its writer (design: offline 20). */
export function OutboxNews() {
  const { t } = useTranslation('outbox')
  const hidden = useHidden()
  const { records, sent, counts, loaded } = useSnapshot(queue) as typeof queue
  const [news, setNews] = useState('')
  const known = useRef<Set<string>>(undefined)
  useEffect(() => {
    if (!loaded) return
    const of = ({ type, companyName }: (typeof sent)[number]) => ({ type: t(`type.${type}`), company: companyName })
    const needing = records.filter(({ state }) => state === 'refused')
    const now = new Map([
      ...needing.map((record) => [`refused ${record.key}`, t('live.needsYou', of({ ...record, sentAt: 0 }))] as const),
      ...sent.map((trace) => [`sent ${trace.id}`, t('live.sent', of(trace))] as const),
      [`waiting ${counts.onTheWay}`, counts.onTheWay > 0 ? t('live.waiting', { count: counts.onTheWay }) : ''] as const,
    ])
    const before = known.current
    known.current = new Set(now.keys())
    // What was so when the page opened is no news.
    if (before)
      setNews(
        [...now]
          .filter(([what, words]) => words && !before.has(what))
          .map(([, words]) => words)
          .join('. '),
      )
  }, [records, sent, counts.onTheWay, loaded, t])
  return (
    <p role="status" className={hidden.visually}>
      {news}
    </p>
  )
}
