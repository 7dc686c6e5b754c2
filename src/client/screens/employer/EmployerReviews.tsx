import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useSearch } from 'wouter'
import { getCompanyProfile, type PublishedReview } from '../../../contract/companies/companies.ts'
import type { CompanyResponse } from '../../../contract/employers/answers.ts'
import { useRead } from '../../api/use-read.ts'
import { AnswerReview, ResponseForm } from '../../features/employer-area/AnswerReview.tsx'
import type { Represented } from '../../features/employer-area/area-path.ts'
import { ReviewCard } from '../../features/reviews/ReviewCard.tsx'
import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { queue } from '../../outbox/queue.ts'
import { Card } from '../../ui/Card.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { useText } from '../../ui/text.ts'

type Shown = Parameters<typeof ReviewCard>[0]['company']

/** The reviews as everybody reads them, each to be answered once (P-030); reporting one is below it, as for any reader. */
export default function EmployerReviews({ company }: { company: Represented }) {
  const text = useText()
  const { t } = useTranslation('employer-area')
  const [write, setWrite] = useState(new URLSearchParams(useSearch()).get('write'))
  const { records } = useSnapshot(queue)
  const begun = records.find(({ type, about }) => type === 'response' && about === write)
  const read = useRead(getCompanyProfile, { params: { id: company.id } })
  return (
    <ReadFrame read={read} failed={t('profile.failed')}>
      {(page) => (
        <>
          <p className={text.muted}>{t('answer.words')}</p>
          {begun?.about && (
            <Card as="section" padded>
              <p dir="auto" className={text.muted}>
                {begun.title}
              </p>
              <ResponseForm
                review={{ id: begun.about, pros: begun.title ?? '', response: null }}
                company={page}
                onClose={() => setWrite(null)}
              />
            </Card>
          )}
          <ReviewList
            company={page}
            draw={(review) => <Answerable review={review} company={page} answeredAbove={review.id === begun?.about} />}
          />
        </>
      )}
    </ReadFrame>
  )
}

type AnswerableProps = { review: PublishedReview; company: Shown; answeredAbove: boolean }

/** The list is not read anew for an answer: whoever has come far down it stays there. */
function Answerable({ review, company, answeredAbove }: AnswerableProps) {
  const [given, setGiven] = useState<CompanyResponse>()
  const shown = given ? { ...review, response: given } : review
  return (
    <ReviewCard
      review={shown}
      company={company}
      answer={!answeredAbove && <AnswerReview review={shown} company={company} onAnswered={setGiven} />}
    />
  )
}
