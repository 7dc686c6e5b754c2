import { CheckmarkCircle16Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { CloudArrowUp24Regular } from '@fluentui/react-icons/svg/cloud-arrow-up'
import { Delete16Regular } from '@fluentui/react-icons/svg/delete'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { queue } from '../../outbox/queue.ts'
import { discard } from '../../outbox/record-actions.ts'
import type { Submission } from '../../outbox/submission.ts'
import { useSignedIn } from '../../session/use-signed-in.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { OutboxRow } from './OutboxRow.tsx'
import { Section } from './Section.tsx'
import { SubmissionRow } from './SubmissionRow.tsx'
import { useNow } from './use-now.ts'

type DiscardedRecord = { record: Submission; undo: () => Promise<void> }

/** Everything the person wrote and its state; a discarded review can be restored until the page is left. */
export function OutboxList() {
  const { t } = useTranslation('outbox')
  const { format } = useLanguage()
  const { records, sent, sending, offline } = useSnapshot(queue) as typeof queue
  const signedIn = useSignedIn()
  const [gone, setGone] = useState<DiscardedRecord[]>([])
  const now = useNow(records.some(({ state }) => state === 'waiting'))

  const remove = async (record: Submission) => {
    const undo = await discard(record)
    setGone((before) => [...before, { record, undo }])
  }
  const restoreRecord = async ({ record, undo }: DiscardedRecord) => {
    await undo()
    setGone((before) => before.filter((one) => one.record !== record))
  }
  const buildGroup = (...states: Submission['state'][]) => {
    const own = records.filter(({ state }) => states.includes(state))
    const goneHere = gone.filter(({ record }) => states.includes(record.state))
    return {
      count: own.length,
      children: [
        ...own.map((record, place) => (
          <SubmissionRow
            key={record.id}
            record={record}
            now={now}
            sending={record.id === sending}
            first={place === (own[0]?.id === sending ? 1 : 0)}
            signedIn={signedIn}
            onDiscard={() => void remove(record)}
          />
        )),
        ...goneHere.map((one) => (
          <OutboxRow
            key={one.record.id}
            of={one.record}
            chip={{ tone: 'plain', icon: <Delete16Regular />, words: t('line.discarded') }}
            line=""
            action={
              <Action size="small" onClick={() => void restoreRecord(one)}>
                {t('act.undo')}
              </Action>
            }
          />
        )),
      ],
      shown: own.length + goneHere.length,
    }
  }
  const parts = [
    { title: t('needsYou'), ...buildGroup('refused', 'held') },
    { title: t('onTheWay'), ...buildGroup('waiting') },
    { title: t('savedHere'), ...buildGroup('draft') },
  ]
  const nothing = sent.length === 0 && parts.every(({ shown }) => shown === 0)
  return (
    <>
      <ConnectionCard offline={offline} sending={sending !== null} waiting={parts[1]!.count} />
      {parts.map(({ title, count, shown, children }) => (
        <Section key={title} title={title} count={count} shown={shown > 0}>
          {children}
        </Section>
      ))}
      <Section title={t('sent')} count={sent.length} shown={sent.length > 0}>
        {sent.map((trace) => (
          <OutboxRow
            key={trace.id}
            of={trace}
            chip={{ tone: 'good', icon: <CheckmarkCircle16Filled />, words: t('chip.sent') }}
            line={format.day(trace.day)}
          />
        ))}
      </Section>
      {nothing && (
        <StateCard
          icon={<CloudArrowUp24Regular />}
          title={t('empty.title')}
          words={t('empty.words')}
          action={
            <Action kind="primary" href="/rateCompany">
              {t('empty.action')}
            </Action>
          }
        />
      )}
    </>
  )
}
