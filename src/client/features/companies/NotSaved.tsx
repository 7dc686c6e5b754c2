import { makeStyles } from '@fluentui/react-components'
import { CloudDismiss24Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import { type RecentCompany, recentCompanies } from './recent.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '24px', maxWidth: '560px', marginInline: 'auto' },
  list: { marginBlockStart: '8px' },
  row: { display: 'flex', alignItems: 'center', gap: '12px', minHeight: '56px', fontWeight: 600 },
})

/** A company never opened here, without a network (offline.md 2): retry, and the companies this device has. */
export function NotSaved({ retry }: { retry: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { code } = useLanguage()
  const [recent, setRecent] = useState<RecentCompany[]>([])
  useEffect(() => setRecent(recentCompanies()), [])
  return (
    <div className={styles.root}>
      <StateCard
        heading="h1"
        icon={<CloudDismiss24Regular />}
        title={t('notSaved.title')}
        words={t('notSaved.words')}
        action={<Action onClick={retry}>{t('notSaved.retry')}</Action>}
      />
      {recent.length > 0 && (
        <Card as="section" padded>
          <h2 className={text.h16}>{t('notSaved.recent')}</h2>
          <ul className={styles.list}>
            {recent.map(({ id, name_en, name_ar, logo }) => (
              <li key={id}>
                <Link href={`/company/${id}`} className={styles.row}>
                  <Logo src={logo} size={36} />
                  <bdi>{code === 'ar' ? name_ar : name_en}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
