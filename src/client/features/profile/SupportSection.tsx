import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { supportForm } from '../../../contract/profile/forms.ts'
import { sendSupport } from '../../../contract/profile/profile.ts'
import { useRequestKey } from '../../api/use-request-key.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Action } from '../../ui/Action.tsx'
import { Card } from '../../ui/Card.tsx'
import { StateCard } from '../../ui/StateCard.tsx'
import { useText } from '../../ui/text.ts'
import { useSave } from './use-save.ts'

const useStyles = makeStyles({ words: { marginBlock: '4px 20px' } })

/** A complaint or a suggestion to whoever runs the site (spec 3, support message). */
export default function SupportSection() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const save = useSave()
  const keyOf = useRequestKey()
  const [sent, setSent] = useState(false)
  /** How many were sent: saying the same once more is another message. */
  const [before, setBefore] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const saved = await save(sendSupport, { body: answers, idempotencyKey: keyOf([before, answers]) })
    if (!saved.ok) return saved.problems
    setBefore(before + 1)
    setSent(true)
    return []
  }
  if (sent)
    return (
      <StateCard
        icon={<CheckmarkCircle24Regular />}
        heading="h2"
        title={t('support.sentTitle')}
        action={<Action onClick={() => setSent(false)}>{t('support.another')}</Action>}
      />
    )
  return (
    <Card padded>
      <h2 className={text.h16}>{t('support.title')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('support.words')}</p>
      <FormView form={supportForm} strings="profile" initial={{}} submitLabel={t('support.submit')} onSubmit={submit} />
    </Card>
  )
}
