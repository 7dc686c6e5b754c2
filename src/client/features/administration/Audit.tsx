import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { History24Regular } from '@fluentui/react-icons/svg/history'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '../../../contract/administration/audit.schema.ts'
import { type AuditAction, auditForm, searchAudit, undoEntry } from '../../../contract/administration/audit.ts'
import { buildPayload } from '../../../contract/form/check.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { SectionCard } from '../../ui/SectionCard.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  row: { paddingBlock: '12px', overflowWrap: 'anywhere', '& + &': lineAbove },
  summary: { display: 'inline-flex', alignItems: 'center', minHeight: '44px', cursor: 'pointer' },
  details: {
    margin: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    whiteSpace: 'pre-wrap',
  },
})

type Sought = Partial<Record<'action' | 'actor' | 'subject' | 'day', string>>

/** What administrators, moderators and the operator did, newest first, searched by action, actor, subject and day. */
export default function Audit() {
  const styles = useStyles()
  const { t } = useTranslation('administration')
  const [sought, setSought] = useState<Sought>({})
  const isSearched = Object.keys(sought).length > 0
  const pages = useInfiniteQuery(searchAudit, { query: sought }, ({ entries }) => entries, 20)
  return (
    <div className={styles.parts}>
      <SectionCard title={t('audit.title')} words={t('audit.words')}>
        <FormView
          form={auditForm}
          strings="administration"
          initial={{}}
          submitLabel={t('audit.submit')}
          onSubmit={async (answers) => setSought(buildPayload(auditForm, answers) as Sought)}
        />
      </SectionCard>
      <ReadFrame read={pages.first} failed={t('audit.failed')}>
        {() =>
          pages.items.length === 0 ? (
            <StateCard
              icon={<History24Regular />}
              title={isSearched ? t('audit.none') : t('audit.empty')}
              words={isSearched ? t('audit.noneWords') : t('audit.emptyWords')}
            />
          ) : (
            <>
              <Card padded>
                <ul>
                  {pages.items.map((entry) => (
                    <Entry key={entry.seq} {...entry} />
                  ))}
                </ul>
              </Card>
              <MoreItems
                {...pages}
                words={{ more: t('audit.more'), loading: t('audit.loading'), failed: t('audit.moreFailed') }}
              />
            </>
          )
        }
      </ReadFrame>
    </div>
  )
}

function Entry({ seq, at, day, actor, action, subject, details, undo }: AuditEntry) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('administration')
  const { format } = useLanguage()
  const undoing = useMutation(undoEntry)
  return (
    <li className={styles.row}>
      <p className={text.strong}>{t(`choices.audit.action.${action as AuditAction}`, { defaultValue: action })}</p>
      <p className={mergeClasses(text.s13, text.muted)}>
        <time dateTime={at}>{format.day(day)}</time> · <bdi>{actor}</bdi> · <bdi>{subject}</bdi>
      </p>
      {details !== '{}' && (
        <details>
          <summary className={mergeClasses(text.s13, styles.summary)}>{t('audit.details')}</summary>
          <pre dir="ltr" className={mergeClasses(text.s12, styles.details)}>
            {JSON.stringify(JSON.parse(details), null, 2)}
          </pre>
        </details>
      )}
      {undo === 'possible' && (
        <Action size="small" disabled={undoing.busy} onClick={() => void undoing.mutate({ params: { entry: seq } })}>
          {t('audit.undo')}
        </Action>
      )}
      {undo === 'done' && <Chip>{t('audit.undone')}</Chip>}
    </li>
  )
}
