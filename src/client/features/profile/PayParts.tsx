import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { riyal } from '../../../contract/lookups/known-ids.ts'
import { emptySheet } from '../../../contract/pay-package/sheet.ts'
import type { Contribution } from '../../../contract/profile/profile.schema.ts'
import { allowanceNames } from '../../../contract/reviews/salary.ts'
import { readKept, saveSheets } from '../../data/kept-sheets.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { DotSeparated } from '../../ui/DotSeparated.tsx'

const useStyles = makeStyles({ parts: { display: 'grid', gap: '8px', justifyItems: 'start' } })

type Answers = Contribution['answers']

/** How many months each period has; an hour is no part of a package. */
const months: Readonly<Record<string, number>> = { month: 1, year: 12 }

const toNumber = (answer: unknown) => (typeof answer === 'number' ? answer : 0)

/** Lists the parts of a salary, each for the period of the salary: basic pay, then each allowance. */
function listParts(answers: Answers) {
  const allowances = allowanceNames.map((name) => ({ name, amount: toNumber(answers[name]) }))
  const basic = allowances.reduce((rest, { amount }) => rest - amount, toNumber(answers.salary))
  return [{ name: 'basic' as const, amount: basic }, ...allowances]
}

/** The parts of a person's own salary, where they told them, and a press that brings them to the package. */
export function PayParts({ answers }: { answers: Answers }) {
  const styles = useStyles()
  const { t } = useTranslation('profile')
  const { format } = useLanguage()
  const parts = listParts(answers)
  if (parts.slice(1).every(({ amount }) => amount === 0)) return null
  const isPackage = answers.currency_id === riyal && String(answers.per_duration) in months
  return (
    <div className={styles.parts}>
      <DotSeparated
        parts={parts.map(({ name, amount }) =>
          amount > 0 ? t(`contributions.pay.${name}`, { amount: format.number(amount) }) : null,
        )}
      />
      {isPackage && (
        <Action
          size="small"
          onClick={() => {
            fillPackage(answers)
            navigate('/package')
          }}
        >
          {t('contributions.pay.package')}
        </Action>
      )}
    </div>
  )
}

/** Fills the package of this device with the amounts of a salary, in halalas a month; what else it has stays. */
export function fillPackage(answers: Answers): void {
  const inMonths = months[String(answers.per_duration)] ?? 1
  const [basic = 0, housing = 0, transport = 0, other = 0] = listParts(answers).map(({ amount }) =>
    Math.round((amount * 100) / inMonths),
  )
  const sheet = { ...(readKept()?.package ?? emptySheet), ...{ basic, housing, transport, other } }
  saveSheets({ package: { ...sheet, guessed: { housing: false, transport: false } } })
}
