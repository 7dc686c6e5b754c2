import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../ui/Logo.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import type { Reviewed } from './use-review.ts'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    gap: '12px',
    marginBlockEnd: '20px',
    [media.phoneOnly]: { paddingInline: '16px', paddingBlockStart: '12px' },
    [media.tablet]: { gap: '20px', alignItems: 'center', marginBlockEnd: '32px', paddingBlockStart: '8px' },
  },
})

/** What the write-review page is for, and about which company. */
export function WriteHead({ company }: { company: Reviewed }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  return (
    <div className={styles.head}>
      <Logo src={company.logo} size={48} />
      <div>
        <h1 className={text.h28}>{t('write.title')}</h1>
        <p className={text.muted}>{t('write.words', { company: company.name })}</p>
      </div>
    </div>
  )
}
