import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { quickSalaryReview } from '../../contract/reviews/salary.ts'
import { parseCompanyId, useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { ReviewFrame } from '../features/reviews/write/ReviewFrame.tsx'
import { ReviewSheet } from '../features/reviews/write/wizard/ReviewSheet.tsx'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'

/** Only where the address names no company. */
const ChooseCompany = lazyWithRetry(() => import('../features/reviews/write/ChooseCompany.tsx'))

/** What is known or follows from the title: sent, not asked for. */
const given = ['review_type', 'department']

/** `/salary-review/{id}`: a salary in five questions; without a company, that is the first. */
export default function SalaryReview({ params }: { params: { id?: string } }) {
  const { t } = useTranslation('reviews')
  const id = parseCompanyId(params.id)
  const title = parseCompanyId(new URLSearchParams(useSearch()).get('title'))
  const carried = useMemo(() => (title ? { jobtitle: title } : undefined), [title])
  const about = useKnownCompany(id)
  return (
    <ReviewFrame
      about={about}
      title={t('types.salary.own')}
      choose={
        <Suspense>
          <ChooseCompany onChoose={(company) => navigate(`/salary-review/${company}${location.search}`)} />
        </Suspense>
      }
    >
      {(company, retry) => (
        <ReviewSheet
          key={id}
          type="salary"
          view={quickSalaryReview}
          carried={carried}
          quick={{ given, title: t('quick.title'), words: t('quick.words'), submit: t('quick.submit') }}
          company={company}
          onSent={() => navigate(`/company/${id}`, { state: { sent: 'salary' } })}
          onCancel={() => navigate(`/company/${id}/salaries`)}
          retry={retry}
        />
      )}
    </ReviewFrame>
  )
}
