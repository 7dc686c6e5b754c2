import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Building20Regular } from '@fluentui/react-icons/svg/building'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusRing } from '../../ui/styles/focus.ts'
import { paint } from '../../ui/styles/paint.ts'

const useStyles = makeStyles({
  tabs: { display: 'flex', gap: '4px', marginBlockEnd: '8px' },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    paddingInline: '14px',
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':focus-visible': focusRing,
  },
  on: { color: paint.brandFg, boxShadow: `inset 0 -3px 0 ${paint.brandRule}` },
})

const names = ['companies', 'salaries'] as const

interface SearchTabsProps {
  companies: ReactNode
  salaries: ReactNode
  /** Loads the second tab, which is shown when it is pressed. */
  onNear: () => void
}

/**
 * The two questions people come with, in one box: what a company is like, and what a job pays. Fluent's tabs weigh
 * 18 KiB, more than the first page has left.
 */
export function SearchTabs({ onNear, ...panels }: SearchTabsProps) {
  const styles = useStyles()
  const { t } = useTranslation('home')
  const id = useId()
  const [shown, show] = useState<(typeof names)[number]>('companies')
  const list = useRef<HTMLDivElement>(null)
  // Two tabs: every arrow leads to the other one.
  const onKeyDown = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    const next = names.find((name) => name !== shown)!
    show(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={t('tabs.label')} className={styles.tabs} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            aria-selected={shown === name}
            aria-controls={`${id}-panel`}
            tabIndex={shown === name ? 0 : -1}
            className={mergeClasses(styles.tab, shown === name && styles.on)}
            onPointerEnter={onNear}
            onFocus={onNear}
            onClick={() => show(name)}
          >
            {name === 'companies' ? <Building20Regular aria-hidden="true" /> : <Money20Regular aria-hidden="true" />}
            {t(`tabs.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {panels[shown]}
      </div>
    </div>
  )
}
