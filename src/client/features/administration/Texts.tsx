import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Version } from '../../../contract/administration/texts.schema.ts'
import {
  listTexts,
  readTextVersion,
  saveText,
  type TextKey,
  textForm,
  textKeys,
} from '../../../contract/administration/texts.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useMutation } from '../../data/mutation.ts'
import { useQuery } from '../../data/query.ts'
import { FormView } from '../../forms/FormView.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { TextVersions } from './TextVersions.tsx'

const useStyles = makeStyles({ parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } })

/** The texts of the site: each is written in both languages, kept as a draft, published, and compared by versions. */
export default function Texts() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const read = useQuery(listTexts)
  const [key, setKey] = useState<TextKey>(textKeys[0])
  return (
    <ReadFrame read={read} failed={t('texts.failed')}>
      {(texts) => (
        <div className={styles.parts}>
          <div>
            <PillSelect
              label={t('texts.which')}
              value={key}
              options={textKeys.map((value) => ({ value, label: t(`texts.keys.${value}`) }))}
              onChange={(value) => setKey(value as TextKey)}
            />
          </div>
          <OneText key={key} of={key} versions={texts.find((one) => one.key === key)?.versions ?? []} />
        </div>
      )}
    </ReadFrame>
  )
}

function OneText({ of: key, versions }: { of: TextKey; versions: readonly Version[] }) {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const latest = versions.at(-1)!
  const read = useQuery(readTextVersion, { params: { text: key, version: latest.version } })
  const { mutate } = useMutation(saveText)
  return (
    <div className={styles.parts}>
      <ReadFrame read={read} failed={t('texts.failed')}>
        {({ en, ar }) => (
          <SectionCard title={t(`texts.keys.${key}`)} words={t('texts.words', { email: '{{email}}' })}>
            <FormView
              key={`${latest.version} ${latest.state}`}
              form={textForm}
              strings="administration"
              initial={{ en: en.markdown, ar: ar.markdown, act: 'draft' }}
              submitLabel={t('texts.submit')}
              onSubmit={async (answers) =>
                (await mutate({ params: { text: key }, body: buildPayload(textForm, answers) })).problems
              }
            />
          </SectionCard>
        )}
      </ReadFrame>
      <TextVersions key={latest.version} of={key} versions={versions} />
    </div>
  )
}
