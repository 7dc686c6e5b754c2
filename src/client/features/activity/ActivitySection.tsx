import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markSeen } from '../../../contract/notifications/activity.ts'
import { useMutation } from '../../data/mutation.ts'
import { useActivity } from '../../data/use-activity.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { ListSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { ActivityList } from './ActivityList.tsx'
import { DeviceCard } from './DeviceCard.tsx'

/** The events concerning what the person wrote and the companies they know; no mail is sent about them. */
export default function ActivitySection() {
  const text = useText()
  const { t } = useTranslation('activity')
  const read = useActivity()
  const fresh = useMarkAsSeen(read.data && [...(read.data.devices ?? []), ...read.data.activity])
  const choose = (
    <Action size="small" href="/user/myprofile/preferences">
      {t('choose')}
    </Action>
  )
  return (
    <ReadFrame read={read} failed={t('failed')} skeleton={<ListSkeleton untitled />}>
      {({ activity, devices = [] }) =>
        activity.length + devices.length === 0 ? (
          <StateCard
            heading="h2"
            icon={<Alert24Regular />}
            title={t('empty')}
            words={t('emptyWords')}
            action={choose}
          />
        ) : (
          <>
            <p className={text.muted}>{t('words')}</p>
            <ActivityList activity={activity} fresh={fresh}>
              {devices.map((one) => (
                <DeviceCard key={one.id} device={one} isNew={!one.seen || fresh.has(one.id)} />
              ))}
            </ActivityList>
            <div>{choose}</div>
          </>
        )
      }
    </ReadFrame>
  )
}

/**
 * Returns the ids that were unseen when they were shown here, which stay marked as new while the page is open; the
 * server is told that they are seen.
 */
function useMarkAsSeen(entries: readonly { id: string; seen: boolean }[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = entries?.flatMap(({ id, seen }) => (seen ? [] : [id])).join(' ') ?? ''
  const { mutate } = useMutation(markSeen, { quiet: true, onRefused: () => true })
  useEffect(() => {
    if (!unseen) return
    const seen = unseen.split(' ')
    setFresh((known) => new Set([...known, ...seen]))
    void mutate({ body: { seen } })
  }, [unseen, mutate])
  return fresh
}
