import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { LookupList } from '../../../../contract/lookups/paths.ts'
import { proposableLists, proposeName } from '../../../../contract/lookups/proposals.ts'
import { useMutation } from '../../../data/mutation.ts'
import { session } from '../../../session/session.ts'
import { Action } from '../../../ui/controls/Action.tsx'
import { useText } from '../../../ui/styles/text.ts'
import type { Combobox } from './use-combobox.ts'

const useStyles = makeStyles({
  missed: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', marginBlockStart: '6px' },
  propose: { height: 'auto', minHeight: '44px', whiteSpace: 'normal', textAlign: 'start' },
})

/** Whether people propose names for a list. */
export const isProposable = (list: LookupList): boolean => proposableLists.some((one) => one === list)

/**
 * Returns the name that a person who may propose it has typed and the list does not have, or only in part; empty
 * otherwise. It is kept when they leave the field: that is how a keyboard reaches the button.
 */
export function useMissedName(list: LookupList, { open, typed, shown, dropped }: Combobox, ready: boolean): string {
  const { user } = useSnapshot(session).auth
  const [kept, setKept] = useState('')
  const name = typed.trim()
  const isMissed = user !== null && isProposable(list) && ready && (shown.length === 0 || dropped.length > 0)
  const missed = isMissed && name.length > 1 ? name : ''
  useEffect(() => {
    if (open) setKept(missed)
  }, [open, missed])
  return open ? missed : kept
}

type MissedNameProps = { list: LookupList; name: string; parent: unknown; near: boolean }

/** Below a field: nothing of that name is in the list, or only what is near it, and it can be proposed. */
export function MissedName({ list, name, parent, near }: MissedNameProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  const { mutate, busy } = useMutation(proposeName)
  const [proposed, setProposed] = useState(false)
  const propose = async () => {
    const body = { list, name, ...(list === 'specilizations' && { qualification: Number(parent) }) }
    if ((await mutate({ body })).ok) setProposed(true)
  }
  return (
    <div className={styles.missed}>
      <p className={mergeClasses(text.s13, text.muted)}>
        {proposed ? t('lookup.proposed', { name }) : !near && t('lookup.none')}
      </p>
      {!proposed && (
        <Action kind="ghost" size="small" className={styles.propose} disabled={busy} onClick={() => void propose()}>
          {t('lookup.propose', { name })}
        </Action>
      )}
    </div>
  )
}
