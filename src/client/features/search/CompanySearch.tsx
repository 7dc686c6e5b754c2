import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterPicture } from '../../platform/after-paint.tsx'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { usePreload } from '../../platform/preload.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { atPageSide } from '../../ui/styles/aligned.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { ClearButton } from './ClearButton.tsx'
import { useSearchBox } from './use-search-box.ts'

const loadSuggestions = () => import('./Suggestions.tsx')
const Suggestions = lazyWithRetry(async () => ({ default: (await loadSuggestions()).Suggestions }))

const useStyles = makeStyles({
  root: { position: 'relative' },
  form: {
    display: 'grid',
    gap: '8px',
    [media.tablet]: {
      gridTemplateColumns: '1fr auto',
      gap: 0,
      padding: '5px',
      border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
      borderRadius: tokens.borderRadiusLarge,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    height: '56px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '& > svg': { color: paint.brandFg, flexShrink: 0 },
    ':focus-within': { outline: `2px solid ${paint.brandFg}`, outlineOffset: '-1px' },
    [media.tablet]: { height: '52px', border: '1px solid transparent' },
  },
  input: {
    flexGrow: 1,
    minWidth: 0,
    height: '100%',
    border: 0,
    padding: 0,
    background: 'none',
    outlineStyle: 'none',
    fontSize: '1rem',
    ...atPageSide,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
  go: {
    height: '52px',
    paddingInline: '32px',
    fontSize: '1rem',
    borderRadius: tokens.borderRadiusLarge,
    [media.tablet]: { height: 'auto', borderRadius: '9px' },
    [media.wide]: { height: 'auto' },
  },
  panel: {
    position: 'absolute',
    zIndex: 5,
    // Wider by its border than the button it covers on a phone, whose corners would show beside its own.
    insetInline: '-1px',
    insetBlockStart: 'calc(56px + 7px)',
    paddingBlock: '4px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    textAlign: 'start',
    [media.tablet]: { insetInline: 0, insetBlockStart: 'calc(100% + 8px)' },
  },
})

type CompanySearchProps = {
  initial?: string
  className?: string
  /** The label of its button, if that does not search. */
  go?: string
  /** Returns the address a chosen company leads to, if not its page. */
  leadsTo?: (id: number) => string
}

/** The company search box (spec 2) of the home and search pages, and of the comparison of companies. */
export function CompanySearch({ initial, className, go, leadsTo }: CompanySearchProps) {
  const styles = useStyles()
  const { t } = useTranslation('search')
  const box = useSearchBox({ initial, leadsTo })
  usePreload(loadSuggestions)
  return (
    <search
      className={mergeClasses(styles.root, className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.setOpen(false)
      }}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          box.submit()
        }}
      >
        <div className={styles.line}>
          <Search24Regular />
          <input
            className={styles.input}
            type="text"
            dir={box.typed ? 'auto' : undefined}
            value={box.typed}
            onChange={(event) => box.type(event.target.value)}
            aria-label={t('label')}
            placeholder={t('placeholder')}
            {...box.field}
          />
          {box.typed && (
            <AfterPicture>
              <ClearButton onClear={() => box.type('')} />
            </AfterPicture>
          )}
        </div>
        <Action kind="primary" type="submit" className={styles.go}>
          {go ?? t('go')}
        </Action>
      </form>
      {box.open && (
        <AfterPicture>
          <div className={styles.panel}>
            <Suspense>
              <Suggestions box={box} />
            </Suspense>
          </div>
        </AfterPicture>
      )}
    </search>
  )
}
