import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { LinkDismiss24Regular } from '@fluentui/react-icons/svg/link-dismiss'
import { useTranslation } from 'react-i18next'
import { readNotice } from '../../../../contract/notices/notices.ts'
import { useQuery } from '../../../data/query.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { NoticeStatusView } from '../NoticeStatusView.tsx'

const useStyles = makeStyles({ page: { maxWidth: '760px', marginInline: 'auto' } })

/** `/notice/{receipt}`: what has become of a notice, for the person who has its receipt. */
export default function Notice({ params: { receipt = '' } }: { params: { receipt?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('notices')
  const read = useQuery(readNotice, { body: { receipt } })
  usePageTitle(t('status.page'))
  return (
    <div className={layout.wrap}>
      <div className={mergeClasses(layout.longPage, styles.page)}>
        {read.state === 'missing' ? (
          <StateCard
            tone="wrong"
            heading="h1"
            icon={<LinkDismiss24Regular />}
            title={t('status.unknown')}
            words={t('status.unknownWords')}
            action={<Action href="/notices">{t('form.register')}</Action>}
          />
        ) : (
          <ReadFrame read={read} failed={t('status.failed')}>
            {(notice) => <NoticeStatusView notice={notice} receipt={receipt} />}
          </ReadFrame>
        )}
      </div>
    </div>
  )
}
