import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useId } from 'react'
import { computeMonth } from '../../../../contract/pay-package/compute/net.ts'
import { rulesCheckedOn } from '../../../../contract/pay-package/rules/sources.ts'
import type { Sheet } from '../../../../contract/pay-package/sheet.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { PayFields, PersonFields } from '../fields/PayFields.tsx'
import { ContractFields, EndFields } from '../fields/WorkFields.tsx'
import { ReportActions } from '../ReportActions.tsx'
import { ReportLines } from '../ReportLines.tsx'
import { RulesCard } from '../RulesCard.tsx'
import { usePackage } from '../use-package.ts'
import { useReport } from '../use-report.ts'
import { useToday } from '../use-today.ts'
import { usePayWords } from '../use-words.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  heading: { marginBlockEnd: '16px' },
  top: {
    padding: '20px 16px',
    borderRadius: '12px 12px 0 0',
    backgroundColor: paint.brandTint,
    [media.tablet]: { padding: '24px' },
  },
  net: { fontSize: '2.5rem', lineHeight: 1.4, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  body: { padding: '8px 16px 20px', [media.tablet]: { padding: '8px 24px 24px' } },
  section: { marginBlockStart: '20px' },
  below: { display: 'grid', gap: '12px' },
})

/** `/package`: what a pay package is worth by the rules in force; nothing of it leaves the device. */
export default function Package() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const id = useId()
  const { t, formatDay } = usePayWords()
  const { sheet, turn, isKept, change, clear } = usePackage()
  const today = useToday()
  const sections = useReport(sheet, today)
  usePageTitle(t('title'))
  const foot = today
    ? [t('signature', { day: formatDay(today) }), t('rules.checked', { day: formatDay(rulesCheckedOn) })]
    : []
  const fields = { id, sheet, onChange: change }
  return (
    <div className={mergeClasses(layout.wrap, layout.longPage)}>
      <div>
        <h1 className={text.h40}>{t('heading')}</h1>
        <p className={mergeClasses(text.b16, text.muted)}>{t('lead')}</p>
      </div>
      <div className={styles.columns}>
        <div key={turn} className={styles.column} data-print="no">
          <Card as="section" padded>
            <h2 className={mergeClasses(text.h20, styles.heading)}>{t('form.title')}</h2>
            <PayFields sheet={sheet} onChange={change} />
            <div className={styles.section}>
              <PersonFields {...fields} />
            </div>
          </Card>
          <Card as="section" padded>
            <h2 className={mergeClasses(text.h20, styles.heading)}>{t('form.time')}</h2>
            <ContractFields {...fields} />
          </Card>
          <Card as="section" padded>
            <h2 className={mergeClasses(text.h20, styles.heading)}>{t('form.more')}</h2>
            <EndFields {...fields} />
          </Card>
        </div>
        <div className={styles.column}>
          <Card as="section">
            <Headline sheet={sheet} today={today} />
            {sections.length > 0 && (
              <div className={styles.body}>
                {sections.map(({ key, title, ...lines }) => (
                  <section key={key} className={styles.section}>
                    <h2 className={text.h16}>{title}</h2>
                    <ReportLines {...lines} />
                  </section>
                ))}
              </div>
            )}
          </Card>
          {sections.length > 0 && (
            <div className={styles.below} data-print="no">
              <div>
                <Action kind="primary" href="/offers">
                  {t('actions.second')}
                </Action>
              </div>
              <ReportActions title={t('title')} sections={sections} foot={foot} onClear={clear} />
              <p className={mergeClasses(text.s13, text.faint)}>{t(isKept ? 'actions.kept' : 'actions.notKept')}</p>
            </div>
          )}
        </div>
      </div>
      <RulesCard />
    </div>
  )
}

/** The pay that arrives each month, or what to fill in first. */
function Headline({ sheet, today }: { sheet: Sheet; today: string }) {
  const styles = useStyles()
  const text = useText()
  const { t, formatMoney } = usePayWords()
  if (sheet.basic === 0 || today === '')
    return (
      <div className={styles.top}>
        <p className={text.h16}>{t('result.start')}</p>
        <p className={mergeClasses(text.s13, text.muted)}>{t('result.startWords')}</p>
      </div>
    )
  const { gross, net } = computeMonth(sheet, today)
  return (
    <div className={styles.top} role="status">
      <p className={text.s13}>{t('result.net')}</p>
      <p className={styles.net}>{net === null ? t('result.unknown') : formatMoney(net)}</p>
      <p className={mergeClasses(text.s13, text.muted)}>{t('result.gross', { amount: formatMoney(gross) })}</p>
    </div>
  )
}
