import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { rulesCheckedOn } from '../../../contract/pay-package/rules/sources.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { usePayWords } from './use-words.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  list: { margin: 0, paddingInlineStart: '20px', display: 'grid', gap: '4px' },
})

/** The rules in words, when they were compared with their sources, and what is not computed. */
export function RulesCard() {
  const styles = useStyles()
  const text = useText()
  const { t, formatDay } = usePayWords()
  const limits = t('limits', { returnObjects: true })
  return (
    <Card as="section" padded className={styles.card}>
      <h2 className={text.h20}>{t('sections.rules')}</h2>
      <p className={text.muted}>{t('rules.insurance')}</p>
      <p className={text.muted}>{t('rules.labour')}</p>
      <p className={text.strong}>{t('rules.checked', { day: formatDay(rulesCheckedOn) })}</p>
      <h3 className={text.h16}>{t('sections.limits')}</h3>
      <ul className={mergeClasses(text.muted, styles.list)}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Card>
  )
}
