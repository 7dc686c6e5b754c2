import { makeStyles } from '@fluentui/react-components'
import { CloudDismiss24Regular } from '@fluentui/react-icons/svg/cloud-dismiss'
import { DocumentDismiss24Regular } from '@fluentui/react-icons/svg/document-dismiss'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestUnlock, unlockForm } from '../../../contract/employers/unlock.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import type { DecisionReason } from '../../../contract/moderation/cases.ts'
import type { Problem } from '../../../contract/problem.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { isOffline } from '../../platform/browser.ts'
import type { LockedCompany } from '../../platform/modals.ts'
import { showToast } from '../../platform/toast.ts'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { Notice } from '../../ui/states/Notice.tsx'

const useStyles = makeStyles({ before: { marginBlockEnd: '20px' }, after: { marginBlockStart: '16px' } })

interface UnlockFormProps {
  company?: LockedCompany | undefined
  /** Why the person's last request for this company was rejected; null where no reason was given. */
  reason?: DecisionReason | null | undefined
  onSent: () => void
}

/**
 * The form of a request to unlock a company (spec 3). A letter is never queued: without a network the form refuses to
 * send, with everything still in its place, and the same words are shown when a letter reaches no server. A failure
 * shows the server's message and, without one, nothing (spec 8).
 */
export function UnlockForm({ company, reason, onSent }: UnlockFormProps) {
  const styles = useStyles()
  const { t } = useTranslation(['unlock', 'decisions'])
  const { mutate } = useMutation(requestUnlock, {
    done: t('sent'),
    inForm: true,
    onRefused: ({ status, message }) => {
      setOffline(status === 0)
      if (message) showToast({ kind: 'error', text: message })
      return true
    },
  })
  const [offline, setOffline] = useState(false)
  const send = async (answers: RawAnswers): Promise<readonly Problem[]> => {
    // The outcome of an earlier call says nothing of this one: it is tried unless the browser reports no network.
    setOffline(isOffline())
    if (isOffline()) return []
    const sent = await mutate({ body: buildPayload(unlockForm, answers) })
    if (sent.ok) onSent()
    // A problem with the company, where the form does not ask for it, is shown above the form.
    return company
      ? sent.problems.map(({ path, code }) => ({ path: path === 'company' ? '' : path, code }))
      : sent.problems
  }
  return (
    <>
      {reason !== undefined && (
        <Notice
          tone="warn"
          className={styles.before}
          icon={<DocumentDismiss24Regular />}
          title={t('rejected.title')}
          words={[reason && `${t(`choices.reason.${reason}`, { ns: 'decisions' })}.`, t('rejected.again')]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      <FormView
        form={unlockForm}
        strings="unlock"
        initial={company ? { company: company.id } : {}}
        given={company && ['company']}
        below={
          company
            ? undefined
            : {
                company: (
                  <p>
                    {t('missing')}{' '}
                    <TextLink inText href="/add-Company">
                      {t('add')}
                    </TextLink>
                  </p>
                ),
              }
        }
        narrow
        submitLabel={t('submit')}
        onSubmit={send}
      />
      {offline && (
        <Notice
          tone="warn"
          className={styles.after}
          icon={<CloudDismiss24Regular />}
          title={t('offline.title')}
          words={t('offline.words')}
        />
      )}
    </>
  )
}
