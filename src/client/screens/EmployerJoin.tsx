import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { JoinCard } from '../features/employer-area/JoinCard.tsx'
import { useLayout } from '../ui/layout.ts'
import { usePageTitle } from '../ui/page-title.ts'

const useStyles = makeStyles({ page: { paddingBlock: '48px 96px' } })

/** `/employer/join/{token}`: where the link of an invitation leads. */
export default function EmployerJoin({ params }: { params: { token?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('employer-area')
  usePageTitle(t('join.title'))
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <JoinCard token={params.token ?? ''} />
    </div>
  )
}
