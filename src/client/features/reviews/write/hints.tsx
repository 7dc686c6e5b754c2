import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, Suspense } from 'react'
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts'
import { RepeatedAnswer } from './wizard/RepeatedAnswer.tsx'
import { repeats } from './wizard/repeats.ts'
import { WordChips } from './wizard/WordChips.tsx'

const QuickPicks = lazyWithRetry(() => import('./wizard/QuickPicks.tsx'))
const SalaryHints = lazyWithRetry(() => import('./salary/SalaryHints.tsx'))

const useStyles = makeStyles({
  // As tall as its row on phones, so that the fields below stay where they are when it arrives.
  row: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ':empty': { display: 'none' } },
  place: { height: '44px' },
})

function Quick({ name }: { name: string }) {
  const styles = useStyles()
  return (
    <div className={styles.row}>
      <Suspense fallback={<div className={styles.place} />}>
        <QuickPicks name={name} />
      </Suspense>
    </div>
  )
}

/** The fields below which the usual answers are offered, each one press. */
const quick = ['employment_status', 'joblevel', 'education', 'specilization', 'last_year', 'month', 'duration']

/** The helper below each field, by the field's name, in every form that has the field. */
export const hints: Readonly<Record<string, ReactNode>> = {
  salary: (
    <Suspense>
      <SalaryHints />
    </Suspense>
  ),
  good_word: <WordChips name="good_word" />,
  bad_word: <WordChips name="bad_word" />,
  ...Object.fromEntries(quick.map((name) => [name, <Quick key={name} name={name} />])),
  ...Object.fromEntries(Object.keys(repeats).map((name) => [name, <RepeatedAnswer key={name} name={name} />])),
}
