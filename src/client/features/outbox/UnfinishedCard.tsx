import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import type { Submission } from '../../outbox/submission.ts'
import { Card } from '../../ui/Card.tsx'
import { Bar } from '../../ui/charts/Bar.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { styleEdgeColour } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { getFormName } from './form-name.ts'
import { buildFormPath, isInSteps } from './status.ts'
import { useNow } from './use-now.ts'

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    padding: '16px',
    backgroundColor: paint.brandTint,
    ...styleEdgeColour(paint.brandLine),
    '& > div': { flex: '1 1 180px' },
  },
})

/** A record begun on this device and not sent: what it is, its progress, and a link to it. */
export function UnfinishedCard({ record }: { record: Submission }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['dashboard', 'outbox', 'reviews'])
  const { t: named } = useTranslation(['outbox', 'reviews'])
  const { format } = useLanguage()
  const now = useNow(false)
  const age = format.age(new Date(record.savedAt).toISOString(), new Date(now))
  const inSteps = record.state === 'draft' && isInSteps(record)
  const describeLine = () => {
    if (record.state === 'refused') return t('unfinished.refused')
    return inSteps ? t('outbox:line.draft', { step: record.step, age }) : t('outbox:line.kept', { age })
  }
  return (
    <Card as="section" className={styles.card}>
      <Logo src={record.companyLogo} size={40} />
      <div>
        <h2 className={text.h14}>
          {getFormName(named, record.type)}
          {record.companyName && (
            <>
              {' · '}
              <UserText>{record.companyName}</UserText>
            </>
          )}
        </h2>
        <p className={mergeClasses(text.s13, text.muted)}>{describeLine()}</p>
        {inSteps && <Bar share={(record.step - 0.5) / 3} />}
      </div>
      <Action kind="primary" href={buildFormPath(record)}>
        {t('unfinished.finish')}
      </Action>
    </Card>
  )
}
