import { makeStyles } from '@fluentui/react-components'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { useTranslation } from 'react-i18next'
import { type ReviewFilter, type ReviewSort, reviewSorts } from '../../../contract/reviews/voices.ts'
import { pillAtEnd } from '../../ui/edge.ts'
import { PillSelect } from '../../ui/PillSelect.tsx'
import { sortOf, starChoices, whoChoices } from './review-filter.ts'

const useStyles = makeStyles({
  row: { display: 'flex', gap: '8px', flexWrap: 'wrap', minWidth: 0, margin: 0, border: 0, padding: 0 },
  order: pillAtEnd,
})

interface ReviewFiltersProps {
  filter: ReviewFilter
  onChange: (filter: ReviewFilter) => void
}

/** Stars, former or current people, and the order of the reviews shown. */
export function ReviewFilters({ filter, onChange }: ReviewFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation('voices')
  return (
    <fieldset className={styles.row} aria-label={t('filter.label')} data-print="no">
      <PillSelect
        label={t('filter.stars')}
        value={filter.stars ?? ''}
        options={starChoices.map((value) => ({ value, label: t('filter.starsOf', { count: Number(value) }) }))}
        any={t('filter.anyStars')}
        clearLabel={t('filter.clearStars')}
        onChange={(stars) => onChange({ ...filter, stars: (stars || undefined) as ReviewFilter['stars'] })}
      />
      <PillSelect
        label={t('filter.who')}
        value={filter.who ?? ''}
        options={whoChoices.map((value) => ({ value, label: t(`filter.${value}`) }))}
        any={t('filter.anyWho')}
        clearLabel={t('filter.clearWho')}
        onChange={(who) => onChange({ ...filter, who: (who || undefined) as ReviewFilter['who'] })}
      />
      <span className={styles.order}>
        <PillSelect
          label={t('sort.label')}
          value={sortOf(filter)}
          options={reviewSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          icon={<ArrowSort16Regular aria-hidden="true" />}
          onChange={(sort) => onChange({ ...filter, sort: sort as ReviewSort })}
        />
      </span>
    </fieldset>
  )
}
