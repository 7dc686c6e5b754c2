import { makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { NotSavedCard } from '../../ui/NotSavedCard.tsx'
import { Said } from '../../ui/Said.tsx'
import { useText } from '../../ui/text.ts'
import { type RecentCompany, recentCompanies } from './recent.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
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
      <NotSavedCard heading="h1" title={t('notSaved.title')} words={t('notSaved.words')} retry={retry} />
      {recent.length > 0 && (
        <Card as="section" padded>
          <h2 className={text.h16}>{t('notSaved.recent')}</h2>
          <ul className={styles.list}>
            {recent.map(({ id, name_en, name_ar, logo }) => (
              <li key={id}>
                <Link href={`/company/${id}`} className={styles.row}>
                  <Logo src={logo} size={36} />
                  <Said>{code === 'ar' ? name_ar : name_en}</Said>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
