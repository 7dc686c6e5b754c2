import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { useTranslation } from 'react-i18next'
import type { Decision } from '../../../../contract/moderation/desk.schema.ts'
import { listDecisions, undoDecision } from '../../../../contract/moderation/desk.ts'
import { useMutation } from '../../../data/mutation.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Action } from '../../../ui/controls/Action.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../../ui/states/StateCard.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { useText } from '../../../ui/styles/text.ts'
import { UserText } from '../../../ui/UserText.tsx'

const useStyles = makeStyles({
  list: { margin: 0, marginBlockStart: '12px', padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    '& + &': lineAbove,
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
})

/** The decisions of the last day, each with a button that undoes it. */
export function RecentDecisions() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  const read = useQuery(listDecisions)
  const { busy, mutate: undo } = useMutation(undoDecision)
  return (
    <ReadFrame read={read} failed={t('decisions.failed')}>
      {(decisions) =>
        decisions.length === 0 ? (
          <StateCard icon={<History24Regular />} title={t('decisions.empty')} />
        ) : (
          <Card as="section" padded>
            <h2 className={text.h16}>{t('decisions.title')}</h2>
            <p className={text.muted}>{t('decisions.words')}</p>
            <ul className={styles.list}>
              {decisions.map((one) => (
                <DecisionRow
                  key={one.id}
                  decision={one}
                  busy={busy}
                  onUndo={() => void undo({ params: { decision: one.id } })}
                />
              ))}
            </ul>
          </Card>
        )
      }
    </ReadFrame>
  )
}

type DecisionRowProps = { decision: Decision; busy: boolean; onUndo: () => void }

function DecisionRow({ decision, busy, onUndo }: DecisionRowProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation', 'decisions'])
  const { format } = useLanguage()
  const { kind, outcome, reason, company, undone, undoable, pending } = decision
  const what = t('decisions.of', { kind: t(`decisions:kind.${kind}`), outcome: t(`decisions:outcomes.${outcome}`) })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={text.strong}>{what}</p>
        <p className={mergeClasses(text.s13, text.muted)}>
          {company && <UserText>{company.name}</UserText>}
          {company && reason && ' · '}
          {reason && t(`decisions:choices.reason.${reason}`)}
        </p>
      </div>
      {undone && <span className={text.muted}>{t('decisions:undone')}</span>}
      {pending && <span className={text.muted}>{t('second', { verdict: t('undo') })}</span>}
      {undoable && (
        <Action
          size="small"
          icon={<ArrowUndo20Regular />}
          disabled={busy}
          aria-label={t('undoOf', { what: format.list(company ? [what, company.name] : [what]) })}
          onClick={onUndo}
        >
          {t('undo')}
        </Action>
      )}
    </li>
  )
}
