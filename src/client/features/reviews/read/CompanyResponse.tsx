import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { focusRing } from '../../../ui/styles/focus.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { Verified } from '../../../ui/Verified.tsx'

const useStyles = makeStyles({
  box: {
    marginBlockStart: '16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.tablet]: { marginInlineStart: '24px' },
    '&[open] summary svg:last-child': { transform: 'rotate(180deg)' },
  },
  by: {
    display: 'flex',
    gap: '10px',
    alignItems: 'center',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    listStyleType: 'none',
    '::-webkit-details-marker': { display: 'none' },
    ':focus-visible': focusRing,
    '& > svg:last-child': { marginInlineStart: 'auto', flexShrink: 0 },
  },
  words: { paddingInline: '16px', paddingBlockEnd: '14px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

interface CompanyResponseProps {
  response: { text: string; month: string }
  company: { logo: string | null; unlocked: 0 | 1 }
}

/** The company's answer, collapsed and indented below the review, which comes first. */
export function CompanyResponse({ response, company }: CompanyResponseProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { format } = useLanguage()
  return (
    <details className={styles.box}>
      <summary className={styles.by}>
        <Logo src={company.logo} size={32} />
        <div>
          <p className={text.strong}>
            {t('reviews.response')} {company.unlocked === 1 && <Verified />}
          </p>
          <p className={mergeClasses(text.s12, text.faint)}>{format.month(response.month)}</p>
        </div>
        <ChevronDown20Regular />
      </summary>
      <UserText as="p" className={styles.words}>
        {response.text}
      </UserText>
    </details>
  )
}
