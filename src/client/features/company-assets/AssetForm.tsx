import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Asset } from '../../../contract/companies/assets.schema.ts'
import { type AssetUse, addAsset, assetForm, nameAsset, titlesForm } from '../../../contract/companies/assets.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormActions } from '../../forms/FormActions.tsx'
import { FormView } from '../../forms/FormView.tsx'
import { PictureShown } from '../../forms/PictureShown.tsx'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({ title: { marginBlockEnd: '16px', outlineStyle: 'none' } })

const given = ['use']
const below = { picture: <PictureShown field="picture" wide /> }
/** The company, which of its lists the file belongs to, and what to do once it is saved. */
interface AssetFormProps {
  company: number
  use: AssetUse
  /** The file whose titles are changed; without it another is added. */
  asset?: Asset
  onDone: () => void
}

/** The form of one picture or document. What is chosen and typed stays until it is saved or cancelled. */
export function AssetForm({ company, use, asset, onDone }: AssetFormProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-assets')
  const naming = useMutation(nameAsset)
  const adding = useMutation(addAsset)
  const submit = async (answers: RawAnswers) => {
    const body = buildPayload(asset ? titlesForm : assetForm, answers)
    const sent = asset
      ? await naming.mutate({ params: { id: company, file: asset.id }, body })
      : await adding.mutate({ params: { id: company }, body })
    if (sent.ok) onDone()
    return sent.problems
  }
  const titles = { title_en: asset?.title_en, title_ar: asset?.title_ar }
  return (
    <>
      <h3 className={`${text.h16} ${styles.title}`}>{t(asset ? 'rename' : `${use}.add`)}</h3>
      <FormView
        opened
        form={asset ? titlesForm : assetForm}
        strings="company-assets"
        initial={asset ? titles : { use }}
        given={given}
        below={below}
        onSubmit={submit}
        actions={<FormActions label={t(asset ? 'save' : `${use}.send`)} cancel={t('cancel')} onCancel={onDone} />}
      />
    </>
  )
}
