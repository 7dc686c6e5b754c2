import type { TFunction } from 'i18next'
import type { PublishedReview } from '../../../../contract/companies/companies.schema.ts'
import { buildFactsLine } from '../../../ui/styles/facts-line.ts'

/**
 * Builds the context of a review, as far as enough people share it: `Former employee (2025) · Commercial · Makkah
 * Region`.
 */
export function buildContextLine(
  { is_former, last_year, context }: Pick<PublishedReview, 'is_former' | 'last_year' | 'context'>,
  t: TFunction<'companies'>,
): string {
  return buildFactsLine([...describeAuthor(is_former, last_year, t), ...context])
}

function describeAuthor(former: 0 | 1 | null, years: string | null, t: TFunction<'companies'>): string[] {
  if (former === null) return []
  if (former === 0) return [t('reviews.current')]
  return [years === null ? t('reviews.former') : t('reviews.formerSince', { year: years.replace('-', '–') })]
}
