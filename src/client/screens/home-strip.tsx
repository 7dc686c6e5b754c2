import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { getGreetingName } from '../features/dashboard/greeting.ts'
import { buildFormPath } from '../features/outbox/status.ts'
import { useFirstUnsent } from '../features/outbox/use-first-unsent.ts'
import { session } from '../session/session.ts'
import { Onward } from '../ui/controls/Onward.tsx'
import { TextLink } from '../ui/controls/TextLink.tsx'
import { Said } from '../ui/Said.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  strip: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    minHeight: '56px',
    paddingBlock: '16px',
  },
})

/**
 * The strip at the top of `/` for signed-in people: a link to what they left unfinished, else to their dashboard. Its
 * height is fixed, since the device is read after the page is shown.
 */
export default function HomeStrip() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('dashboard')
  const { user } = useSnapshot(session).auth
  const unsent = useFirstUnsent()
  const name = getGreetingName(user?.data.name)
  return (
    <aside className={mergeClasses(layout.wrap, styles.strip)} aria-label={t('title')}>
      <div className={layout.row}>
        <p className={mergeClasses(text.h14, layout.grow)}>
          <Said>{name ? t('hello', { name }) : t('helloPlain')}</Said>
        </p>
        <TextLink href={unsent ? buildFormPath(unsent) : '/user/dashboard'}>
          {unsent ? t('unfinished.begun') : t('yourPage')}
          <Onward />
        </TextLink>
      </div>
    </aside>
  )
}
