import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  cleanCode,
  createRecoveryCode,
  keepRecoveryCode,
  recoveryCodeForm,
} from '../../../contract/accounts/recovery-code.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { createRandomBytes } from '../../platform/browser.ts'
import { saveBlob } from '../../platform/save-blob.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '16px' },
  code: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: paint.brandTint,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: '1.125rem',
    lineHeight: '1.75rem',
    textAlign: 'center',
    // Seven groups: four and three on two lines of a narrow screen.
    overflowWrap: 'break-word',
    userSelect: 'all',
  },
})

/**
 * A new recovery code, made in this browser and shown only here: to be saved as a file or copied by hand, and entered
 * once more. Only then does the server lock anything with it; a person who cancels keeps the code they had.
 */
export function RecoveryCode({ onKept }: { onKept: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('recovery')
  const [code] = useState(() => createRecoveryCode(createRandomBytes))
  const { mutate } = useMutation(keepRecoveryCode)
  const keep = async (answers: RawAnswers) => {
    if (cleanCode(String(answers.code)) !== cleanCode(code))
      return [{ path: 'code', code: 'recovery_code_differs' } as const]
    const sent = await mutate({ body: { code: cleanCode(code) } })
    if (sent.ok) onKept()
    return sent.problems
  }
  return (
    <div className={styles.root}>
      <p className={mergeClasses(text.s13, text.muted)}>{t('shown')}</p>
      <output className={styles.code} dir="ltr" translate="no" data-code>
        {code}
      </output>
      <Action
        icon={<ArrowDownload20Regular />}
        onClick={() => saveBlob(new Blob([t('text', { code })], { type: 'text/plain' }), t('file'))}
      >
        {t('save')}
      </Action>
      <FormView
        form={recoveryCodeForm}
        strings="recovery"
        initial={{}}
        narrow
        submitLabel={t('submit')}
        onSubmit={keep}
      />
    </div>
  )
}
