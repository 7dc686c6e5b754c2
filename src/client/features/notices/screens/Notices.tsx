import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { AuthorityRow, RegisterRow } from '../../../../contract/notices/register.schema.ts'
import { readRegister } from '../../../../contract/notices/register.ts'
import { noticeDays, threatRule } from '../../../../contract/notices/rules.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/charts/DataTable.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  lead: { maxWidth: '720px', marginBlock: '4px 12px' },
  words: { maxWidth: '800px', marginBlock: '8px' },
  table: { overflowX: 'auto', marginBlockStart: '12px' },
  section: { scrollMarginBlockStart: '88px' },
})

/** `/notices`: how many notices came and what became of them, requests of authorities, and the rules of both. */
export default function Notices() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  const read = useQuery(readRegister)
  usePageTitle(t('title'))
  const values = {
    answer: format.number(noticeDays.answer),
    decision: format.number(noticeDays.decision),
    notices: format.number(threatRule.notices),
    days: format.number(threatRule.days),
    returnObjects: true as const,
  }
  const renderRules = (name: 'rules' | 'threat') => (
    <Card as="section" padded id={name} className={styles.section}>
      <h2 className={text.h20}>{t(`register.${name}`)}</h2>
      {t(`register.${name}Text`, values).map((paragraph) => (
        <p key={paragraph} className={mergeClasses(text.muted, styles.words)}>
          {paragraph}
        </p>
      ))}
    </Card>
  )
  return (
    <div className={mergeClasses(layout.wrap, layout.longPage)}>
      <div>
        <h1 className={text.h40}>{t('title')}</h1>
        <p className={mergeClasses(text.b16, text.muted, styles.lead)}>{t('register.lead')}</p>
        <Action kind="primary" href="/notice">
          {t('register.send')}
        </Action>
      </div>
      <ReadFrame read={read} failed={t('register.failed')}>
        {({ notices, requests }) => (
          <>
            <NoticeTable notices={notices} />
            <RequestTable requests={requests} />
          </>
        )}
      </ReadFrame>
      {renderRules('rules')}
      {renderRules('threat')}
    </div>
  )
}

function NoticeTable({ notices }: { notices: readonly RegisterRow[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  const columns = ['month', 'ground', 'outcome', 'notices', 'appealed', 'granted', 'median_days'] as const
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('register.table')}</h2>
      {notices.length === 0 ? (
        <p className={text.muted}>{t('register.none')}</p>
      ) : (
        <div className={styles.table}>
          <DataTable
            head={columns.map((name) => t(`register.columns.${name}`))}
            rows={notices.map(({ month, ground, outcome, median_days, ...row }) => ({
              key: `${month} ${ground} ${outcome}`,
              cells: [
                format.month(month),
                t(`choices.ground.${ground}`),
                t(`status.state.${outcome}`),
                ...[row.notices, row.appealed, row.granted].map((count) => format.number(count)),
                median_days === null ? '—' : format.number(median_days),
              ],
            }))}
          />
        </div>
      )}
    </Card>
  )
}

function RequestTable({ requests }: { requests: readonly AuthorityRow[] }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  const columns = ['month', 'kind', 'outcome', 'requests'] as const
  return (
    <Card as="section" padded>
      <h2 className={text.h20}>{t('register.requests')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('register.requestsLead')}</p>
      {requests.length === 0 ? (
        <p className={text.muted}>{t('register.noRequests')}</p>
      ) : (
        <div className={styles.table}>
          <DataTable
            head={columns.map((name) => t(`register.columns.${name}`))}
            rows={requests.map(({ month, kind, outcome, requests: count }) => ({
              key: `${month} ${kind} ${outcome}`,
              cells: [
                format.month(month),
                t(`register.kind.${kind}`),
                t(`register.outcome.${outcome}`),
                format.number(count),
              ],
            }))}
          />
        </div>
      )}
    </Card>
  )
}
