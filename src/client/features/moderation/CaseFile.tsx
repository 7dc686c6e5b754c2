import { DocumentArrowDown20Regular } from '@fluentui/react-icons/svg/document-arrow-down'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getProposedFile } from '../../../contract/companies/files.ts'
import { getLetter } from '../../../contract/moderation/desk.ts'
import { call } from '../../api/page.ts'
import { Action } from '../../ui/Action.tsx'
import { saveBlob } from '../../ui/save-blob.ts'
import { useText } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'

/** Lets a moderator keep the letter of an unlock request, or a proposed picture, as a file; neither is ever shown as a page. */
export function CaseFile({ kind, file }: { kind: 'letter' | 'picture'; file?: string }) {
  const text = useText()
  const { t } = useTranslation('moderation')
  const [busy, setBusy] = useState(false)
  if (file === undefined) return <p className={text.muted}>{t('noLetter')}</p>
  const download = async () => {
    setBusy(true)
    const outcome = await (kind === 'letter'
      ? call(getLetter, { params: { case: file } })
      : call(getProposedFile, { params: { file } }))
    setBusy(false)
    if (outcome.ok) saveBlob(outcome.data, t(`${kind}Name`))
    else toast({ kind: 'error', text: outcome.message ?? t('fileFailed') })
  }
  return (
    <div>
      <Action size="small" icon={<DocumentArrowDown20Regular />} disabled={busy} onClick={() => void download()}>
        {t(kind)}
      </Action>
    </div>
  )
}
