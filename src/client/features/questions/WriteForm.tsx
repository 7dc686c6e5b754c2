import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import { call } from '../../api/page.ts'
import { refreshReads } from '../../api/use-read.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { FormView } from '../../forms/FormView.tsx'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  title: { marginBlockEnd: '16px' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px', marginBlockStart: '20px' },
})

export interface WriteFormProps {
  form: Form
  endpoint: Endpoint<undefined, undefined>
  params: Record<string, string | number>
  /** The company whose page shows what is written. */
  companyId: number
  words: { title: string; send: string; sent: string }
  onDone: () => void
}

/** A question or an answer being written, in a card of its own. Whatever goes wrong, what was typed stays. */
export default function WriteForm({ form, endpoint, params, companyId, words, onDone }: WriteFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('questions')
  const [busy, setBusy] = useState(false)
  const keyOf = useRequestKey()
  const send = async (answers: RawAnswers) => {
    setBusy(true)
    const outcome = await call(endpoint, { params, body: answers, idempotencyKey: keyOf([params, answers]) })
    setBusy(false)
    if (!outcome.ok) {
      const beside = outcome.problems.filter(({ path }) => path !== '')
      if (beside.length === 0) toast({ kind: 'error', text: outcome.message ?? t('failedToSend') })
      return beside
    }
    toast({ kind: 'success', text: outcome.message ?? words.sent })
    onDone()
    await refreshReads(`/companies/${companyId}/`)
  }
  return (
    <Card as="section" padded>
      <h3 className={`${text.h16} ${styles.title}`}>{words.title}</h3>
      <FormView
        form={form}
        strings="questions"
        initial={{}}
        narrow
        busy={busy}
        onSubmit={send}
        actions={
          <div className={styles.actions}>
            <Action kind="ghost" onClick={onDone}>
              {t('cancel')}
            </Action>
            <SubmitAction busy={busy}>{words.send}</SubmitAction>
          </div>
        }
      />
    </Card>
  )
}
