import { makeStyles } from '@fluentui/react-components'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseKind } from '../../../contract/moderation/cases.ts'
import { listCases } from '../../../contract/moderation/desk.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { MoreItems } from '../../ui/MoreItems.tsx'
import { media } from '../../ui/media.ts'
import { ChartSkeleton, ReadFrame } from '../../ui/ReadFrame.tsx'
import { StateCard } from '../../ui/StateCard.tsx'
import { usePageHeld } from '../../ui/use-page-held.ts'
import { CaseCard } from './CaseCard.tsx'
import { CompanyFilter } from './CompanyFilter.tsx'
import { DecideModal } from './DecideModal.tsx'
import { KeysCard, KeysModal } from './Keys.tsx'
import { LastDecision } from './LastDecision.tsx'
import { useDeciding, type Verdict } from './use-deciding.ts'
import { useDeskKeys } from './use-desk-keys.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '24px' },
  },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
})

/** The cases of one kind, of one company where `company` is given, and what is done about them. */
export function Desk({ kind, company }: { kind: CaseKind; company?: string }) {
  const styles = useStyles()
  const { t } = useTranslation('moderation')
  const list = useRef<HTMLDivElement>(null)
  const [helping, setHelping] = useState(false)
  const pages = useInfiniteQuery(listCases, { query: { kind, company } }, ({ cases }) => cases)
  const deciding = useDeciding(kind)
  usePageHeld(deciding.busy)
  const latest = useRef(deciding)
  latest.current = deciding
  const onVerdict = useCallback((id: string, verdict: Verdict) => {
    if (verdict === 'approve') latest.current.approve(id)
    else latest.current.ask(id, 'reject')
  }, [])
  const cases = pages.items.filter(({ id }) => !deciding.gone.has(id))
  const current = useDeskKeys(list, {
    approve: (id) => deciding.approve(id),
    reject: (id) => deciding.ask(id, 'reject'),
    rejectFor: deciding.rejectFor,
    undo: deciding.undo,
    help: () => setHelping(true),
  })
  const asked = pages.items.find(({ id }) => id === deciding.asking?.id)
  return (
    <div className={styles.columns}>
      <div className={styles.list} ref={list}>
        <LastDecision {...deciding} />
        {company !== undefined && <CompanyFilter kind={kind} company={pages.items[0]?.company?.name} />}
        <ReadFrame read={pages.first} failed={t('failed')}>
          {() =>
            cases.length === 0 && pages.items.length > 0 ? (
              <ChartSkeleton />
            ) : cases.length === 0 ? (
              <StateCard icon={<CheckmarkCircle24Regular />} title={t('empty')} words={t('emptyWords')} />
            ) : (
              <>
                {cases.map((one) => (
                  <CaseCard
                    key={one.id}
                    shown={one}
                    current={one.id === current}
                    filtered={company !== undefined}
                    onVerdict={onVerdict}
                  />
                ))}
                <MoreItems {...pages} words={{ more: t('more'), loading: t('loading'), failed: t('moreFailed') }} />
              </>
            )
          }
        </ReadFrame>
      </div>
      <KeysCard kind={kind} />
      {asked && deciding.asking && (
        <DecideModal
          kind={kind}
          verdict={deciding.asking.verdict}
          onDecide={(answers) => deciding.decide(asked.id, deciding.asking!.verdict, answers)}
          onClose={deciding.close}
        />
      )}
      {helping && <KeysModal kind={kind} onClose={() => setHelping(false)} />}
    </div>
  )
}
