import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { useTranslation } from 'react-i18next'
import { getSite } from '../../contract/administration/administration.ts'
import { useQuery } from '../data/query.ts'
import { usePageTitle } from '../router/page-title.ts'
import { Action } from '../ui/controls/Action.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { useLayout } from '../ui/styles/layout.ts'

/** What visitors find at every address while the site is not open. */
export default function Shut() {
  const { t } = useTranslation('site')
  const layout = useLayout()
  const { data } = useQuery(getSite)
  const part = data?.state === 'closed' ? 'closed' : 'setup'
  usePageTitle(t(`${part}.title`))
  return (
    <section className={layout.section}>
      <div className={layout.wrap}>
        <StateCard
          heading="h1"
          icon={<Clock24Regular />}
          title={t(`${part}.title`)}
          words={data?.reason ?? t(`${part}.words`)}
          action={<Action href="/auth/login">{t('signIn')}</Action>}
        />
      </div>
    </section>
  )
}
