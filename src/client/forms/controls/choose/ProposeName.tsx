import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { LookupList } from '../../../../contract/lookups/paths.ts'
import { proposableLists, proposeName } from '../../../../contract/lookups/proposals.ts'
import { useMutation } from '../../../data/mutation.ts'
import { session } from '../../../session/session.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'

type ProposeNameProps = { list: LookupList; name: string; parent: unknown }

/** Lets somebody who is signed in propose the name they have typed, where the list has nothing of the kind. */
export function ProposeName({ list, name, parent }: ProposeNameProps) {
  const text = useText()
  const { t } = useTranslation('forms')
  const { user } = useSnapshot(session).auth
  const { mutate, busy } = useMutation(proposeName)
  const [proposed, setProposed] = useState<string>()
  if (!user || !proposableLists.some((one) => one === list)) return null
  if (proposed === name) return <p className={text.s13}>{t('lookup.proposed', { name })}</p>
  return (
    <Action
      kind="ghost"
      size="small"
      disabled={busy}
      onClick={async () => {
        const body = { list, name, ...(list === 'specilizations' && { qualification: Number(parent) }) }
        if ((await mutate({ body })).ok) setProposed(name)
      }}
    >
      {t('lookup.propose', { name })}
    </Action>
  )
}
