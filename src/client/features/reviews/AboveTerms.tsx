import { makeStyles } from '@fluentui/react-components'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { media } from '../../ui/media.ts'
import { ExperienceNote } from './ExperienceNote.tsx'
import { ReaderView } from './ReaderView.tsx'

const useStyles = makeStyles({ onPhones: { [media.tablet]: { display: 'none' } } })

type AboveTermsProps = {
  companyId: number
  companyName: string
  seen: RawAnswers
  /** The server has just asked for the company in the writer's experience. */
  asked: boolean
  onAdded: () => void
}

/** What stands where the writer is about to agree and send. */
export function AboveTerms({ companyId, companyName, seen, asked, onAdded }: AboveTermsProps) {
  const styles = useStyles()
  return (
    <>
      {asked && <ExperienceNote companyId={companyId} companyName={companyName} onAdded={onAdded} />}
      <ReaderView inset answers={seen} className={styles.onPhones} />
    </>
  )
}
