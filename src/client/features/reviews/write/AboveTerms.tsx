import { makeStyles } from '@fluentui/react-components'
import { Suspense } from 'react'
import type { RawAnswers } from '../../../../contract/form/form.ts'
import type { ReviewTypeName } from '../../../../contract/reviews/kinds.ts'
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts'
import { media } from '../../../ui/styles/media.ts'

/** Only where the server has refused a review without it. */
const ExperienceNote = lazyWithRetry(() => import('./ExperienceNote.tsx'))
const ReaderView = lazyWithRetry(() => import('./ReaderView.tsx').then((module) => ({ default: module.ReaderView })))

const useStyles = makeStyles({ onPhones: { [media.tablet]: { display: 'none' } } })

type AboveTermsProps = {
  type: ReviewTypeName
  companyId: number
  companyName: string
  seen: RawAnswers
  /** Whether the server has just asked for the company in the writer's experience. */
  asked: boolean
}

/** What is shown before the writer agrees and sends. */
export function AboveTerms({ type, companyId, companyName, seen, asked }: AboveTermsProps) {
  const styles = useStyles()
  return (
    <>
      <Suspense>{asked && <ExperienceNote companyId={companyId} companyName={companyName} />}</Suspense>
      <Suspense>
        <ReaderView inset type={type} companyId={companyId} answers={seen} className={styles.onPhones} />
      </Suspense>
    </>
  )
}
