import { ArrowSync16Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { Clock16Regular } from '@fluentui/react-icons/svg/clock'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { ErrorCircle16Filled } from '@fluentui/react-icons/svg/error-circle'
import { PhoneLaptop16Regular } from '@fluentui/react-icons/svg/phone-laptop'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { adoptDraft, resend, sendNow } from '../../outbox/record-actions.ts'
import type { Submission } from '../../outbox/submission.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { OutboxRow, type OutboxRowProps } from './OutboxRow.tsx'
import { buildFormPath, describeStatus, isInSteps } from './status.ts'

interface SubmissionRowProps {
  record: Submission
  now: number
  sending: boolean
  /** Whether it is sent next: only the record being sent precedes it. */
  first: boolean
  signedIn: boolean
  onDiscard: () => void
}

/** A record that is not sent yet, with its main action. */
export function SubmissionRow({ record, now, sending, first, signedIn, onDiscard }: SubmissionRowProps) {
  const { t } = useTranslation(['outbox', 'problems'])
  const { format } = useLanguage()
  const { state, step, savedAt } = record
  const form = buildFormPath(record)
  // A visitor's draft becomes the signed-in person's only if they say so.
  const isOffered = signedIn && record.owner === null && state === 'draft'
  // No second review can be sent this year: its form offers to change the first one instead.
  const isWritten = record.problems?.some(({ code }) => code === 'already_reviewed')
  const discard = { label: t('act.discard'), icon: <Delete20Regular />, act: onDiscard }
  const edit = { label: t('act.edit'), icon: <Edit20Regular />, href: form }

  const describeLine = () => {
    if (isOffered) return t('line.offered')
    if (state === 'draft') {
      const age = format.age(new Date(savedAt).toISOString(), new Date(now))
      return isInSteps(record) ? t('line.draft', { step, age }) : t('line.kept', { age })
    }
    if (state === 'refused') {
      const [problem] = record.problems ?? []
      return problem ? t(`problems:${problem.code}`) : record.message
    }
    const said = describeStatus(record, { now, sending, first, signedIn })
    return 'count' in said ? t(`line.${said.key}`, { count: said.count }) : t(`line.${said.key}`)
  }
  const buildChip = (): OutboxRowProps['chip'] => {
    if (state === 'draft') return { tone: 'plain', icon: <PhoneLaptop16Regular />, words: t('chip.saved') }
    if (state !== 'waiting') return { tone: 'danger', icon: <ErrorCircle16Filled />, words: t('chip.needsYou') }
    if (sending) return { tone: 'brand', icon: <ArrowSync16Regular />, words: t('chip.sending') }
    return { tone: 'warn', icon: <Clock16Regular />, words: t('chip.waiting') }
  }
  const renderAction = () => {
    if (isOffered)
      return (
        <Action size="small" onClick={() => void adoptDraft(record)}>
          {t('act.keep')}
        </Action>
      )
    if (state === 'draft')
      return (
        <Action size="small" href={form}>
          {t('act.continue')}
        </Action>
      )
    if (state === 'refused')
      return (
        <Action size="small" kind={first ? 'primary' : 'line'} href={form}>
          {t(isWritten ? 'act.change' : 'act.fix')}
        </Action>
      )
    if (state === 'held' && !signedIn)
      return (
        <Action size="small" href="/auth/login" state={{ from: '/outbox' }}>
          {t('act.login')}
        </Action>
      )
    if (state === 'held')
      return (
        <Action size="small" onClick={() => void resend(record)}>
          {t('act.send')}
        </Action>
      )
    if (!sending && record.notBefore > now && !record.paced)
      return (
        <Action size="small" onClick={() => void sendNow()}>
          {t('act.sendNow')}
        </Action>
      )
    return undefined
  }
  return (
    <OutboxRow
      of={record}
      chip={buildChip()}
      line={describeLine()}
      needsYou={state === 'refused' || state === 'held'}
      sending={sending}
      action={renderAction()}
      menu={state === 'waiting' && !sending ? [edit, discard] : [discard]}
    />
  )
}
