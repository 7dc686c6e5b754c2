import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { session } from '../../../session/session.ts'
import { Logo } from '../../../ui/Logo.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import type { ReviewedCompany } from './use-review.ts'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    gap: '12px',
    marginBlockEnd: '20px',
    [media.phoneOnly]: { paddingInline: '16px', paddingBlockStart: '12px' },
    [media.tablet]: { gap: '20px', alignItems: 'center', marginBlockEnd: '32px', paddingBlockStart: '8px' },
  },
})

/** The head of the write-review page: its purpose, and the company. */
export function WriteHead({ company }: { company: ReviewedCompany }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['reviews', 'problems'])
  const interest = useInterest(company.id)
  return (
    <div className={styles.head}>
      <Logo src={company.logo} size={48} />
      <div>
        <h1 className={text.h28}>{t('write.title')}</h1>
        <p className={text.muted}>{t('write.words', { company: company.name })}</p>
        {interest && (
          <p role="note" className={text.strong}>
            {t(`problems:${interest}`)}
          </p>
        )}
      </div>
    </div>
  )
}

/**
 * Returns the conflict of interest for which the server would refuse a review of this company: a person who speaks for
 * it or for a competitor is told first.
 */
function useInterest(companyId: number) {
  const { auth } = useSnapshot(session)
  const represents = auth.user?.represents ?? []
  if (represents.some(({ id }) => id === companyId)) return 'speaks_for_company'
  return represents.some(({ competitors }) => competitors?.includes(companyId)) ? 'speaks_for_competitor' : undefined
}
