import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../contract/moderation/desk.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { lineAbove } from '../../ui/edge.ts'
import { media } from '../../ui/media.ts'
import { paint } from '../../ui/paint.ts'
import { Said } from '../../ui/Said.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useText } from '../../ui/text.ts'
import { CaseFile } from './CaseFile.tsx'
import { CaseLines } from './CaseLines.tsx'
import { Reports } from './Reports.tsx'
import type { Verdict } from './use-deciding.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', scrollMarginBlock: '96px' },
  current: { outline: `2px solid ${paint.brandFg}`, outlineOffset: '2px' },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', rowGap: '4px', overflowWrap: 'anywhere' },
  only: { [media.collapsed]: { minHeight: '44px' } },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingBlockStart: '16px', ...lineAbove },
})

interface CaseCardProps {
  shown: Case
  current: boolean
  /** Cases of its company alone are shown already. */
  filtered: boolean
  /** Stays the same function: a key that decides one case draws no other anew. */
  onVerdict: (id: string, verdict: Verdict) => void
}

/** A case: what it is, everything there is to read of it, and the ways to decide. */
export const CaseCard = memo(function CaseCard({ shown, current, filtered, onVerdict }: CaseCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const { kind, id, month, company, subject, message, against, pending } = shown
  const name = subject
    ? t(`subject.${subject}`)
    : message
      ? t(`message.${message}`)
      : (company?.name ?? t(`decisions:kind.${kind}`))
  return (
    <Card
      as="article"
      padded
      tabIndex={-1}
      data-case={id}
      className={mergeClasses(styles.card, current && styles.current)}
    >
      <div>
        <h2 className={text.h16}>
          <Said>{name}</Said>
        </h2>
        <p className={mergeClasses(text.s13, text.muted, styles.facts)}>
          {company && name !== company.name && <bdi>{t('company', { company: company.name })}</bdi>}
          <span>{month ? t('since', { month: format.month(month) }) : t('before_log')}</span>
          {company && !filtered && kind !== 'company' && (
            <TextLink className={styles.only} href={`/moderation/${kind}?company=${company.id}`}>
              {t('only', { company: company.name })}
            </TextLink>
          )}
        </p>
      </div>
      {against && (
        <p className={text.muted}>
          {t('against', {
            kind: t(`decisions:kind.${against.kind}`),
            outcome: t(`decisions:outcomes.${against.outcome}`),
            day: format.day(against.day),
          })}
          <br />
          {against.reason && t('because', { reason: t(`decisions:choices.reason.${against.reason}`) })}
        </p>
      )}
      <CaseLines lines={shown.lines} />
      <Reports reports={shown.reports} remarks={shown.remarks} />
      {kind === 'unlock' && <CaseFile kind="letter" file={shown.letter ? id : undefined} />}
      {pending && kind !== 'support' && (
        <p role="note" className={text.strong}>
          {t(pending.mine === 1 ? 'secondMine' : 'second', { verdict: t(`verdicts.${kind}.${pending.verdict}`) })}
          {pending.reason && (
            <>
              <br />
              {t('because', { reason: t(`decisions:choices.reason.${pending.reason}`) })}
            </>
          )}
        </p>
      )}
      <div className={styles.acts}>
        <Action kind="soft" size="small" icon={<Checkmark20Regular />} onClick={() => onVerdict(id, 'approve')}>
          {t(`verdicts.${kind}.approve`)}
        </Action>
        {kind !== 'support' && (
          <Action kind="dangerLine" size="small" icon={<Dismiss20Regular />} onClick={() => onVerdict(id, 'reject')}>
            {t(`verdicts.${kind}.reject`)}
          </Action>
        )}
      </div>
    </Card>
  )
})
