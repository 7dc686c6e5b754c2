import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import type { RawAnswers } from '../../contract/form/form.ts'
import { type ReviewTypeName, reviewTypeNames } from '../../contract/reviews/kinds.ts'
import { parseCompanyId, useKnownCompany } from '../features/companies/list/use-known-company.ts'
import { ReviewFrame } from '../features/reviews/write/ReviewFrame.tsx'
import { ReviewWizard } from '../features/reviews/write/wizard/ReviewWizard.tsx'
import { lazyWithRetry } from '../platform/lazy-with-retry.ts'

/** Only where the address names no company. */
const ChooseCompany = lazyWithRetry(() => import('../features/reviews/write/ChooseCompany.tsx'))

/** Parses `type` and `id` of the address; an unknown type is `company` (spec 2). */
function readQuery(search: string): { type: ReviewTypeName; id: number } {
  const query = new URLSearchParams(search)
  const type = reviewTypeNames.find((name) => name === query.get('type')) ?? 'company'
  return { type, id: parseCompanyId(query.get('id')) }
}

/** `/rateCompany?type=&id=`: a review of one company in three steps (spec 2, review wizard). */
export default function RateCompany() {
  const { t } = useTranslation('reviews')
  const { type, id } = readQuery(useSearch())
  const [carried, setCarried] = useState<RawAnswers>()
  const changeType = (next: ReviewTypeName, answers: RawAnswers) => {
    setCarried(answers)
    navigate(`/rateCompany?type=${next}&id=${id}`, { replace: true })
  }
  return (
    <ReviewFrame
      about={useKnownCompany(id)}
      title={t('page')}
      choose={
        <Suspense>
          <ChooseCompany onChoose={(company) => navigate(`/rateCompany?type=${type}&id=${company}`)} />
        </Suspense>
      }
    >
      {(company, retry) => (
        <ReviewWizard
          key={`${type} ${id}`}
          type={type}
          company={company}
          carried={carried}
          onType={changeType}
          retry={retry}
        />
      )}
    </ReviewFrame>
  )
}
