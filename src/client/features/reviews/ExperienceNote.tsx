import { makeStyles } from '@fluentui/react-components'
import { Briefcase24Regular } from '@fluentui/react-icons/svg/briefcase'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { addEntry } from '../../../contract/profile/profile.ts'
import { call } from '../../api/page.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { session } from '../../session/session.ts'
import { Action } from '../../ui/Action.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  button: { whiteSpace: 'normal' },
})

/** Whether the signed-in person may write a company review of this company (spec 6: it is in the experience list). */
export function useHasExperience(companyId: number): boolean {
  const { auth } = useSnapshot(session)
  return auth.user?.companies.some(({ id }) => id === companyId) ?? false
}

/** Adds a company to the person's experience list; the session's user follows. False when it did not work. */
async function addToExperience(companyId: number, key: string): Promise<{ ok: boolean; message?: string }> {
  const outcome = await call(addEntry.experience, { body: { company_id: companyId }, idempotencyKey: key })
  if (outcome.ok) session.auth.user = outcome.data
  return outcome
}

type ExperienceNoteProps = { companyId: number; companyName: string; className?: string }

/** Says that a company review needs the company in one's experience, and adds it with one tap. */
export function ExperienceNote({ companyId, companyName, className }: ExperienceNoteProps) {
  const styles = useStyles()
  const { t } = useTranslation('reviews')
  const [busy, setBusy] = useState(false)
  const keyOf = useRequestKey()
  const add = async () => {
    setBusy(true)
    const outcome = await addToExperience(companyId, keyOf(companyId))
    setBusy(false)
    if (!outcome.ok) toast({ kind: 'error', text: outcome.message ?? t('experience.failed') })
    else toast({ kind: 'success', text: t('experience.added') })
  }
  return (
    <Notice
      className={className}
      icon={<Briefcase24Regular aria-hidden="true" />}
      title={t('experience.title')}
      words={t('experience.words', { company: companyName })}
      action={
        <Action className={styles.button} disabled={busy} onClick={add}>
          {busy ? t('experience.adding') : t('experience.add')}
        </Action>
      }
    />
  )
}
