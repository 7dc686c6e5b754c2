import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { getCompanyProfile } from '../../../contract/companies/companies.ts'
import { useQuery } from '../../data/query.ts'
import { AnswerReview, ResponseForm } from '../../features/employer-area/AnswerReview.tsx'
import type { Represented } from '../../features/employer-area/area-path.ts'
import { ReviewCard } from '../../features/reviews/ReviewCard.tsx'
import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { queue } from '../../outbox/queue.ts'
import { Card } from '../../ui/Card.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { Said } from '../../ui/Said.tsx'
import { useText } from '../../ui/text.ts'

/** The reviews as everybody reads them, each to be answered once (P-030); reporting one is below it, as for any reader. */
export default function EmployerReviews({ company }: { company: Represented }) {
  const text = useText()
  const { t } = useTranslation('employer-area')
  const [write, setWrite] = useState(new URLSearchParams(useSearch()).get('write'))
  const { records } = useSnapshot(queue)
  const begun = records.find(({ type, about }) => type === 'response' && about === write)
  const read = useQuery(getCompanyProfile, { params: { id: company.id } })
  return (
    <ReadFrame read={read} failed={t('profile.failed')}>
      {(page) => (
        <>
          <p className={text.muted}>{t('answer.words')}</p>
          {begun?.about && (
            <Card as="section" padded>
              <Said as="p" className={text.muted}>
                {begun.title}
              </Said>
              <ResponseForm
                review={{ id: begun.about, pros: begun.title ?? '', response: null }}
                company={page}
                onClose={() => setWrite(null)}
              />
            </Card>
          )}
          <ReviewList
            company={page}
            draw={(review) => (
              <ReviewCard
                review={review}
                company={page}
                answer={review.id !== begun?.about && <AnswerReview review={review} company={page} />}
              />
            )}
          />
        </>
      )}
    </ReadFrame>
  )
}
