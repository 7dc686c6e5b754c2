import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { navigate } from 'wouter/use-browser-location'
import type { EditableCompany } from '../../contract/companies/changes.schema.ts'
import { companyUpdate, getEditableCompany } from '../../contract/companies/changes.ts'
import { type QueryResult, useQuery } from '../data/query.ts'
import { parseCompanyId } from '../features/companies/list/use-known-company.ts'
import { UpdateForm } from '../features/company-changes/UpdateForm.tsx'
import { DraftFrame } from '../forms/draft/DraftFrame.tsx'
import { SavedChip } from '../forms/draft/SavedChip.tsx'
import { FormSkeleton } from '../forms/FormSkeleton.tsx'
import { changePacking } from '../outbox/packings/company-change.ts'
import { useDraft } from '../outbox/use-draft.ts'
import { askLogin } from '../platform/modals.ts'
import { usePageTitle } from '../router/page-title.ts'
import { session } from '../session/session.ts'
import { Card } from '../ui/Card.tsx'
import { Action } from '../ui/controls/Action.tsx'
import NotFound from '../ui/states/NotFound.tsx'
import { Outcome } from '../ui/states/Outcome.tsx'
import { ReadFrame } from '../ui/states/ReadFrame.tsx'
import { StateCard } from '../ui/states/StateCard.tsx'
import { useLayout } from '../ui/styles/layout.ts'
import { media } from '../ui/styles/media.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  page: { paddingBlock: '24px 64px', [media.wide]: { paddingBlock: '40px 96px' } },
  head: { maxWidth: '640px' },
  columns: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.wide]: { gap: '24px', gridTemplateColumns: 'minmax(0, 1fr) 320px' },
  },
  aside: { display: 'grid', gap: '16px', alignContent: 'start', [media.wide]: { order: '1' } },
  points: { display: 'grid', gap: '12px', marginBlockStart: '8px' },
  // Its height is reserved before it has any text: nothing shifts while someone types.
  kept: { paddingBlock: '6px', minHeight: '40px' },
})

/**
 * `/update/company/{id}`: everything a company's page says, changed by its people or proposed by anybody (R-033,
 * C-042).
 */
export default function UpdateCompany({ params }: { params: { id?: string } }) {
  const styles = useStyles()
  const layout = useLayout()
  const { t } = useTranslation('company-changes')
  const { auth } = useSnapshot(session)
  const id = parseCompanyId(params.id)
  const signedIn = auth.user !== null
  const read = useQuery(getEditableCompany, id > 0 && signedIn ? { params: { id } } : null)
  usePageTitle(t('title'), read.data?.name)
  useEffect(() => {
    if (!signedIn) askLogin(t('login.words'))
  }, [signedIn, t])
  if (id === 0 || read.state === 'missing') return <NotFound />
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      {signedIn ? (
        <Editing key={`${id} ${auth.user?.owner}`} id={id} read={read} />
      ) : (
        <Notice
          icon={<Person24Regular />}
          title={t('login.title')}
          words={t('login.words')}
          action={
            <Action kind="primary" onClick={() => askLogin(t('login.words'))}>
              {t('login.action')}
            </Action>
          }
        />
      )}
    </div>
  )
}

function Editing({ id, read }: { id: number; read: QueryResult<EditableCompany> }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('company-changes')
  const draft = useDraft({ type: 'company_change', companyId: id, companyName: read.data?.name ?? '' }, changePacking)
  const [waits, setWaits] = useState(false)
  // Without a network the page's content is taken as it was when the change was begun.
  const begunWith = read.state === 'failed' ? (draft.basis as EditableCompany | undefined) : undefined
  const company = read.data ?? begunWith
  const handleSent = () => {
    if (company?.may === 'apply') return navigate(`/company/${id}`)
    setWaits(true)
  }
  const toPage = (
    <Action kind="primary" href={`/company/${id}`}>
      {t('toPage')}
    </Action>
  )
  if (waits)
    return (
      <Outcome>
        <Notice icon={<CheckmarkCircle24Regular />} title={t('sent.title')} words={t('sent.words')} action={toPage} />
      </Outcome>
    )
  return (
    <ReadFrame read={begunWith ? { ...read, data: begunWith, state: 'ready' } : read} failed={t('failed')}>
      {(company) => {
        const { name, may } = company
        if (may === 'nothing')
          return (
            <Notice
              icon={<LockClosed24Regular />}
              title={t('closed.title', { name })}
              words={t('closed.words')}
              action={toPage}
            />
          )
        return (
          <>
            <div className={styles.head}>
              <h1 className={text.h28}>{t('heading', { name })}</h1>
              <p className={text.muted}>{t(`lead.${may}`)}</p>
              <div className={styles.kept} role="status">
                <SavedChip saved={draft.saved} />
              </div>
            </div>
            <div className={styles.columns}>
              <aside className={styles.aside}>
                <Card as="section" padded>
                  <h2 className={text.h16}>{t(`next.${may}.title`)}</h2>
                  <ul className={mergeClasses(text.muted, styles.points)}>
                    <li>{t(`next.${may}.first`)}</li>
                    <li>{t(`next.${may}.second`)}</li>
                    <li>{t(`next.${may}.third`)}</li>
                  </ul>
                </Card>
              </aside>
              <DraftFrame draft={draft} skeleton={<FormSkeleton form={companyUpdate} />}>
                <UpdateForm
                  key={draft.restored}
                  company={company}
                  draft={draft}
                  onSent={handleSent}
                  onKept={() => navigate('/outbox')}
                  onStale={read.retry}
                />
              </DraftFrame>
            </div>
          </>
        )
      }}
    </ReadFrame>
  )
}

type NoticeProps = { icon: ReactElement; title: string; words: string; action: ReactElement }

/** A message that replaces the form, and is then the page's only content. */
function Notice(props: NoticeProps) {
  return <StateCard heading="h1" {...props} />
}
