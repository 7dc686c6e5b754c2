import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { CaseKind } from '../../../contract/moderation/cases.ts'
import { useSettled } from '../../data/use-settled.ts'
import { lazyWithRetry } from '../../platform/lazy-with-retry.ts'
import { useCloseRequests } from '../../ui/overlays/use-close-requests.ts'
import { media } from '../../ui/styles/media.ts'
import { CaseList } from './CaseList.tsx'
import { CaseView } from './case/CaseView.tsx'
import { listProposed } from './deciding/proposed.ts'
import type { DeskQuery } from './desk-path.ts'
import { useDesk } from './use-desk.ts'

const useStyles = makeStyles({
  desk: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gridTemplateColumns: '312px minmax(0, 1fr)', gridTemplateRows: 'minmax(0, 1fr)', minHeight: 0 },
  },
  part: { [media.wide]: { display: 'grid', minHeight: 0 } },
  list: {
    [media.wide]: {
      gridTemplateRows: 'minmax(0, 1fr)',
      borderInlineEndWidth: '1px',
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: 'var(--colorNeutralStroke2)',
    },
  },
  notOnPhones: { [media.collapsed]: { display: 'none' } },
})

const DecideModal = lazyWithRetry(async () => ({ default: (await import('./deciding/DecideModal.tsx')).DecideModal }))
const KeysModal = lazyWithRetry(async () => ({ default: (await import('./deciding/Keys.tsx')).KeysModal }))

/** The debounce of the search field, in ms. */
const pause = 350

/** The cases of one queue, filtered as its address says: the list, the case that is shown, and the actions on it. */
export function Desk({ kind, asked }: { kind: CaseKind; asked: DeskQuery }) {
  const styles = useStyles()
  const rows = useRef<HTMLUListElement>(null)
  const [helping, setHelping] = useState(false)
  const { company, sort } = asked
  const [typed, setTyped] = useState(asked.q ?? '')
  const q = useSettled(typed.trim(), pause) || undefined
  const view = useRef<HTMLDivElement>(null)
  const desk = useDesk(kind, {
    ...{ company, sort, q, held: helping },
    help: useCallback(() => setHelping(true), []),
    inSight: () => (view.current?.getClientRects().length ?? 0) > 0,
  })
  const { current, deciding, opened, moved, back } = desk
  const id = current?.id
  useCloseRequests(opened, back)
  // For a moderator who uses keys the focus follows the shown case, so that screen readers say which it is; a button
  // that was pressed keeps the focus. A page that opens leaves it at its beginning, whose heading they read: which case
  // the keys act on is said there (`CaseList`).
  useEffect(() => {
    const { activeElement } = document
    const free =
      activeElement === document.body || activeElement?.matches('#main') || activeElement?.closest('main [data-case]')
    if (moved > 0 && free && id) rows.current?.querySelector<HTMLElement>(`[data-case="${id}"]`)?.focus()
  }, [moved, id])
  // On phones each case is read from the beginning of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each case
  useEffect(() => {
    if (opened) scrollTo({ top: 0 })
  }, [opened, id])
  const { asking } = deciding
  return (
    <div className={styles.desk}>
      <div className={mergeClasses(styles.part, styles.list, opened && styles.notOnPhones)}>
        <CaseList desk={desk} asked={asked} typed={typed} onType={setTyped} rows={rows} />
      </div>
      <div ref={view} className={mergeClasses(styles.part, !opened && styles.notOnPhones)}>
        {current && <CaseView desk={desk} shown={current} asked={asked} />}
      </div>
      <Suspense>
        {asking && (
          <DecideModal
            kind={kind}
            verdict={asking.verdict}
            count={asking.cases.length}
            initial={listProposed(asking.cases, asking.verdict)}
            onDecide={desk.answer}
            onClose={deciding.close}
          />
        )}
      </Suspense>
      <Suspense>{helping && <KeysModal kind={kind} onClose={() => setHelping(false)} />}</Suspense>
    </div>
  )
}
