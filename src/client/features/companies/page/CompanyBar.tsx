import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { Share20Regular } from '@fluentui/react-icons/svg/share'
import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../contract/companies/companies.schema.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Link } from '../../../router/Link.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { IconAction } from '../../../ui/controls/IconAction.tsx'
import { Logo } from '../../../ui/Logo.tsx'
import { OneStar } from '../../../ui/Stars.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'
import { Verified } from '../../../ui/Verified.tsx'
import { buildTabPath } from './company-tabs.ts'
import { isEarly } from './early.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    [media.zoomed]: { flexWrap: 'wrap' },
    paddingInline: '16px',
    paddingBlock: '6px',
    [media.tablet]: { paddingInline: '32px' },
  },
  name: {
    [media.phoneOnly]: { fontSize: '0.875rem' },
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    flexGrow: 1,
    // Two lines fit into the height of the bar.
    '& > a': {
      minWidth: 0,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '2',
      lineHeight: '1.5em',
      [media.zoomed]: { display: 'block' },
    },
  },
  rate: { display: 'flex', alignItems: 'center', gap: '4px', fontWeight: 600, color: tokens.colorNeutralForeground2 },
  words: { [media.phoneOnly]: { display: 'none' } },
  /** Icon buttons of 44 px are closer together than words are. */
  // On a phone the name needs the room; the overview has it there.
  quiet: { marginInlineEnd: '-8px', [media.phoneOnly]: { display: 'none' } },
  icon: { marginInline: '-8px', [media.tablet]: { display: 'none' } },
})

type CompanyBarProps = { company: Company; onWrite: () => void; onShare: () => void }

/**
 * The bar that replaces the header card on every tab but the overview: logo, name, rating, and the buttons to write and
 * to share. A closed company takes no review; before its reviews each tab has one way to write, which fits it.
 */
export function CompanyBar({ company, onWrite, onShare }: CompanyBarProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['companies', 'common'])
  const { format } = useLanguage()
  const { id, rate } = company
  return (
    <div className={styles.root}>
      <Logo src={company.logo} size={40} />
      <h1 className={mergeClasses(text.h16, styles.name)}>
        <Link href={buildTabPath(id, 'overview')}>
          <UserText>{company.name}</UserText>
        </Link>
        {company.unlocked === 1 && <Verified />}
      </h1>
      {rate !== null && (
        <span
          className={mergeClasses(text.number, styles.rate)}
          role="img"
          aria-label={t('stars', { ns: 'common', rating: format.rating(rate) })}
        >
          <OneStar size={16} />
          {format.rating(rate)}
        </span>
      )}
      <span className={styles.quiet} data-print="no">
        <IconAction label={t('share')} icon={<Share20Regular />} onClick={onShare} />
      </span>
      {company.closed !== 1 && (
        <span className={styles.icon} data-print="no">
          <IconAction label={t('write')} icon={<Edit20Regular />} onClick={onWrite} />
        </span>
      )}
      {company.closed !== 1 && !isEarly(company) && (
        <span className={styles.words} data-print="no">
          <Action kind="primary" size="small" icon={<Edit20Regular />} onClick={onWrite}>
            {t('write')}
          </Action>
        </span>
      )}
    </div>
  )
}
