import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompanyProfile, type PublishedReview } from '../../../contract/companies/companies.ts'
import type { CompanyResponse } from '../../../contract/employers/answers.ts'
import { useRead } from '../../api/use-read.ts'
import { AnswerReview } from '../../features/employer-area/AnswerReview.tsx'
import type { Represented } from '../../features/employer-area/area-path.ts'
import { ReviewCard } from '../../features/reviews/ReviewCard.tsx'
import { ReviewList } from '../../features/reviews/ReviewList.tsx'
import { ReadFrame } from '../../ui/ReadFrame.tsx'
import { useText } from '../../ui/text.ts'

type Shown = Parameters<typeof ReviewCard>[0]['company']

/** The reviews as everybody reads them, each to be answered once (P-030); reporting one is below it, as for any reader. */
export default function EmployerReviews({ company }: { company: Represented }) {
  const text = useText()
  const { t } = useTranslation('employer-area')
  const read = useRead(getCompanyProfile, { params: { id: company.id } })
  return (
    <ReadFrame read={read} failed={t('profile.failed')}>
      {(page) => (
        <>
          <p className={text.muted}>{t('answer.words')}</p>
          <ReviewList company={page} draw={(review) => <Answerable review={review} company={page} />} />
        </>
      )}
    </ReadFrame>
  )
}

/** The list is not read anew for an answer: whoever has come far down it stays there. */
function Answerable({ review, company }: { review: PublishedReview; company: Shown }) {
  const [given, setGiven] = useState<CompanyResponse>()
  const shown = given ? { ...review, response: given } : review
  return <ReviewCard review={shown} company={company} answer={<AnswerReview review={shown} onAnswered={setGiven} />} />
}
