import { MonthlyHint } from '../MonthlyHint.tsx'
import { PeriodHint } from './PeriodHint.tsx'

/** What is asked below a salary: few writers see any of it. */
export default function SalaryHints() {
  return (
    <>
      <MonthlyHint />
      <PeriodHint />
    </>
  )
}
