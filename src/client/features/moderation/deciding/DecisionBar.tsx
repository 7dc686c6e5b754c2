import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { type DecisionReason, needsWords } from '../../../../contract/moderation/cases.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { lineAbove, styleEdgeColour } from '../../../ui/styles/borders.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import type { DeskState } from '../use-desk.ts'
import { KeySign } from './KeySign.tsx'

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    padding: '12px var(--gutter)',
    paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    ...lineAbove,
    [media.wide]: { position: 'static', paddingInline: '24px' },
    // Sticky, it would hide most of the case.
    [media.zoomed]: { position: 'static' },
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  reasons: { gap: '6px' },
  narrow: { [media.wide]: { display: 'none' } },
  wide: { [media.collapsed]: { display: 'none' } },
  /** Both buttons are equally wide on phones, where a thumb reaches them. */
  half: { [media.collapsed]: { flexGrow: 1, flexBasis: '120px' } },
  words: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
  reason: {
    paddingInline: '9px',
    fontSize: '0.8125rem',
    ':hover': { backgroundColor: paint.dangerTint, color: paint.danger, ...styleEdgeColour(paint.danger) },
  },
  said: { backgroundColor: paint.dangerTint, color: paint.danger, ...styleEdgeColour(paint.danger) },
  hints: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    [media.collapsed]: { display: 'none' },
  },
  hint: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
})

type DecisionBarProps = Pick<DeskState, 'kind' | 'current' | 'reasons' | 'approve' | 'reject' | 'rejectFor'>

/** Ignores the second click of a double click: it would decide the next case, which the moderator has not seen. */
const ignoreDoubleClick =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }

/** The buttons to decide about the shown case, each with its shortcut key: one press, and the next case is shown. */
export function DecisionBar({ kind, current, reasons, approve, reject, rejectFor }: DecisionBarProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const said = new Set<string>(current?.reports?.slice(0, 1).map(({ reason }) => reason))
  const hints = [
    ['J', 'K', 'hints.move'],
    ...(needsWords(kind) ? [] : [['X', 'hints.choose']]),
    ...(kind === 'company' || kind === 'support' ? [] : [['O', 'hints.open']]),
    ['?', 'hints.help'],
  ]
  return (
    <footer className={styles.bar}>
      <div className={styles.row}>
        <Action className={styles.half} icon={<Checkmark20Regular />} onClick={ignoreDoubleClick(approve)}>
          <span className={styles.words}>
            {t(`verdicts.${kind}.approve`)}
            <KeySign>A</KeySign>
          </span>
        </Action>
        {kind !== 'support' && (
          <Action
            kind="dangerLine"
            className={mergeClasses(styles.half, reasons.length > 0 && styles.narrow)}
            icon={<Dismiss20Regular />}
            onClick={ignoreDoubleClick(reject)}
          >
            <span className={styles.words}>
              {t(`verdicts.${kind}.reject`)}
              <KeySign>R</KeySign>
            </span>
          </Action>
        )}
      </div>
      {kind !== 'support' && reasons.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own
        <div
          role="group"
          aria-label={t(`rejectFor.${kind}`)}
          className={mergeClasses(styles.row, styles.reasons, styles.wide)}
        >
          <span className={mergeClasses(text.s13, text.faint)} aria-hidden="true">
            {t(`rejectFor.${kind}`)}
          </span>
          {reasons.map((reason, place) => (
            <Action
              key={reason}
              className={mergeClasses(styles.reason, said.has(reason) && styles.said)}
              onClick={ignoreDoubleClick(() => rejectFor(place))}
            >
              <span className={styles.words}>
                <KeySign>{format.digits(place + 1)}</KeySign>
                {t(`short.${reason as DecisionReason}`)}
              </span>
            </Action>
          ))}
        </div>
      )}
      <p className={mergeClasses(text.s12, text.faint, styles.hints)}>
        {hints.map((hint) => (
          <span key={hint.at(-1)} className={styles.hint}>
            {hint.slice(0, -1).map((key) => (
              <KeySign key={key}>{key}</KeySign>
            ))}
            {t(hint.at(-1) as 'hints.move')}
          </span>
        ))}
      </p>
    </footer>
  )
}
