import { makeStyles } from '@fluentui/react-components'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { useTranslation } from 'react-i18next'
import { type CompanyOrder, companyOrders } from '../../../contract/companies/companies.ts'
import { useLookup } from '../../forms/lookups.ts'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { pillAtEnd } from '../../ui/styles/borders.ts'
import { type BrowseState, type FilterName, filterNames } from './browse-state.ts'

const lists = { city: 'cities', industry: 'industries', size: 'employeeNumbers' } as const

const useStyles = makeStyles({
  row: {
    display: 'flex',
    gap: '8px',
    flexWrap: 'wrap',
    minWidth: 0,
    marginBlock: '20px 24px',
    marginInline: 0,
    border: 0,
    padding: 0,
  },
  order: pillAtEnd,
})

interface BrowseFiltersProps {
  state: BrowseState
  onChange: (state: BrowseState) => void
}

/** City, industry, size and order of the companies shown. */
export function BrowseFilters({ state, onChange }: BrowseFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation('browse')
  return (
    <fieldset className={styles.row} aria-label={t('filters')}>
      {filterNames.map((name) => (
        <Filter key={name} name={name} chosen={state[name]} onChoose={(id) => onChange({ ...state, [name]: id })} />
      ))}
      <span className={styles.order}>
        <PillSelect
          label={t('order.label')}
          value={state.sort}
          options={companyOrders.map((order) => ({ value: order, label: t(`order.${order}`) }))}
          icon={<ArrowSort16Regular aria-hidden="true" />}
          onChange={(sort) => onChange({ ...state, sort: sort as CompanyOrder })}
        />
      </span>
    </fieldset>
  )
}

/** Whether every filter of `state` can be shown by its name, or never will. */
export function useNamed(state: BrowseState): boolean {
  const cities = useLookup(lists.city)
  const industries = useLookup(lists.industry)
  const sizes = useLookup(lists.size)
  const reads = { city: cities, industry: industries, size: sizes }
  return filterNames.every((name) => state[name] === undefined || reads[name].state !== 'loading')
}

type FilterProps = { name: FilterName; chosen: number | undefined; onChoose: (id: number | undefined) => void }

function Filter({ name, chosen, onChoose }: FilterProps) {
  const { t } = useTranslation('browse')
  const { data } = useLookup(lists[name])
  return (
    <PillSelect
      label={t(`filter.${name}`)}
      value={chosen === undefined ? '' : String(chosen)}
      options={(data ?? []).map((item) => ({ value: String(item.id), label: item.name }))}
      any={t(`any.${name}`)}
      clearLabel={t(`clear.${name}`)}
      disabled={!data}
      onChange={(id) => onChoose(id === '' ? undefined : Number(id))}
    />
  )
}
