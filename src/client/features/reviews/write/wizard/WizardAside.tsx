import { makeStyles } from '@fluentui/react-components'
import type { RawAnswers } from '../../../../../contract/form/form.ts'
import type { ReviewTypeName } from '../../../../../contract/reviews/kinds.ts'
import { media } from '../../../../ui/styles/media.ts'
import { Assurances } from '../Assurances.tsx'
import { ReaderView } from '../ReaderView.tsx'

const useStyles = makeStyles({
  side: { display: 'grid', gap: '24px', alignContent: 'start', [media.phoneOnly]: { display: 'none' } },
})

type WizardAsideProps = { type: ReviewTypeName; companyId: number; answers: RawAnswers }

/** What is shown beside a review while it is written, where there is room: what readers will see, and what is promised. */
export default function WizardAside(props: WizardAsideProps) {
  const styles = useStyles()
  return (
    <aside className={styles.side}>
      <ReaderView {...props} />
      <Assurances />
    </aside>
  )
}
