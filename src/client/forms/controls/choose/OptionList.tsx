import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { detectLanguage } from '../../../../contract/language-of.ts'
import { runWithNextFrame } from '../../../platform/frames.ts'
import { findOptionUnder } from '../../../ui/controls/option-under.ts'
import { Marked } from '../../../ui/Marked.tsx'
import { chosenInContrast } from '../../../ui/styles/contrast.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import type { Offered } from './filter-options.ts'
import type { Combobox } from './use-combobox.ts'

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    zIndex: 4,
    insetInline: 0,
    insetBlockStart: 'calc(100% + 6px)',
    padding: '4px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    // Room for the bar that is sticky at the bottom of a phone.
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
    [media.phoneOnly]: { paddingBlock: '11px' },
  },
  active: { backgroundColor: paint.brandTint, ...chosenInContrast },
  chosen: { fontWeight: 600 },
  also: { marginInlineStart: '8px', fontWeight: 400, color: tokens.colorNeutralForeground3 },
  words: { paddingBlock: '9px', paddingInline: '10px', color: tokens.colorNeutralForeground3 },
})

/** How many options fill the open list; the others are rendered after these are painted. */
const seenAtOnce = 8

type OptionProps = {
  id: string
  offered: Offered
  active: boolean
  chosen: boolean
}

/** Re-renders only when it becomes active or inactive: an arrow key does not wait for the whole list. */
const Option = memo(function Option({ id, offered: { item, reason }, active, chosen }: OptionProps) {
  const styles = useStyles()
  const named = reason?.text === item.name
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys, as a combobox does
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={mergeClasses(styles.option, active && styles.active, chosen && styles.chosen)}
    >
      <bdi>
        <Marked text={item.name} marks={named ? reason?.marks : undefined} />
      </bdi>
      {reason && !named && (
        <bdi className={styles.also} lang={detectLanguage(reason.text)}>
          <Marked text={reason.text} marks={reason.marks} />
        </bdi>
      )}
    </div>
  )
})

type OptionListProps = {
  box: Combobox
  label: string
  chosen: number | undefined
  loading: boolean
  /** What is said as well where nothing is found. */
  none?: string | undefined
}

/** The open list under a searchable field: matching items with the typed letters highlighted, or why there are none. */
export function OptionList({ box, label, chosen, loading, none }: OptionListProps) {
  const styles = useStyles()
  const { t } = useTranslation('forms')
  const panel = useRef<HTMLDivElement>(null)
  const { active, optionId } = box
  const all = useDeferredValue(true, false)
  const shown = all ? box.shown : box.shown.slice(0, Math.max(seenAtOnce, active + 1))
  useEffect(() => runWithNextFrame(() => panel.current?.scrollIntoView({ block: 'nearest' })), [])
  useEffect(() => {
    if (active < 0) return
    return runWithNextFrame(() => document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' }))
  }, [active, optionId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the field while the pointer is here
    <div
      ref={panel}
      className={styles.panel}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {box.dropped.length > 0 && (
        <p className={styles.words}>{t('lookup.dropped', { words: box.dropped.join(' ') })}</p>
      )}
      {box.shown.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys, as a combobox does
        <div
          id={box.listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          tabIndex={-1}
          onPointerMove={(event) => {
            const at = findOptionUnder(event)
            if (at >= 0) box.setActive(at)
          }}
          onClick={(event) => {
            const offered = shown[findOptionUnder(event)]
            if (offered) box.take(offered.item)
          }}
        >
          {shown.map((offered, at) => (
            <Option
              key={offered.item.id}
              id={optionId(at)}
              offered={offered}
              active={at === active}
              chosen={offered.item.id === chosen}
            />
          ))}
        </div>
      )}
      {box.shown.length === 0 && (
        <p className={styles.words}>
          {loading ? t('lookup.loading') : box.typed.trim() ? t('lookup.none') : t('lookup.hint')}
        </p>
      )}
      {box.shown.length === 0 && !loading && box.typed.trim() && none && <p className={styles.words}>{none}</p>}
      {box.cut && <p className={styles.words}>{t('lookup.hint')}</p>}
    </div>
  )
}
