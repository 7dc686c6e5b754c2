import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../../router/page-title.ts'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { LogList } from '../LogList.tsx'
import { LogTotals } from '../LogTotals.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '32px',
    maxWidth: '824px',
    paddingBlock: '32px 64px',
    [media.wide]: { paddingBlock: '40px 96px' },
  },
  lead: { marginBlockStart: '4px' },
})

/** `/moderation/log`: what moderators decided, without identities, for everybody to read (design: product). */
export default function ModerationLog() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('moderation-log')
  usePageTitle(t('title'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <div>
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={mergeClasses(text.muted, styles.lead)}>{t('lead')}</p>
      </div>
      <LogTotals />
      <LogList />
    </div>
  )
}
