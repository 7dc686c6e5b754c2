import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { supportForm } from '../../../contract/profile/forms.ts'
import { sendSupport } from '../../../contract/profile/profile.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { Outcome } from '../../ui/states/Outcome.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({ words: { marginBlock: '4px 20px' } })

/** The form for a complaint or a suggestion to the operator of the site (spec 3, support message). */
export default function SupportSection() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const { mutate } = useMutation(sendSupport)
  const [sent, setSent] = useState(false)
  const submit = async (answers: RawAnswers) => {
    const saved = await mutate({ body: answers })
    if (saved.ok) setSent(true)
    return saved.problems
  }
  if (sent)
    return (
      <Outcome>
        <StateCard
          icon={<CheckmarkCircle24Regular />}
          heading="h2"
          title={t('support.sentTitle')}
          action={<Action onClick={() => setSent(false)}>{t('support.another')}</Action>}
        />
      </Outcome>
    )
  return (
    <Card padded>
      <h2 className={text.h16}>{t('support.title')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('support.words')}</p>
      <FormView form={supportForm} strings="profile" initial={{}} submitLabel={t('support.submit')} onSubmit={submit} />
    </Card>
  )
}
