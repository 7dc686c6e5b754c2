import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { joinCompany } from '../../../contract/employers/people.ts'
import { call } from '../../api/page.ts'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { session } from '../../session/session.ts'
import { Card } from '../../ui/Card.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { paint } from '../../ui/paint.ts'
import { useText } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  card: { display: 'grid', justifyItems: 'start', gap: '12px', maxWidth: '560px', marginInline: 'auto' },
  problem: { color: paint.danger },
})

/** `/employer/join/{token}`: accepts an invitation to speak for a company; never by opening the link alone, since programs open links as well. */
export function JoinCard({ token }: { token: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('employer-area')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  usePageTitle(t('join.title'))
  const accept = async () => {
    setBusy(true)
    const { token: before } = session.auth
    const outcome = await call(joinCompany, { body: { token } })
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.message ?? t('unreachable'))
    // Somebody else may have signed in meanwhile.
    if (session.auth.token === before) session.auth.user = outcome.data
    if (outcome.message) toast({ kind: 'success', text: outcome.message })
    navigate('/employer', { replace: true })
  }
  return (
    <Card
      as="form"
      padded
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void accept()
      }}
    >
      <h1 className={text.h20}>{t('join.title')}</h1>
      <p className={text.muted}>{t('join.words', { email: session.auth.user?.data.email ?? '' })}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <SubmitAction busy={busy}>{t('join.accept')}</SubmitAction>
    </Card>
  )
}
