import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { buildPayload } from '../../../contract/form/check.ts'
import type { Form, RawAnswers } from '../../../contract/form/form.ts'
import { type ProfileList, profileLists } from '../../../contract/profile/forms.ts'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { addEntry, changeEntry } from '../../../contract/profile/profile.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  title: { marginBlockEnd: '16px', outlineStyle: 'none' },
})

interface EntryFormProps {
  list: ProfileList
  /** The entry to change; without it a new one is added. */
  entry?: Entry
  /** Whether it is inside a card already. */
  bare?: boolean
  onDone: () => void
}

/** The form of one entry. What is typed stays until it is saved or cancelled; sent twice, it is added once. */
export function EntryForm({ list, entry, bare, onDone }: EntryFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['profile', 'forms'])
  const { mutate } = useMutation(entry ? changeEntry[list] : addEntry[list])
  const form: Form = profileLists[list]
  const submit = async (answers: RawAnswers) => {
    const saved = await mutate({ params: entry && { entry: entry.id }, body: buildPayload(form, answers) })
    if (saved.ok) onDone()
    return saved.problems
  }
  const content = (
    <>
      <h2 className={`${text.h16} ${styles.title}`}>{t(`${list}.form`)}</h2>
      <FormView
        opened
        form={form}
        strings="profile"
        initial={entry?.answers ?? {}}
        below={entry?.file ? buildKeptNote(t('file.kept', { ns: 'forms' }), text.s13) : undefined}
        onSubmit={submit}
        actions={<FormActions label={t('save')} cancel={t('cancel')} onCancel={onDone} />}
      />
    </>
  )
  return bare ? content : <Card padded>{content}</Card>
}

const buildKeptNote = (words: string, className: string) => ({ image: <p className={className}>{words}</p> })
