import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { InstallCard } from '../features/install/InstallCard.tsx'
import { OutboxList } from '../features/outbox/OutboxList.tsx'
import { SharedDevice } from '../features/outbox/SharedDevice.tsx'
import { store } from '../outbox/page.ts'
import { queue, refreshQueue } from '../outbox/queue.ts'
import { usePageTitle } from '../router/page-title.ts'
import { getOwner, session } from '../session/session.ts'
import { ListSkeleton } from '../ui/states/ReadFrame.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { paint } from '../ui/styles/paint.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  page: {
    maxWidth: 'calc(760px + 2 * var(--gutter))',
    paddingBlock: '24px 64px',
    [media.wide]: { maxWidth: 'calc(880px + 2 * var(--gutter))', paddingBlock: '40px 96px' },
  },
  words: { marginBlock: '4px 16px' },
  notKept: {
    marginBlockStart: '16px',
    padding: '14px 16px',
    borderRadius: '12px',
    backgroundColor: paint.warnTint,
    color: paint.warn,
  },
})

/** `/outbox`: what a person wrote and its state (design: offline 20). */
export default function Outbox() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('outbox')
  const { kept, loaded } = useSnapshot(queue)
  // The rest of the outbox starts when the page is idle; its own page does not wait for that.
  useEffect(() => void refreshQueue(store, getOwner(session.auth), Date.now()), [])
  usePageTitle(t('title'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)} aria-busy={!loaded}>
      <h1 className={text.h28}>{t('title')}</h1>
      {kept && <p className={mergeClasses(text.muted, styles.words)}>{t('words')}</p>}
      {!kept && <p className={styles.notKept}>{t('notKept')}</p>}
      {!loaded && <ListSkeleton untitled />}
      {loaded && (
        <>
          <OutboxList />
          <SharedDevice />
          <InstallCard />
        </>
      )}
    </div>
  )
}
