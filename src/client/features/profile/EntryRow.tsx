import { makeStyles } from '@fluentui/react-components'
import { Delete20Regular } from '@fluentui/react-icons/svg/delete'
import { Edit20Regular } from '@fluentui/react-icons/svg/edit'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProfileList } from '../../../contract/profile/forms.ts'
import type { Entry } from '../../../contract/profile/profile.schema.ts'
import { removeEntry } from '../../../contract/profile/profile.ts'
import { useMutation } from '../../data/mutation.ts'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { AskModal } from '../../ui/overlays/AskModal.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { EntryForm } from './EntryForm.tsx'

const useStyles = makeStyles({
  row: {
    paddingBlock: '16px',
    paddingInline: '16px',
    [media.tablet]: { paddingInline: '24px' },
    '& + &': lineAbove,
  },
  entry: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    [media.zoomed]: { flexWrap: 'wrap' },
  },
  words: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > p': { marginBlockStart: '2px' },
    // Only the name is beside the buttons: the lines below have the whole width.
    '& > h2': { paddingInlineEnd: '88px', [media.zoomed]: { paddingInlineEnd: 0 } },
  },
  acts: {
    position: 'absolute',
    insetBlockStart: '-10px',
    insetInlineEnd: '-10px',
    display: 'flex',
    [media.zoomed]: { position: 'static', marginBlock: '-10px' },
  },
})

interface EntryRowProps {
  list: ProfileList
  entry: Entry
  name: string
  /** Whether its form is shown in its place. */
  open: boolean
  onOpen: () => void
  onClose: () => void
  children?: ReactNode
}

/** One entry with buttons to change and remove it; removing asks for confirmation. */
export function EntryRow({ list, entry, name, open, onOpen, onClose, children }: EntryRowProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('profile')
  const { mutate: remove } = useMutation(removeEntry[list])
  const [asking, setAsking] = useState(false)
  if (open)
    return (
      <li className={styles.row}>
        <EntryForm bare list={list} entry={entry} onDone={onClose} />
      </li>
    )
  return (
    <li className={styles.row}>
      <div className={styles.entry}>
        {list === 'experience' && <Logo src={entry.company?.logo ?? undefined} size={40} />}
        <div className={styles.words}>
          <h2 className={text.h16}>
            <UserText>{name}</UserText>
          </h2>
          {children}
        </div>
        <div className={styles.acts}>
          <IconAction label={t('editOf', { name })} icon={<Edit20Regular />} onClick={onOpen} data-opener />
          <IconAction label={t('removeOf', { name })} icon={<Delete20Regular />} onClick={() => setAsking(true)} />
        </div>
      </div>
      {asking && (
        <AskModal
          title={t('removeTitle', { name })}
          words={t('removeWords')}
          yes={t('remove')}
          no={t('keep')}
          onYes={async () => (await remove({ params: { entry: entry.id } })).ok}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
