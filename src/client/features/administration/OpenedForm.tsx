import { useTranslation } from 'react-i18next'
import { buildPayload } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import type { MutationResult } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'

type OpenedFormProps<Data> = {
  form: Form
  initial: RawAnswers
  send: (body: RawAnswers) => Promise<MutationResult<Data>>
  /** Called with what came back once it is done. */
  onDone: (data?: Data) => void
  onCancel: () => void
}

/** A form that is opened where its button was, about one thing of a list. */
export function OpenedForm<Data>({ form, initial, send, onDone, onCancel }: OpenedFormProps<Data>) {
  const { t } = useTranslation('administration')
  return (
    <FormView
      opened
      form={form}
      strings="administration"
      initial={initial}
      onSubmit={async (answers) => {
        const sent = await send(buildPayload(form, answers))
        if (sent.ok) onDone(sent.data)
        return sent.problems
      }}
      actions={<FormActions label={t('lists.submit')} cancel={t('lists.cancel')} onCancel={onCancel} />}
    />
  )
}
