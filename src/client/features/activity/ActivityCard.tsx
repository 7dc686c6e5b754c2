import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowUndo24Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { Chat24Regular } from '@fluentui/react-icons/svg/chat'
import { ChatBubblesQuestion24Regular } from '@fluentui/react-icons/svg/chat-bubbles-question'
import { EyeOff24Regular } from '@fluentui/react-icons/svg/eye-off'
import { Gavel24Regular } from '@fluentui/react-icons/svg/gavel'
import { HourglassHalf24Regular } from '@fluentui/react-icons/svg/hourglass-half'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { ThumbLike24Regular } from '@fluentui/react-icons/svg/thumb-like'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../contract/notifications/activity.schema.ts'
import type { ReviewKind } from '../../../contract/reviews/kinds.ts'
import { readings } from '../../../contract/reviews/readings.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { NoticeAsked } from './NoticeAsked.tsx'
import { RemovalAppeal } from './RemovalAppeal.tsx'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 12px', alignItems: 'start' },
  icon: { display: 'flex', color: paint.brandFg, paddingBlockStart: '2px' },
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', justifyItems: 'start' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  words: { overflowWrap: 'anywhere' },
  form: { width: '100%' },
})

const icons: Record<Activity['kind'], ReactElement> = {
  company_response: <Chat24Regular />,
  question_answered: <ChatBubblesQuestion24Regular />,
  found_helpful: <ThumbLike24Regular />,
  new_pay: <Money24Regular />,
  removed: <EyeOff24Regular />,
  restored: <ArrowUndo24Regular />,
  held: <HourglassHalf24Regular />,
  notice: <Gavel24Regular />,
  noticeKept: <Gavel24Regular />,
}

interface ActivityCardProps {
  activity: Activity
  isNew: boolean
  heading?: 'h2' | 'h3' | undefined
}

/** One event, with a link to where it can be read, and the appeal where there is one. */
export function ActivityCard({ activity, isNew, heading: Heading = 'h2' }: ActivityCardProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['activity', 'profile', 'decisions'])
  const { format } = useLanguage()
  const [appealing, setAppealing] = useState(false)
  const { kind, company, contribution, question, count, month, removal, notice } = activity
  const what = contribution && translateName(contribution.kind)
  return (
    <Card as="li" padded className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        {icons[kind]}
      </span>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={text.h16}>
            {t(removal?.part ? 'title.removedPart' : `title.${kind}`, {
              count: count ?? 0,
              number: format.number(count ?? 0),
            })}
          </Heading>
          {isNew && <Chip tone="brand">{t('new')}</Chip>}
        </div>
        <p className={mergeClasses(text.s13, text.muted, styles.words)}>
          {what && <>{what} · </>}
          <TextLink href={buildActivityPath(activity)}>
            <UserText>{company.name}</UserText>
          </TextLink>
          {month && <> · {format.month(month)}</>}
        </p>
        {question && (
          <UserText as="p" className={styles.words}>
            {question}
          </UserText>
        )}
        {kind === 'held' && <p className={styles.words}>{t('held')}</p>}
        {kind === 'noticeKept' && <p className={styles.words}>{t('notice.kept')}</p>}
        {notice && <NoticeAsked notice={notice} />}
        {removal && (
          <>
            <p className={styles.words}>
              {removal.reason && t('because', { reason: t(`decisions:choices.reason.${removal.reason}`) })}{' '}
              {t(`appeal.${removal.appeal}`, { day: format.day(removal.until) })}
            </p>
            {removal.statement && (
              <p className={styles.words}>
                {t('statement')} <UserText as="span">{removal.statement}</UserText>
              </p>
            )}
            {removal.appeal === 'possible' && !appealing && (
              <Action size="small" onClick={() => setAppealing(true)}>
                {t('appeal.write')}
              </Action>
            )}
            {removal.appeal === 'possible' && appealing && contribution && (
              <div className={styles.form}>
                <RemovalAppeal contribution={contribution.id} decision={removal.decision} />
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  )

  function translateName(of: string): string {
    return of === 'question' || of === 'answer'
      ? t(`contribution.${of}`)
      : t(`profile:contributions.kind.${of as ReviewKind}`)
  }
}

/** Returns the address where the event can be read. */
function buildActivityPath({ kind, company, contribution }: Activity): string {
  if (kind === 'new_pay') return `/company/${company.id}/salaries`
  if (!contribution) return `/company/${company.id}/overview`
  if (contribution.kind === 'question' || contribution.kind === 'answer') return `/company/${company.id}/questions`
  return `/company/${company.id}/${readings[contribution.kind as ReviewKind].tab}`
}
