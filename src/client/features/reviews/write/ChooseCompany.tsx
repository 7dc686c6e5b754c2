import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { company } from '../../../../contract/form/fields.ts'
import { defineForm } from '../../../../contract/form/form.ts'
import { FormView } from '../../../forms/FormView.tsx'
import { Card } from '../../../ui/Card.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { [media.phoneOnly]: { marginInline: '16px' } },
  words: { marginBlockEnd: '16px' },
})

const form = defineForm('choose_company', [company('company_id', { listed: true })])

/** Asks which company one writes about, where the address names none. A choice goes on by itself. */
export default function ChooseCompany({ onChoose }: { onChoose: (id: number) => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const choose = (answers: Readonly<Record<string, unknown>>) => {
    if (typeof answers.company_id === 'number') onChoose(answers.company_id)
  }
  return (
    <Card padded className={styles.card}>
      <h2 className={text.h20}>{t('choose.title')}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t('choose.words')}</p>
      <FormView
        form={form}
        strings="forms"
        initial={{}}
        onChange={choose}
        onSubmit={async (answers) => choose(answers)}
        submitLabel={t('choose.go')}
      />
    </Card>
  )
}
