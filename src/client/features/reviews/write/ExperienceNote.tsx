import { makeStyles } from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useTranslation } from 'react-i18next'
import { addEntry } from '../../../../contract/profile/profile.ts'
import { useMutation } from '../../../data/mutation.ts'
import { showToast } from '../../../platform/toast.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { Notice } from '../../../ui/states/Notice.tsx'

const useStyles = makeStyles({
  button: { whiteSpace: 'normal' },
})

type ExperienceNoteProps = { companyId: number; companyName: string; className?: string }

/** Says that a company review needs the company in one's experience, with a button that adds it. */
export default function ExperienceNote({ companyId, companyName, className }: ExperienceNoteProps) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const { mutate, busy } = useMutation(addEntry.experience, { quiet: true, failed: t('experience.failed') })
  const addExperience = async () => {
    const { ok } = await mutate({ body: { company_id: companyId } })
    if (ok) showToast({ kind: 'success', text: t('experience.added') })
  }
  return (
    <Notice
      className={className}
      icon={<Briefcase24Regular aria-hidden="true" />}
      title={t('experience.title')}
      words={t('experience.words', { company: companyName })}
      action={
        <Action className={styles.button} disabled={busy} onClick={addExperience}>
          {busy ? t('experience.adding') : t('experience.add')}
        </Action>
      }
    />
  )
}
