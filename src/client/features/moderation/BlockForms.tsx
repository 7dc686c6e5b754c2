import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockAccount, blockForm, unblockAccount } from '../../../contract/accounts/blocking.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { call } from '../../api/page.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { media } from '../../ui/media.ts'
import { useText } from '../../ui/text.ts'
import { toast } from '../../ui/toast.ts'

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  words: { marginBlock: '4px 20px' },
})

const ways = { block: blockAccount, unblock: unblockAccount } as const

/** Shutting somebody out and letting them in again (spec 4, closed account). */
export function BlockForms() {
  const styles = useStyles()
  return (
    <div className={styles.columns}>
      <BlockCard way="block" />
      <BlockCard way="unblock" />
    </div>
  )
}

function BlockCard({ way }: { way: keyof typeof ways }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('moderation')
  /** Done, the form is empty again. */
  const [round, setRound] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const outcome = await call(ways[way], { body: answers })
    if (outcome.ok) {
      toast({ kind: 'success', text: outcome.message ?? '' })
      setRound(round + 1)
      return []
    }
    if (outcome.problems.some(({ path }) => path !== '')) return outcome.problems
    toast({ kind: 'error', text: outcome.message ?? t('unreachable') })
    return []
  }
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t(`${way}.title`)}</h2>
      <p className={mergeClasses(text.muted, styles.words)}>{t(`${way}.words`)}</p>
      <FormView
        key={round}
        form={blockForm}
        strings="moderation"
        initial={{}}
        narrow
        submitLabel={t(`${way}.submit`)}
        onSubmit={submit}
      />
    </Card>
  )
}
