import { Button, makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components'
import { Filter20Regular } from '@fluentui/react-icons/svg/filter'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../../../data/use-settled.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { styleEdgeColour } from '../../../ui/styles/borders.ts'
import { chosenInContrast } from '../../../ui/styles/contrast.ts'
import { focusRing } from '../../../ui/styles/focus.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { type ShownReviews, toReviewQuery } from './review-filter.ts'

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  field: { flexGrow: 1, flexBasis: '200px', maxWidth: 'none', minWidth: 0, height: '44px' },
  filter: {
    width: '52px',
    minWidth: 0,
    maxWidth: 'none',
    height: '44px',
    padding: 0,
    ':focus-visible': focusRing,
  },
  onlyNarrow: { [media.wide]: { display: 'none' } },
  chosen: {
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
    ...styleEdgeColour(paint.brandLine),
    ...chosenInContrast,
  },
  icon: { width: 'auto', height: 'auto', color: 'inherit' },
  input: { fontSize: '1rem', '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 } },
})

/** Marks a form that works as a native form until the scripts are loaded (`makeInert`). */
const plain = { 'data-plain': '' }

/** The debounce of the search field, in ms. */
const pause = 350

interface ReviewSearchProps {
  filter: ShownReviews
  onChange: (filter: ShownReviews) => void
  /** How many reviews there are to search. */
  total: number | undefined
  /** Whether the choices below are shown where they have no column of their own, and how many are selected. */
  open: boolean
  choices: number
  onToggle: () => void
  /** Whether they have no column of their own at any width. */
  always: boolean
  choicesId: string
}

/** The field that searches the words of reviews, and on phones the button that shows the other choices. */
export function ReviewSearch(props: ReviewSearchProps) {
  const { filter, onChange, total, open, choices, onToggle, always, choicesId } = props
  const styles = useStyles()
  const { t } = useTranslation('voices')
  const { format } = useLanguage()
  const [typed, setTyped] = useState(filter.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  // Takes over what was typed into the prerendered page while the scripts were loading.
  useLayoutEffect(() => setTyped((now) => field.current?.value || now), [])
  const latest = useRef({ filter, onChange })
  latest.current = { filter, onChange }
  const look = (q: string) => {
    const wanted = q.trim() || undefined
    const { filter: now, onChange: change } = latest.current
    if (wanted !== now.q) change({ ...now, q: wanted })
  }
  const looked = useRef(look)
  looked.current = look
  const settled = useSettled(typed, pause)
  useEffect(() => looked.current(settled), [settled])
  // The words were removed elsewhere: by the button that shows all reviews, or by going back. A new field has had none.
  const before = useRef(filter.q)
  useEffect(() => {
    if (before.current === filter.q) return
    before.current = filter.q
    setTyped((now) => (now.trim() === (filter.q ?? '') ? now : (filter.q ?? '')))
  }, [filter.q])
  const number = total === undefined ? undefined : format.number(total)
  return (
    <search data-inside="" data-print="no">
      <form
        className={styles.row}
        data-plain=""
        onSubmit={(event) => {
          event.preventDefault()
          look(typed)
        }}
      >
        <SearchBox
          name="q"
          className={styles.field}
          ref={field}
          input={{ className: styles.input, maxLength: 200, dir: typed ? 'auto' : undefined, ...plain }}
          dismiss={{ 'aria-label': t('filter.clearWords') }}
          value={typed}
          onChange={(_, { value }) => setTyped(value)}
          aria-label={t('filter.words')}
          placeholder={number === undefined ? t('filter.words') : t('filter.wordsIn', { count: total ?? 0, number })}
        />
        {/* Without scripts the browser submits the form for the page, with the current filter. */}
        {Object.entries(toReviewQuery({ ...filter, q: undefined })).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button
          className={mergeClasses(styles.filter, !always && styles.onlyNarrow, choices > 0 && styles.chosen)}
          aria-label={choices > 0 ? t('filter.showChosen', { count: choices }) : t('filter.show')}
          aria-expanded={open}
          aria-controls={choicesId}
          icon={{ className: styles.icon, children: <Filter20Regular /> }}
          onClick={onToggle}
        />
      </form>
    </search>
  )
}
