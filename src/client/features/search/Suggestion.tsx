import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AutocompleteItem } from '../../../contract/lookups/lists.ts'
import { chosenInContrast } from '../../ui/contrast.ts'
import { Logo } from '../../ui/Logo.tsx'
import { markMatch } from '../../ui/match.ts'
import { paint } from '../../ui/paint.ts'

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
  name: { fontWeight: 600, lineHeight: '22px' },
  other: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground3 },
  chip: {
    flexShrink: 0,
    paddingInline: '10px',
    borderRadius: '12px',
    fontSize: '12px',
    lineHeight: '24px',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
  },
})

interface SuggestionProps {
  id: string
  item: AutocompleteItem
  typed: string
  active: boolean
}

function Marked({ name, typed }: { name: string; typed: string }) {
  return markMatch(name, typed).map(({ text, hit }) => (hit ? <mark key={text}>{text}</mark> : text))
}

/** A company found: both names, the matched letters in the brand's colour; a pending one cannot be chosen (S-005). */
export const Suggestion = memo(function Suggestion({ id, item, typed, active }: SuggestionProps) {
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
        <bdi className={styles.name}>
          <Marked name={item.name} typed={typed} />
        </bdi>
        {item.other_name && (
          <bdi className={styles.other}>
            <Marked name={item.other_name} typed={typed} />
          </bdi>
        )}
      </span>
      {pending && <span className={styles.chip}>{t('pending')}</span>}
    </div>
  )
})
