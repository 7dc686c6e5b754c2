import type { TFunction } from 'i18next'
import type { PublishedReview } from '../../../contract/companies/companies.ts'
import { factsLine } from '../../ui/facts-line.ts'

/** `Former employee (2025) · Commercial · Makkah Region`: who wrote, as far as it fits enough people. */
export function contextLine(
  { is_former, last_year, context }: Pick<PublishedReview, 'is_former' | 'last_year' | 'context'>,
  t: TFunction<'companies'>,
): string {
  const who =
    is_former === 0
      ? t('reviews.current')
      : last_year === null
        ? t('reviews.former')
        : t('reviews.formerSince', { year: last_year })
  return factsLine([who, ...context])
}
