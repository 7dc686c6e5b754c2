import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { getDashboard } from '../../contract/statistics/dashboard.ts'
import { useQuery } from '../data/query.ts'
import { Fare } from '../features/dashboard/Fare.tsx'
import { NoCompany } from '../features/dashboard/NoCompany.tsx'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { ReadFrame } from '../ui/ReadFrame.tsx'
import { useText } from '../ui/text.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '24px',
    paddingBlock: '32px 64px',
    [media.wide]: { paddingBlockEnd: '96px' },
  },
})

/** `/user/dashboard`: how the company fares where the member works now. */
export default function Dashboard() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('dashboard')
  const read = useQuery(getDashboard)
  usePageTitle(t('title'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <h1 className={text.h28}>{t('title')}</h1>
      <ReadFrame read={read} failed={t('failed')}>
        {({ company, ...fare }) => (company ? <Fare company={company} {...fare} /> : <NoCompany />)}
      </ReadFrame>
    </div>
  )
}
