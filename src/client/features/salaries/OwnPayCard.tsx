import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getSalaries } from '../../../contract/companies/salaries.ts'
import { listContributions } from '../../../contract/profile/profile.ts'
import { getTitlePage } from '../../../contract/salaries/browse.ts'
import { computeAbout } from '../../../contract/salaries/pay.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { ChartCard } from '../../ui/charts/ChartCard.tsx'
import { DataTable } from '../../ui/charts/DataTable.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { getSharedPay, type SharedPay } from './own-pay.ts'
import { type PayRow, PayRows } from './PayRows.tsx'
import { usePayWords } from './pay-words.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '16px' },
})

/** How many contributions are searched, newest first. */
const most = 50

/**
 * The person's own pay among what is published, by what they shared; nothing where they shared none. What follows the
 * card appears together with it, so that it is not shifted.
 */
export default function OwnPayCard({ children }: { children?: ReactNode }) {
  const { data, state } = useQuery(listContributions, { query: { limit: most } })
  const pay = data && getSharedPay(data.contributions)
  if (pay) return <Placed pay={pay}>{children}</Placed>
  return state === 'loading' ? null : children
}

function Placed({ pay, children }: { pay: SharedPay; children: ReactNode }) {
  const { company, jobtitle, amount, month } = pay
  const styles = useStyles()
  const { t } = useTranslation(['dashboard', 'salaries'])
  const { format } = useLanguage()
  const salaries = useQuery(getSalaries, { params: { id: company.id } })
  const titlePage = useQuery(getTitlePage, jobtitle > 0 ? { params: { id: jobtitle } } : null)
  const title = titlePage.data
  const words = usePayWords()
  const listPart = (id: string, name: string, of: Omit<PayRow, 'id' | 'name' | 'p25' | 'p75'> | null | undefined) =>
    of ? [{ id, name, p25: null, p75: null, ...of }] : []
  const { pay: here, wider } = salaries.data ?? {}
  const rows: PayRow[] = [
    ...listPart('here', company.name, here),
    ...listPart('here', company.name, wider && { ...wider, wider: true, note: t(`salaries:row.wider.${wider.on}`) }),
    ...listPart('title', title?.name ?? '', title?.pay && { ...title.pay, ...(title.half ?? {}) }),
    ...listPart('country', t('pay.country'), title?.country),
  ]
  const [first] = rows
  if (salaries.state === 'loading' || (jobtitle > 0 && titlePage.state === 'loading')) return null
  if (!first) return children
  const describeFinding = () => {
    const { about } = computeAbout(first)
    const difference = Math.round((amount - about) / 100) * 100
    if (amount >= first.lower && amount <= first.upper) return t('pay.same')
    return t(difference > 0 ? 'pay.above' : 'pay.below', { amount: format.money(Math.abs(difference)) })
  }
  return (
    <>
      <ChartCard
        first
        title={describeFinding()}
        basis={t('pay.basis', { amount: format.money(amount), month: format.month(month) })}
        chart={
          <>
            <PayRows rows={rows} you={{ amount, words: t('salaries:dots.you') }} />
            <div className={styles.actions}>
              <Action kind="soft" href="/user/myprofile/contributions">
                {t('pay.change')}
              </Action>
              {title && <Action href={`/salaries/${title.id}`}>{t('pay.more', { title: title.name })}</Action>}
            </div>
          </>
        }
        table={
          <DataTable
            head={[
              t('salaries:group'),
              t('salaries:column.people'),
              t('salaries:column.median'),
              t('salaries:row.sure'),
            ]}
            rows={rows.map((row) => ({
              key: row.id,
              cells: [row.name ?? '', format.atLeast(row.people ?? 0), words.aboutNumber(row), words.within(row)],
            }))}
          />
        }
      />
      {children}
    </>
  )
}
