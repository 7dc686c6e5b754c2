import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import { type DecisionReason, needsWords } from '../../../contract/moderation/cases.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { IconAction } from '../../ui/controls/IconAction.tsx'
import { media } from '../../ui/styles/media.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { KeySign } from './deciding/KeySign.tsx'
import type { DeskState } from './use-desk.ts'

const quiet = { backgroundColor: 'rgb(255 255 255 / .12)', color: paint.onBar }

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '8px',
    padding: '8px 16px 12px',
    paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: paint.bar,
    color: paint.onBar,
    [media.wide]: { position: 'static' },
    [media.zoomed]: { position: 'static' },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  act: {
    ...quiet,
    flexGrow: 1,
    height: 'auto',
    minHeight: '44px',
    paddingBlock: '4px',
    whiteSpace: 'normal',
    fontSize: '0.8125rem',
    border: '1px solid transparent',
    ':hover': { ...quiet, backgroundColor: 'rgb(255 255 255 / .2)' },
    ':hover:active': { ...quiet, backgroundColor: 'rgb(255 255 255 / .2)' },
    ':focus-visible': { outlineColor: paint.onBar },
    [media.wide]: { height: 'auto', minHeight: '36px' },
  },
  danger: {
    backgroundColor: '#8F1D17',
    ':hover': { backgroundColor: '#B3261E' },
    ':hover:active': { backgroundColor: '#B3261E' },
  },
  clear: { color: paint.onBar, ':hover': { color: paint.onBar, backgroundColor: 'rgb(255 255 255 / .12)' } },
  words: { display: 'inline-flex', alignItems: 'center', gap: '8px' },
})

/** Finds the reason most reports of these cases gave, where the cases can be removed for it. */
function findCommonReason({
  chosenCases,
  reasons,
}: Pick<DeskState, 'chosenCases' | 'reasons'>): DecisionReason | undefined {
  const counts = new Map<DecisionReason, number>()
  for (const { reports = [] } of chosenCases)
    for (const { reason, count } of reports) counts.set(reason, (counts.get(reason) ?? 0) + count)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most && reasons.includes(most[0]) ? most[0] : undefined
}

/** The actions on all selected cases at once: each is decided separately, and can be undone separately. */
export function BulkBar({ desk }: { desk: DeskState }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const { format } = useLanguage()
  const { kind, chosenCases, reasons, decideAll, deciding } = desk
  const count = chosenCases.length
  if (needsWords(kind) || count === 0) return null
  const reason = findCommonReason(desk)
  const clear = () =>
    deciding.choose(
      chosenCases.map(({ id }) => id),
      false,
    )
  return (
    <div className={styles.bar}>
      <p className={styles.head}>
        <b className={text.s13}>{t('many.chosen', { count, number: format.number(count) })}</b>
        <IconAction
          small
          className={styles.clear}
          label={t('many.clear')}
          icon={<Dismiss20Regular />}
          onClick={clear}
        />
      </p>
      <div className={styles.acts}>
        <Action size="small" className={styles.act} onClick={() => decideAll('approve')}>
          <span className={styles.words}>
            {t(`many.approve.${kind}`)}
            <KeySign>⇧A</KeySign>
          </span>
        </Action>
        {reason && (
          <Action
            size="small"
            className={mergeClasses(styles.act, styles.danger)}
            onClick={() => decideAll('reject', reason)}
          >
            <span className={styles.words}>
              {t('many.rejectFor', { reason: t(`short.${reason}`) })}
              <KeySign>{`⇧${format.digits(reasons.indexOf(reason) + 1)}`}</KeySign>
            </span>
          </Action>
        )}
        <Action size="small" className={styles.act} onClick={() => deciding.ask(chosenCases, 'reject')}>
          {reason ? t('many.other') : t(`many.reject.${kind}`)}
        </Action>
      </div>
    </div>
  )
}
