import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ColumnDoubleCompare20Regular } from '@fluentui/react-icons/svg/column-double-compare'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { buildComparedPath } from '../../../../contract/companies/side-by-side.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { loadPart } from '../../../i18n/part.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { IconAction } from '../../../ui/controls/IconAction.tsx'
import { TextButton } from '../../../ui/controls/TextButton.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { DotSeparated } from '../../../ui/DotSeparated.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { Verified } from '../../../ui/Verified.tsx'
import { About } from './About.tsx'
import { Cover } from './Cover.tsx'
import { isEarly } from './early.ts'
import { FourAnswers } from './FourAnswers.tsx'

const EarlyAnswers = loadPart('companies', () => import('./EarlyAnswers.tsx'))

const useStyles = makeStyles({
  /**
   * The card has no lower edge: the strip of tabs follows, which stays in view when the card is scrolled away
   * (`Company.tsx`).
   */
  card: { overflow: 'hidden', borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEndWidth: 0 },
  inner: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '10px',
    padding: '0 16px 16px',
    [media.tablet]: { padding: '0 32px 20px' },
    [media.wide]: { gridTemplateColumns: '106px minmax(0, 1fr) auto', columnGap: '20px' },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  logo: {
    position: 'relative',
    zIndex: 1,
    width: 'max-content',
    height: 'max-content',
    marginBlockStart: '-28px',
    padding: '4px',
    borderRadius: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: { marginBlockStart: '-36px', marginInlineStart: '-5px', padding: '5px', borderRadius: '25px' },
  },
  small: { [media.tablet]: { display: 'none' } },
  large: { display: 'none', [media.tablet]: { display: 'grid' } },
  actions: {
    gridColumn: '2',
    gridRow: '1',
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    marginBlockStart: '8px',
    [media.wide]: { gridColumn: '3', marginBlockStart: '18px' },
    [media.zoomed]: { gridColumn: '1', gridRow: 'auto', justifyItems: 'start' },
  },
  buttons: { display: 'flex', gap: '4px', [media.zoomed]: { flexWrap: 'wrap' } },
  // A phone has no room for it beside a button with words; there it stands at the end of the facts.
  follow: { [media.phoneOnly]: { position: 'absolute', insetInlineEnd: '8px', insetBlockEnd: '4px' } },
  facts: { [media.phoneOnly]: { paddingInlineEnd: '40px' } },
  // A phone has no room for it beside the others; there the tab of competitors has the link to the comparison.
  compare: { [media.phoneOnly]: { display: 'none' } },
  links: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: '0 20px', minHeight: '32px' },
  early: { minHeight: '220px' },
  id: {
    gridColumn: '1 / -1',
    minWidth: 0,
    marginBlockStart: '4px',
    [media.wide]: { gridColumn: '2', gridRow: '1', marginBlockStart: '14px' },
  },
  name: { overflowWrap: 'anywhere' },
  also: { [media.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: '16px' } },
  /** Lines of a comfortable reading length. */
  about: {
    padding: '12px 16px',
    ...lineAbove,
    '& > p': { maxWidth: '860px' },
    [media.tablet]: { padding: '16px 32px' },
  },
})

interface CompanyHeaderProps {
  company: Company
  /** Whether a signed-in person sees the links to claim a company that is not unlocked (C-041 to C-045). */
  claims: boolean
  /** The button that follows the company. */
  follow?: ReactNode
  onWrite: () => void
  onShare: () => void
  onUnlock: () => void
}

/**
 * The header card of the company page: the company, and the four answers people come for (spec 2, company header card).
 */
export function CompanyHeader({ company, claims, follow, onWrite, onShare, onUnlock }: CompanyHeaderProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { code, format } = useLanguage()
  // The one way to write then stands among the answers.
  const early = isEarly(company)
  const other = code === 'ar' ? company.name_en : company.name_ar
  // A page that a device has kept from an earlier version has no earlier names.
  const { formerly = [] } = company as Partial<Company>
  return (
    <Card as="section" className={styles.card}>
      <Cover src={company.image} />
      <div className={styles.inner}>
        <div className={styles.logo}>
          <Logo className={styles.small} src={company.logo} size={72} />
          <Logo className={styles.large} src={company.logo} size={96} />
        </div>
        <div className={styles.id}>
          <h1 className={mergeClasses(text.h28, styles.name)}>
            <UserText>{company.name}</UserText>
            {company.unlocked === 1 && '\u00A0'}
            {company.unlocked === 1 && <Verified large />}
          </h1>
          <div className={styles.also}>
            {other !== company.name && (
              <p className={text.muted}>
                <UserText>{other}</UserText>
              </p>
            )}
            <DotSeparated
              className={mergeClasses(text.faint, styles.facts)}
              parts={[
                company.industry,
                company.headquarters,
                company.is_approved === 0 ? t('pending') : null,
                company.closed === 1 ? t('closed') : null,
              ]}
            />
          </div>
          {formerly.length > 0 && (
            <p className={text.faint}>
              <UserText>{t('formerly', { names: format.list(formerly) })}</UserText>
            </p>
          )}
        </div>
        <div className={styles.actions} data-print="no">
          <div className={styles.buttons}>
            {company.closed !== 1 && !early && (
              <Action kind="primary" icon={<Edit20Regular />} onClick={onWrite}>
                {t('write')}
              </Action>
            )}
            <IconAction
              className={styles.compare}
              label={t('sideBySide')}
              icon={<ColumnDoubleCompare20Regular />}
              onClick={() => navigate(buildComparedPath([company.id]))}
            />
            <div className={early ? undefined : styles.follow}>{follow}</div>
            <IconAction label={t('share')} icon={<Share20Regular />} onClick={onShare} />
          </div>
          {claims && (
            <div className={styles.links}>
              <TextLink href={`/update/company/${company.id}`}>{t('update')}</TextLink>
              <TextButton onClick={onUnlock}>{t('unlock')}</TextButton>
            </div>
          )}
        </div>
      </div>
      {early ? (
        <Suspense fallback={<div className={styles.early} />}>
          <EarlyAnswers company={company} onWrite={onWrite} />
        </Suspense>
      ) : (
        <FourAnswers company={company} />
      )}
      {company.about && <About className={styles.about} text={company.about} />}
    </Card>
  )
}
