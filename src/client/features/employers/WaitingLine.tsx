import { useTranslation } from 'react-i18next'
import { summarizeReviews } from '../../../contract/companies/review-summary.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { useText } from '../../ui/styles/text.ts'

/** How many reviews of a company have no answer yet, of how many, and how many of those have one star. */
export function WaitingLine({ company }: { company: number }) {
  const text = useText()
  const { t } = useTranslation('employers')
  const { format } = useLanguage()
  const params = { id: company }
  const all = useQuery(summarizeReviews, { params, query: {} }).data?.all
  const worst = useQuery(summarizeReviews, { params, query: { answered: 'no', stars: '1' } }).data?.found.count
  if (!all || all.unanswered === 0) return null
  const left = t('waiting.left', {
    count: all.unanswered,
    number: format.number(all.unanswered),
    all: format.number(all.unanswered + all.answered),
  })
  const stars = worst ? t('waiting.worst', { count: worst, number: format.number(worst) }) : undefined
  return (
    <p className={text.h16} role="status" data-waiting>
      {[left, stars].filter(Boolean).join(' ')}
    </p>
  )
}
