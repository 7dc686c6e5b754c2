import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { riyal } from '../../../contract/lookups/known-ids.ts'
import { emptySheet } from '../../../contract/pay-package/sheet.ts'
import type { Contribution } from '../../../contract/profile/profile.schema.ts'
import { allowanceNames } from '../../../contract/reviews/salary.ts'
import { keepSheets, readKept } from '../../data/kept-sheets.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Dotted } from '../../ui/Dotted.tsx'

const useStyles = makeStyles({ parts: { display: 'grid', gap: '8px', justifyItems: 'start' } })

const toNumber = (answer: unknown) => (typeof answer === 'number' ? answer : 0)
/** How many months each period has; an hour is no part of a package. */
const months: Readonly<Record<string, number>> = { month: 1, year: 12 }

/** The parts of a person's own salary, where they told them, and a press that brings them to the package. */
export function PayParts({ answers }: Pick<Contribution, 'answers'>) {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  const allowances = allowanceNames.map((name) => ({ name, amount: toNumber(answers[name]) }))
  const basic = allowances.reduce((rest, { amount }) => rest - amount, toNumber(answers.salary))
  if (allowances.every(({ amount }) => amount === 0)) return null
  const inMonths = answers.currency_id === riyal ? months[String(answers.per_duration)] : undefined
  return (
    <div className={styles.parts}>
      <Dotted
        parts={[{ name: 'basic' as const, amount: basic }, ...allowances].map(({ name, amount }) =>
          amount > 0 ? t(`contributions.pay.${name}`, { amount: format.number(amount) }) : null,
        )}
      />
      {inMonths !== undefined && (
        <Action size="small" onClick={() => openPackage([basic, ...allowances.map(({ amount }) => amount)], inMonths)}>
          {t('contributions.pay.package')}
        </Action>
      )}
    </div>
  )
}

/** Opens the package with these amounts, on this device; what else it has stays. */
function openPackage(amounts: readonly number[], inMonths: number): void {
  const [basic = 0, housing = 0, transport = 0, other = 0] = amounts.map((amount) =>
    Math.round((amount * 100) / inMonths),
  )
  const sheet = { ...(readKept()?.package ?? emptySheet), ...{ basic, housing, transport, other } }
  keepSheets({ package: { ...sheet, guessed: { housing: false, transport: false } } })
  navigate('/package')
}
