import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { AnnouncementForm } from '../features/announcements/AnnouncementForm.tsx'
import { session } from '../session/session.ts'
import { useLayout } from '../ui/layout.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { useText } from '../ui/text.ts'
import NotFound from './NotFound.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 760px)', gap: '16px', paddingBlock: '32px 96px' },
})

/** `/moderation/announce`: for those who run the site. */
export default function Announce() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('announcements')
  const { auth } = useSnapshot(session)
  usePageTitle(t('title'))
  if (!auth.user?.roles?.includes('moderator')) return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <h1 className={text.h28}>{t('title')}</h1>
      <p className={text.muted}>{t('words')}</p>
      <AnnouncementForm />
    </div>
  )
}
