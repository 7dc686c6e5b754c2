import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import type { Submission } from '../../outbox/submission.ts'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { MenuButton } from '../../ui/controls/MenuButton.tsx'
import type { MenuEntry } from '../../ui/controls/MenuList.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { getFormName } from './form-name.ts'

const useStyles = makeStyles({
  card: {
    position: 'relative',
    paddingBlock: '14px 10px',
    paddingInline: '16px',
    [media.wide]: { display: 'flex', alignItems: 'center', gap: '24px', paddingBlock: '14px', paddingInline: '20px' },
  },
  need: { border: `1px solid color-mix(in srgb, ${paint.danger} 45%, ${tokens.colorNeutralStroke2})` },
  what: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    minWidth: 0,
    [media.wide]: { flexGrow: 1, flexBasis: 0, alignItems: 'center' },
  },
  names: {
    display: 'grid',
    flexGrow: 1,
    minWidth: 0,
    '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  name: { fontWeight: 700 },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '44px',
    marginBlockStart: '8px',
    [media.wide]: { width: '372px', flexShrink: 0, margin: 0 },
  },
  line: { flexGrow: 1, color: tokens.colorNeutralForeground3 },
  lineOfNeed: { color: paint.danger, fontWeight: 600 },
  more: { marginInlineEnd: '-10px' },
  track: {
    height: '4px',
    marginBlockStart: '12px',
    borderRadius: '2px',
    overflow: 'hidden',
    backgroundColor: paint.dataTrack,
    [media.wide]: { position: 'absolute', insetInline: '1px', insetBlockEnd: '1px', margin: 0 },
  },
  progress: {
    display: 'block',
    height: '100%',
    width: '58%',
    borderRadius: '2px',
    backgroundColor: tokens.colorBrandBackground,
    animationName: { from: { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '900ms',
    animationDirection: 'alternate',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

export interface OutboxRowProps {
  /** What the row is about; a trace has no company. */
  of: Pick<Submission, 'type'> & Partial<Pick<Submission, 'companyName' | 'companyLogo' | 'title'>>
  chip: { tone: ChipTone; icon: ReactElement; words: string }
  line: ReactNode
  /** True for a record that needs its writer: the line then says what is wrong. */
  needsYou?: boolean
  sending?: boolean
  action?: ReactNode
  menu?: MenuEntry[]
}

/** One record of the outbox: what it is, its state, and its actions. */
export function OutboxRow({ of, chip, line, needsYou, sending, action, menu }: OutboxRowProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['outbox', 'reviews'])
  const { format } = useLanguage()
  const name = getFormName(t, of.type)
  return (
    <Card as="li" className={mergeClasses(styles.card, needsYou && styles.need)}>
      <div className={styles.what}>
        {of.companyName && <Logo src={of.companyLogo} size={40} />}
        <div className={styles.names}>
          <span className={styles.name}>{name}</span>
          {of.companyName && <UserText className={mergeClasses(text.s13, text.muted)}>{of.companyName}</UserText>}
          {of.title && (
            <UserText as="span" className={mergeClasses(text.s13, text.muted)}>
              {of.title}
            </UserText>
          )}
        </div>
        <Chip tone={chip.tone} icon={chip.icon}>
          {chip.words}
        </Chip>
      </div>
      {sending && (
        <div className={styles.track} aria-hidden="true">
          <span className={styles.progress} />
        </div>
      )}
      <div className={styles.foot}>
        <p className={mergeClasses(text.s13, styles.line, needsYou && styles.lineOfNeed)}>{line}</p>
        {action}
        {menu && (
          <div className={styles.more}>
            <MenuButton
              label={format.list([`${t('act.more')}: ${name}`, ...(of.companyName ? [of.companyName] : [])])}
              entries={menu}
            >
              <MoreHorizontal20Regular />
            </MenuButton>
          </div>
        )}
      </div>
    </Card>
  )
}
