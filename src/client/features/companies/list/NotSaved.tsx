import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/Card.tsx'
import { NotSavedCard } from '../../../ui/states/NotSavedCard.tsx'
import { useText } from '../../../ui/styles/text.ts'
import { RecentList } from '../RecentList.tsx'
import { type RecentCompany, readRecentCompanies } from './recent.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

/**
 * The page of a company never opened here, without a network (design: offline 2): a retry button, and the companies this
 * device has.
 */
export function NotSaved({ retry }: { retry: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const [recent, setRecent] = useState<RecentCompany[]>([])
  useEffect(() => setRecent(readRecentCompanies()), [])
  return (
    <div className={styles.root}>
      <NotSavedCard heading="h1" title={t('notSaved.title')} words={t('notSaved.words')} retry={retry} />
      {recent.length > 0 && (
        <Card as="section" padded>
          <h2 className={text.h16}>{t('notSaved.recent')}</h2>
          <RecentList companies={recent} />
        </Card>
      )}
    </div>
  )
}
