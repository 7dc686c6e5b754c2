import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { interviewPageReview } from '../../contract/reviews/interview.ts'
import { parseCompanyId, useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { ReviewFrame } from '../features/reviews/write/ReviewFrame.tsx'
import { ReviewSheet } from '../features/reviews/write/wizard/ReviewSheet.tsx'

/**
 * `/interview-review/{id}`: an interview in a single form; submit and cancel both lead to the company's interviews
 * (spec 2).
 */
export default function InterviewReview({ params }: { params: { id?: string } }) {
  const { t } = useTranslation('reviews')
  const id = parseCompanyId(params.id)
  const leave = (sent?: 'interview') => navigate(`/company/${id}/interviews`, { state: { sent } })
  return (
    <ReviewFrame about={useKnownCompany(id)} title={t('types.interview.name')}>
      {(company, retry) => (
        <ReviewSheet
          key={id}
          type="interview"
          view={interviewPageReview}
          company={company}
          onSent={() => leave('interview')}
          onCancel={() => leave()}
          retry={retry}
        />
      )}
    </ReviewFrame>
  )
}
