import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { BuildingMultiple24Regular } from '@fluentui/react-icons/svg/building-multiple'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askLogin } from '../../../platform/modals.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { session } from '../../../session/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { Outcome } from '../../../ui/states/Outcome.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { RequestForm } from '../RequestForm.tsx'

const useStyles = makeStyles({
  page: {
    paddingBlock: '24px 0',
    [media.phoneOnly]: { paddingInline: 0 },
    [media.tablet]: { paddingBlock: '40px 64px' },
  },
  head: {
    maxWidth: '640px',
    marginBlockEnd: '16px',
    [media.phoneOnly]: { paddingInline: '16px' },
    [media.tablet]: { marginBlockEnd: '24px' },
  },
  columns: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  aside: { display: 'grid', gap: '16px', alignContent: 'start', [media.phoneOnly]: { display: 'none' } },
  points: { display: 'grid', gap: '12px', marginBlockStart: '8px' },
})

/** `/add-Company`: a request to add a missing company, in steps; it waits for approval (T-015). */
export default function AddCompany() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('company-requests')
  const [sent, setSent] = useState<string>()
  usePageTitle(t('title'))
  useEffect(() => {
    if (!session.auth.user) askLogin()
  }, [])
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <div className={styles.head}>
        <h1 className={text.h28}>{t('title')}</h1>
        <p className={text.muted}>{t('lead')}</p>
      </div>
      {sent !== undefined ? (
        <Outcome>
          <StateCard
            icon={<BuildingMultiple24Regular />}
            title={t('sent.title', { name: sent })}
            words={t('sent.words')}
            action={
              <Action kind="primary" href="/companies">
                {t('sent.action')}
              </Action>
            }
          />
        </Outcome>
      ) : (
        <div className={styles.columns}>
          <RequestForm onSent={setSent} />
          <aside className={styles.aside}>
            <Card as="section" padded>
              <h2 className={text.h16}>{t('next.title')}</h2>
              <ul className={mergeClasses(text.muted, styles.points)}>
                <li>{t('next.check')}</li>
                <li>{t('next.pending')}</li>
                <li>{t('next.unnamed')}</li>
              </ul>
            </Card>
          </aside>
        </div>
      )}
    </div>
  )
}
