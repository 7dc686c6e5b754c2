import { Checkbox, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Case } from '../../../contract/moderation/desk.schema.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { chosenInContrast } from '../../ui/styles/contrast.ts'
import { focusRing } from '../../ui/styles/focus.ts'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { formatCase, getCaseKind, getFirstWords } from './case/case-words.ts'
import { useFieldName } from './case/use-field-name.ts'

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const useStyles = makeStyles({
  row: { position: 'relative', display: 'flex', alignItems: 'start', ...lineAbove },
  current: {
    [media.wide]: {
      backgroundColor: paint.brandTint,
      ...chosenInContrast,
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        backgroundColor: paint.brandRule,
      },
    },
  },
  box: { flexShrink: 0, marginInlineStart: '4px', marginBlockStart: '4px' },
  show: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '8px',
    rowGap: '2px',
    flexGrow: 1,
    minWidth: 0,
    paddingBlock: '11px',
    paddingInline: '6px 16px',
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
    [media.zoomed]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  shownNow: { [media.wide]: { ':hover': { backgroundColor: 'transparent' } } },
  alone: { paddingInlineStart: '16px' },
  name: oneLine,
  words: { gridColumn: '1 / -1', minHeight: '20px', ...oneLine },
  why: { gridColumn: '1 / -1', color: paint.warn, fontWeight: 600, overflowWrap: 'anywhere' },
  refused: { gridColumn: '1 / -1', color: paint.danger, fontWeight: 600, overflowWrap: 'anywhere' },
})

interface CaseRowProps {
  shown: Case
  current: boolean
  /** Whether it is selected; undefined where cases cannot be. */
  chosen: boolean | undefined
  /** Why it could not be decided together with the others. */
  refused: string | undefined
  /** How many other cases in the list have the same text. */
  others: number
  onShow: (id: string) => void
  /** Called when it gets the focus. */
  onPoint: (id: string) => void
  onChoose: (one: Case) => void
}

/** A case in the list: what it is, since when it waits, its first words and why it is here. */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { shown, current, chosen, refused, others, onShow, onPoint, onChoose } = props
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const fieldName = useFieldName()
  const isOfMany = shown.kind === 'report' || Boolean(shown.message)
  const words = getFirstWords(shown, fieldName, format.list)
  const reasons = (shown.reports ?? []).map(({ reason, count }) =>
    t('row.reason', { reason: t(`short.${reason}`), number: format.number(count) }),
  )
  const same = others > 0 ? [t('row.same', { count: others, number: format.number(others) })] : []
  const waits = shown.pending ? [t('row.second')] : []
  const why = format.list([...reasons, ...same, ...waits])
  return (
    <li className={mergeClasses(styles.row, current && styles.current)} onFocus={() => onPoint(shown.id)}>
      {chosen !== undefined && (
        <Checkbox
          className={styles.box}
          checked={chosen}
          aria-label={t('choose', { what: formatCase(shown, t) })}
          onChange={() => onChoose(shown)}
        />
      )}
      <button
        type="button"
        data-case={shown.id}
        className={mergeClasses(styles.show, current && styles.shownNow, chosen === undefined && styles.alone)}
        aria-current={current ? 'true' : undefined}
        onClick={() => onShow(shown.id)}
      >
        <b className={mergeClasses(text.h14, styles.name)}>
          {/* The list is named after its kind, unless it has several kinds of texts: the name needs the room. */}
          {(isOfMany || !shown.company) && getCaseKind(shown, t)}
          {isOfMany && shown.company && ' · '}
          {shown.company && <UserText>{shown.company.name}</UserText>}
        </b>
        <span className={mergeClasses(text.s12, text.faint)}>{shown.month && format.month(shown.month)}</span>
        <UserText as="span" className={mergeClasses(text.s13, text.muted, styles.words)}>
          {words}
        </UserText>
        {why !== '' && <span className={mergeClasses(text.s12, styles.why)}>{why}</span>}
        {refused && <span className={mergeClasses(text.s12, styles.refused)}>{refused}</span>}
      </button>
    </li>
  )
})
