import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { joinCompany } from '../../../contract/employers/people.ts'
import { useMutation } from '../../data/mutation.ts'
import { SubmitAction } from '../../forms/SubmitAction.tsx'
import { useMessageTitle } from '../../router/page-title.ts'
import { session } from '../../session/session.ts'
import { Card } from '../../ui/Card.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  card: { display: 'grid', justifyItems: 'start', gap: '12px', maxWidth: '560px', marginInline: 'auto' },
  problem: { color: paint.danger },
})

/**
 * `/employer/join/{token}`: accepts an invitation to speak for a company; never by opening the link alone, since
 * programs open links as well.
 */
export function JoinCard({ token }: { token: string }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['employers', 'common'])
  const [problem, setProblem] = useState<string>()
  const { mutate, busy } = useMutation(joinCompany, {
    onRefused: ({ message }) => {
      setProblem(message ?? t('common:unreachable'))
      return true
    },
  })
  useMessageTitle(t('join.title'))
  const accept = async () => {
    setProblem(undefined)
    const { ok } = await mutate({ body: { token } })
    if (ok) navigate('/employer', { replace: true })
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
