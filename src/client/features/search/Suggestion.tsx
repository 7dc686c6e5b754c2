import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutocompleteItem } from '../../../contract/lookups/lists.schema.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Marked } from '../../ui/Marked.tsx'
import { chosenInContrast } from '../../ui/styles/contrast.ts'
import { buildFactsLine } from '../../ui/styles/facts-line.ts'
import { paint } from '../../ui/styles/paint.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    gap: '12px',
    alignItems: 'center',
    minHeight: '56px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '& mark': { background: 'none', color: paint.brandFg, fontWeight: 700 },
  },
  active: { backgroundColor: paint.brandTint, ...chosenInContrast },
  off: { cursor: 'default', color: tokens.colorNeutralForeground3, '& mark': { color: 'inherit' } },
  names: {
    flexGrow: 1,
    minWidth: 0,
    display: 'grid',
    justifyItems: 'start',
    '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  name: { fontWeight: 600, lineHeight: '1.375rem' },
  other: { fontSize: '0.8125rem', lineHeight: '1.25rem', color: tokens.colorNeutralForeground3 },
  reason: { fontSize: '0.8125rem', lineHeight: '1.25rem' },
  chip: {
    flexShrink: 0,
    paddingInline: '10px',
    borderRadius: '12px',
    fontSize: '0.75rem',
    lineHeight: '1.5rem',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
})

interface SuggestionProps {
  id: string
  item: AutocompleteItem
  active: boolean
}

/** A found company: both names, the matching letters in the brand's colour; a pending one cannot be chosen (S-005). */
export const Suggestion = memo(function Suggestion({ id, item, active }: SuggestionProps) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  const pending = item.is_approved === 0
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys, as a combobox does
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={pending || undefined}
      className={mergeClasses(styles.row, active && styles.active, pending && styles.off)}
    >
      <Logo src={item.logo} size={36} pending={pending} />
      <span className={styles.names}>
        <UserText className={styles.name} shown={<Marked text={item.name} marks={item.marks} />}>
          {item.name}
        </UserText>
        {item.other_name && (
          <UserText className={styles.other} shown={<Marked text={item.other_name} marks={item.other_marks} />}>
            {item.other_name}
          </UserText>
        )}
        {item.reasons && (
          <span className={styles.reason}>
            <mark>{buildFactsLine(item.reasons)}</mark>
          </span>
        )}
        {item.dropped && (
          <span className={styles.other}>{t('dropped', { words: item.dropped.join(t('between')) })}</span>
        )}
      </span>
      {pending && <span className={styles.chip}>{t('pending')}</span>}
    </div>
  )
})
