import { makeStyles } from '@fluentui/react-components'
import { ArrowSort16Regular } from '@fluentui/react-icons/svg/arrow-sort'
import { useTranslation } from 'react-i18next'
import { companyOrders, minStars } from '../../../contract/companies/companies.ts'
import { useLookup } from '../../forms/lookups.ts'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { PillToggle } from '../../ui/controls/PillToggle.tsx'
import { pillAtEnd } from '../../ui/styles/aligned.ts'
import { media } from '../../ui/styles/media.ts'
import { sidewaysOnPhones } from '../../ui/styles/sideways.ts'
import { type BrowseState, type ListFilter, listFilters } from './browse-state.ts'

const lists = { city: 'cities', industry: 'industries', size: 'employeeNumbers' } as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    marginBlock: '20px 24px',
    marginInline: 0,
    border: 0,
    padding: 0,
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    minWidth: 0,
    [media.phoneOnly]: { ...sidewaysOnPhones[media.phoneOnly], flexGrow: 1, flexBasis: '100%' },
  },
  order: pillAtEnd,
})

interface BrowseFiltersProps {
  state: BrowseState
  /** The default order: most reviewed first, or best match first. */
  usual: 'reviews' | 'match'
  onChange: (state: BrowseState) => void
}

/** The filters by city, industry, size and stars, and the order of the companies shown. */
export function BrowseFilters({ state, usual, onChange }: BrowseFiltersProps) {
  const styles = useStyles()
  const { t } = useTranslation('browse')
  return (
    <fieldset className={styles.root} aria-label={t('filters')}>
      <div className={styles.row}>
        {listFilters.map((name) => (
          <Filter key={name} name={name} chosen={state[name]} onChoose={(id) => onChange({ ...state, [name]: id })} />
        ))}
        {minStars.map((stars) => (
          <PillToggle
            key={stars}
            on={state.stars === stars}
            onPress={(on) => onChange({ ...state, stars: on ? stars : undefined })}
          >
            {t(`stars.${stars}`)}
          </PillToggle>
        ))}
      </div>
      <span className={styles.order}>
        <PillSelect
          label={t('order.label')}
          value={state.sort ?? usual}
          options={[...new Set([usual, ...companyOrders])].map((order) => ({
            value: order,
            label: t(`order.${order}`),
          }))}
          icon={<ArrowSort16Regular aria-hidden="true" />}
          onChange={(order) =>
            onChange({ ...state, sort: companyOrders.find((one) => one === order && one !== usual) })
          }
        />
      </span>
    </fieldset>
  )
}

/** Returns whether the name of every filter of `state` is loaded, or cannot be. */
export function useNamed(state: BrowseState): boolean {
  const cities = useLookup(lists.city)
  const industries = useLookup(lists.industry)
  const sizes = useLookup(lists.size)
  const reads = { city: cities, industry: industries, size: sizes }
  return listFilters.every((name) => state[name] === undefined || reads[name].state !== 'loading')
}

type FilterProps = { name: ListFilter; chosen: number | undefined; onChoose: (id: number | undefined) => void }

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
