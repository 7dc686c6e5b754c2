import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import type { Activity } from '../../../contract/notifications/activity.schema.ts'
import { ActivityCard } from './ActivityCard.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', listStyleType: 'none', padding: 0 },
})

interface ActivityListProps {
  activity: readonly Activity[]
  /** The ids to mark as new beside the unseen ones. */
  fresh?: ReadonlySet<string>
  heading?: 'h2' | 'h3'
  /** Shown before the events, as items of the list. */
  children?: ReactNode
}

/** The events, one card each. */
export function ActivityList({ activity, fresh, heading, children }: ActivityListProps) {
  return (
    <ul className={useStyles().list}>
      {children}
      {activity.map((one) => (
        <ActivityCard key={one.id} activity={one} isNew={!one.seen || fresh?.has(one.id) === true} heading={heading} />
      ))}
    </ul>
  )
}
