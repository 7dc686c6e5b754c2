import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CardType, cardTypes, type ReviewKind, reviewTypes } from '../../../../contract/reviews/kinds.ts'
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts'
import { media } from '../../../ui/styles/media.ts'
import { TypeCard } from './TypeCard.tsx'
import { useOwnReviews } from './use-own-review.ts'
import type { ReviewedCompany } from './use-review.ts'
import { WritePromises } from './WritePromises.tsx'
import { WizardSkeleton } from './wizard/WizardSkeleton.tsx'

const loadSheet = () => import('./wizard/ReviewSheet.tsx')
const SentPanel = lazyWithRetry(() => import('./sent/SentPanel.tsx'))
const ReviewSheet = lazyWithRetry(async () => ({ default: (await loadSheet()).ReviewSheet }))

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.phoneOnly]: { paddingInline: '16px' },
    [media.tablet]: { gap: '16px', gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { gap: '24px', gridTemplateColumns: 'repeat(4, 1fr)' },
  },
  one: {
    marginBlockEnd: '16px',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', marginBlockEnd: '24px' },
  },
})

type ReviewCardsProps = { company: ReviewedCompany; retry: () => void }

/**
 * The four cards of the write-review page (spec 2, spec 4): none selected; one selected with its form, the others
 * hidden; none again after cancel or a successful submit, which also flips `refresh` so that the company is read again.
 */
export function ReviewCards({ company, retry }: ReviewCardsProps) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const { own } = useOwnReviews(company.id)
  const findWritten = (type: CardType) => {
    const kinds: readonly ReviewKind[] = reviewTypes[type].kinds
    return kinds.every((kind) => own.has(kind)) ? own.get(kinds[0]!) : undefined
  }
  const [selected, select] = useState<CardType>()
  const [sent, setSent] = useState<CardType>()
  const [refresh, setRefresh] = useState(false)
  useEffect(() => {
    // Forms are heavy, and the cards need none, so they are preloaded. A failure shows when one is started.
    loadSheet().catch(() => undefined)
  }, [])
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<CardType>(undefined)
  useEffect(() => {
    if (selected) {
      last.current = selected
      scrollTo({ top: 0 })
    } else if (last.current) list.current?.querySelector<HTMLElement>(`[data-card="${last.current}"] button`)?.focus()
  }, [selected])
  const readAgain = useRef(retry)
  readAgain.current = retry
  const before = useRef(refresh)
  useEffect(() => {
    if (before.current !== refresh) readAgain.current()
    before.current = refresh
  }, [refresh])

  return (
    <>
      {sent && (
        <Suspense>
          <SentPanel type={sent} companyId={company.id} back={t('thanks.cards')} onBack={() => setSent(undefined)} />
        </Suspense>
      )}
      <ul ref={list} className={mergeClasses(styles.cards, selected && styles.one)}>
        {cardTypes.map((type, at) => (
          <TypeCard
            key={type}
            type={type}
            companyId={company.id}
            state={selected === undefined ? 'offered' : selected === type ? 'selected' : 'hidden'}
            written={findWritten(type)}
            first={at === 0}
            onStart={() => {
              setSent(undefined)
              select(type)
            }}
          />
        ))}
      </ul>
      {selected ? (
        <Suspense fallback={<WizardSkeleton />}>
          <ReviewSheet
            key={selected}
            type={selected}
            company={company}
            onCancel={() => select(undefined)}
            onSent={() => {
              select(undefined)
              setSent(selected)
              setRefresh((flag) => !flag)
            }}
            retry={retry}
          />
        </Suspense>
      ) : (
        <WritePromises companyId={company.id} />
      )}
    </>
  )
}
