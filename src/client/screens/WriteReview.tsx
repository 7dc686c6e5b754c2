import { useTranslation } from 'react-i18next'
import { parseCompanyId, useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { ReviewCards } from '../features/reviews/write/ReviewCards.tsx'
import { ReviewFrame } from '../features/reviews/write/ReviewFrame.tsx'
import { WriteHead } from '../features/reviews/write/WriteHead.tsx'

/** `/write-review/{id}`: four cards, each with the form of one review type (spec 2, write-review page). */
export default function WriteReview({ params }: { params: { id?: string } }) {
  const { t } = useTranslation('reviews')
  const id = parseCompanyId(params.id)
  return (
    <ReviewFrame
      about={useKnownCompany(id)}
      title={t('write.page')}
      head={(company) => <WriteHead company={company} />}
    >
      {(company, retry) => <ReviewCards key={id} company={company} retry={retry} />}
    </ReviewFrame>
  )
}
