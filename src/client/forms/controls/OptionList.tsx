import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chosenInContrast } from '../../ui/contrast.ts'
import { markMatch } from '../../ui/match.ts'
import { paint } from '../../ui/paint.ts'
import type { Combobox } from './use-combobox.ts'

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    zIndex: 4,
    insetInline: '-1px',
    insetBlockStart: 'calc(100% + 7px)',
    padding: '4px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    // Room for the bar that sticks to the foot of a phone.
    scrollMarginBlockEnd: '96px',
  },
  list: { maxHeight: 'min(304px, 42dvh)', overflowY: 'auto', overscrollBehaviorY: 'contain' },
  option: {
    minHeight: '40px',
    paddingBlock: '9px',
    paddingInline: '10px',
    borderRadius: '6px',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& mark': { background: 'none', color: paint.brandFg, fontWeight: 700 },
    '@media (max-width: 767.98px)': { paddingBlock: '11px' },
  },
  active: { backgroundColor: paint.brandTint, ...chosenInContrast },
  chosen: { fontWeight: 600 },
  words: { paddingBlock: '9px', paddingInline: '10px', color: tokens.colorNeutralForeground3 },
})

type OptionListProps = { box: Combobox; label: string; chosen: number | undefined; loading: boolean }

/** The open list under a searchable field: fitting items with the typed letters marked, or why there are none. */
export function OptionList({ box, label, chosen, loading }: OptionListProps) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const panel = useRef<HTMLDivElement>(null)
  const { active, optionId } = box
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active, optionId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field while the pointer is here
    <div
      ref={panel}
      className={styles.panel}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {box.shown.length > 0 && (
        <div id={box.listId} role="listbox" aria-label={label} className={styles.list} tabIndex={-1}>
          {box.shown.map((item, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys, as a combobox does
            <div
              key={item.id}
              id={optionId(at)}
              role="option"
              aria-selected={item.id === chosen}
              className={mergeClasses(
                styles.option,
                at === active && styles.active,
                item.id === chosen && styles.chosen,
              )}
              onPointerMove={() => box.setActive(at)}
              onClick={() => box.take(item)}
            >
              <bdi>
                {markMatch(item.name, box.typed).map(({ text, hit }, part) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: stretches of one name have no other identity
                  hit ? <mark key={part}>{text}</mark> : <span key={part}>{text}</span>,
                )}
              </bdi>
            </div>
          ))}
        </div>
      )}
      {box.shown.length === 0 && (
        <p className={styles.words}>
          {loading ? t('lookup.loading') : box.typed.trim() ? t('lookup.none') : t('lookup.hint')}
        </p>
      )}
      {box.cut && <p className={styles.words}>{t('lookup.hint')}</p>}
    </div>
  )
}
