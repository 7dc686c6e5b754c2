import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { type CompareAnswers, getComparison, getExtraPay } from '../../../../contract/salaries/compare.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { askLogin } from '../../../platform/modals.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { useIntent } from '../../../ui/controls/use-intent.ts'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { BreakdownCard } from '../BreakdownCard.tsx'
import { NationCard } from '../NationCard.tsx'
import { ExtraCard } from './ExtraCard.tsx'
import { LeaveCard } from './LeaveCard.tsx'
import { LockedCharts } from './LockedCharts.tsx'
import { MainPay } from './MainPay.tsx'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
  },
  share: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    '& > div': { flex: '1 1 320px' },
  },
})

interface CompareResultViewProps {
  company: { id: number; name: string | undefined; logo?: string | null | undefined }
  answers: CompareAnswers
}

const extras = ['cash_bonus', 'annual_raise', 'profit_sharing', 'sales_commission'] as const

/** What the company pays compared with what a person earns; for a visitor without the extras (spec 2, 6). */
export function CompareResultView({ company, answers }: CompareResultViewProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('compare')
  const { format } = useLanguage()
  const signedIn = useSignedIn()
  const read = useQuery(getComparison, { params: { id: company.id } })
  const amount = answers.total_pay ?? 0
  const share = async () => {
    const { beginSalaryReview } = await import('./share-salary.ts')
    await beginSalaryReview({ id: company.id, name: company.name ?? '' }, answers)
    if (!signedIn) askLogin(t('login'), 'share')
    else navigate(`/rateCompany?type=salary&id=${company.id}`)
  }
  useIntent('share', () => signedIn && share())
  return (
    <ReadFrame read={read} failed={t('result.failed')}>
      {(comparison) => (
        <>
          <MainPay
            id={company.id}
            company={{ name: company.name ?? '', logo: company.logo }}
            comparison={comparison}
            joblevel={answers.joblevel}
            amount={amount}
          />
          <BreakdownCard
            by="level"
            {...comparison.levels}
            you={{
              id: String(answers.joblevel),
              amount,
              words: t('main.youAt', { amount: format.number(amount) }),
            }}
          />
          <NationCard {...comparison.country.nation} />
          <BreakdownCard by="department" inCountry {...comparison.country.department} />
          <BreakdownCard by="gender" inCountry {...comparison.country.gender} />
          {signedIn ? <Extras answers={answers} /> : <LockedCharts />}
          <Card as="section" padded className={styles.share}>
            <div>
              <h2 className={text.h16}>{t('share.title')}</h2>
              <p className={text.muted}>{t('share.words')}</p>
            </div>
            <Action kind="soft" onClick={() => void share()}>
              {t('share.action')}
            </Action>
          </Card>
        </>
      )}
    </ReadFrame>
  )
}

/** Parts of the pay that not everybody gets, for a signed-in person (C-011 to C-016). */
function Extras({ answers }: { answers: CompareAnswers }) {
  const styles = useStyles()
  const { t } = useTranslation('compare')
  const read = useQuery(getExtraPay)
  return (
    <ReadFrame read={read} failed={t('result.failed')}>
      {(pay) => (
        <div className={styles.pair}>
          {extras.map((name) => (
            <ExtraCard
              key={name}
              name={name}
              pay={pay[name]}
              yours={name === 'cash_bonus' ? answers.bonus : undefined}
            />
          ))}
          <LeaveCard days={answers.annual_leave ?? 0} start={answers.start ?? ''} now={new Date()} />
        </div>
      )}
    </ReadFrame>
  )
}
