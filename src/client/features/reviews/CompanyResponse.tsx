import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { media } from '../../ui/media.ts'
import { Said } from '../../ui/Said.tsx'
import { useText } from '../../ui/text.ts'
import { Verified } from '../../ui/Verified.tsx'

const useStyles = makeStyles({
  box: {
    marginBlockStart: '16px',
    padding: '14px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.tablet]: { marginInlineStart: '24px', padding: '16px 20px' },
  },
  by: { display: 'flex', gap: '10px', alignItems: 'center', marginBlockEnd: '8px' },
  words: { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface CompanyResponseProps {
  response: { text: string; month: string }
  company: { logo: string | null; unlocked: 0 | 1 }
}

/** What the company answered, set in below the review. */
export function CompanyResponse({ response, company }: CompanyResponseProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  return (
    <div className={styles.box}>
      <div className={styles.by}>
        <Logo src={company.logo} size={32} />
        <div>
          <p className={text.strong}>
            {t('reviews.response')} {company.unlocked === 1 && <Verified />}
          </p>
          <p className={mergeClasses(text.s12, text.faint)}>{format.month(response.month)}</p>
        </div>
      </div>
      <Said as="p" className={styles.words}>
        {response.text}
      </Said>
    </div>
  )
}
