import { makeStyles, tokens } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../contract/companies/companies.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { Dotted } from '../../ui/Dotted.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { media } from '../../ui/media.ts'
import { Said } from '../../ui/Said.tsx'
import { TextButton } from '../../ui/TextButton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useText } from '../../ui/text.ts'
import { Verified } from '../../ui/Verified.tsx'
import { About } from './About.tsx'
import { Cover } from './Cover.tsx'
import { HeaderRating } from './HeaderRating.tsx'

const useStyles = makeStyles({
  card: { overflow: 'hidden' },
  inner: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    padding: '0 16px 16px',
    [media.tablet]: {
      gap: '24px',
      padding: '0 32px 24px',
      gridTemplateColumns: '104px minmax(0, 1fr) auto',
      // Beside the actions a name would be left half a line.
      gridTemplateAreas: '"logo id id" "rate rate act" "about about about"',
    },
    [media.wide]: {
      gridTemplateColumns: '104px 256px minmax(0, 1fr) auto',
      gridTemplateAreas: '"logo id id act" "rate rate about about"',
    },
  },
  logo: {
    position: 'relative',
    zIndex: 1,
    width: 'max-content',
    marginBlockStart: '-36px',
    padding: '4px',
    borderRadius: '22px',
    backgroundColor: tokens.colorNeutralBackground1,
    [media.tablet]: {
      gridArea: 'logo',
      marginBlockStart: '-48px',
      marginInlineStart: '-5px',
      padding: '5px',
      borderRadius: '27px',
      alignSelf: 'start',
    },
  },
  small: { [media.tablet]: { display: 'none' } },
  large: { display: 'none', [media.tablet]: { display: 'grid' } },
  id: { minWidth: 0, marginBlockStart: '-4px', [media.tablet]: { gridArea: 'id', marginBlockStart: '14px' } },
  name: {
    fontSize: '24px',
    lineHeight: tokens.lineHeightBase600,
    fontWeight: 700,
    letterSpacing: 'var(--track-h)',
    overflowWrap: 'anywhere',
    [media.tablet]: { fontSize: '28px', lineHeight: tokens.lineHeightHero700 },
  },
  also: { [media.wide]: { display: 'flex', flexWrap: 'wrap', columnGap: '16px' } },
  rate: { [media.tablet]: { gridArea: 'rate' } },
  about: {
    [media.tablet]: { gridArea: 'about' },
    [media.wide]: {
      paddingInlineStart: '24px',
      borderInlineStartWidth: '1px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke2,
    },
  },
  actions: {
    display: 'grid',
    gap: '8px',
    [media.tablet]: { gridArea: 'act', alignSelf: 'center', justifyItems: 'end' },
    [media.wide]: { marginBlockStart: '20px', alignSelf: 'start' },
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', width: '100%', '& > :first-child': { flexGrow: 1 } },
  links: { display: 'flex', flexWrap: 'wrap', gap: '0 20px', minHeight: '32px' },
})

interface CompanyHeaderProps {
  company: Company
  /** Links of a signed-in person to a company that is not unlocked (C-041 to C-045). */
  claims: boolean
  onWrite: () => void
  onShare: () => void
  onUnlock: () => void
  tabs: ReactNode
}

/** The header card of the company page (spec 2, company header card). */
export function CompanyHeader({ company, claims, onWrite, onShare, onUnlock, tabs }: CompanyHeaderProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('companies')
  const { code } = useLanguage()
  const other = code === 'ar' ? company.name_en : company.name_ar
  return (
    <Card as="section" className={styles.card}>
      <Cover src={company.image} />
      <div className={styles.inner}>
        <div className={styles.logo}>
          <Logo className={styles.small} src={company.logo} size={80} />
          <Logo className={styles.large} src={company.logo} size={104} />
        </div>
        <div className={styles.id}>
          <h1 className={styles.name}>
            <Said>{company.name}</Said> {company.unlocked === 1 && <Verified large />}
          </h1>
          <div className={styles.also}>
            {other !== company.name && (
              <p className={text.muted}>
                <Said>{other}</Said>
              </p>
            )}
            <Dotted
              className={text.faint}
              parts={[company.industry, company.headquarters, company.is_approved === 0 ? t('pending') : null]}
            />
          </div>
        </div>
        <HeaderRating
          className={styles.rate}
          rating={company.rating}
          shown={company.rate}
          total={company.total_ratings}
        />
        {company.about && <About className={styles.about} text={company.about} />}
        <div className={styles.actions} data-print="no">
          <div className={styles.buttons}>
            <Action kind="primary" icon={<Edit20Regular />} onClick={onWrite}>
              {t('write')}
            </Action>
            <Action icon={<Share20Regular />} onClick={onShare}>
              {t('share')}
            </Action>
          </div>
          {claims && (
            <div className={styles.links}>
              <TextLink href={`/update/company/${company.id}`}>{t('update')}</TextLink>
              <TextButton onClick={onUnlock}>{t('unlock')}</TextButton>
            </div>
          )}
        </div>
      </div>
      {tabs}
    </Card>
  )
}
