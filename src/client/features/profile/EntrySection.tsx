import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileList } from '../../../contract/profile/forms.ts'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { getDetails } from '../../../contract/profile/profile.ts'
import { useQuery } from '../../data/query.ts'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { useText } from '../../ui/styles/text.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryRow } from './EntryRow.tsx'

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyleType: 'none', padding: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  words: { flexBasis: '240px', flexGrow: 1 },
})

interface EntrySectionProps {
  list: ProfileList
  icon: ReactElement
  /** Returns the name of an entry, for its buttons and questions. */
  nameOf: (entry: Entry) => string
  /** Renders what is shown of an entry below its name. */
  children?: (entry: Entry) => ReactNode
  inOrder?: (entries: readonly Entry[]) => Entry[]
}

/** A list of the profile: its entries, each with buttons to change and remove it, and a form for one more. */
export function EntrySection({ list, icon, nameOf, children, inOrder = (all) => [...all] }: EntrySectionProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const read = useQuery(getDetails)
  /** The id of the entry being changed, or `new` while one is added. */
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const adding = open === 'new'
  const add = (
    <Action kind="primary" icon={<Add20Regular />} onClick={() => setOpen('new')} data-opener>
      {t(`${list}.add`)}
    </Action>
  )
  return (
    <ReadFrame read={read} failed={t('failed')}>
      {(details) => {
        const entries = inOrder(details[list])
        return (
          <>
            {(entries.length > 0 || adding) && (
              <div className={styles.head}>
                <p className={mergeClasses(text.muted, styles.words)}>{t(`${list}.words`)}</p>
                {!adding && add}
              </div>
            )}
            {adding && <EntryForm list={list} onDone={close} />}
            {entries.length > 0 && (
              <Card as="div">
                <ul className={styles.list}>
                  {entries.map((entry) => (
                    <EntryRow
                      key={entry.id}
                      list={list}
                      entry={entry}
                      name={nameOf(entry)}
                      open={open === entry.id}
                      onOpen={() => setOpen(entry.id)}
                      onClose={close}
                    >
                      {children?.(entry)}
                    </EntryRow>
                  ))}
                </ul>
              </Card>
            )}
            {entries.length === 0 && !adding && (
              <StateCard
                icon={icon}
                heading="h2"
                title={t(`${list}.empty`)}
                words={t(`${list}.emptyWords`)}
                action={add}
              />
            )}
          </>
        )
      }}
    </ReadFrame>
  )
}
