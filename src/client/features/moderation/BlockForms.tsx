import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { blockAccount, blockForm, unblockAccount } from '../../../contract/accounts/blocking.ts'
import type { RawAnswers } from '../../../contract/form/form.ts'
import { useMutation } from '../../data/mutation.ts'
import { FormView } from '../../forms/FormView.tsx'
import { Card } from '../../ui/Card.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

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

/** The forms to block an account and to unblock it (spec 4, closed account). */
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
  const { mutate } = useMutation(ways[way])
  /** Grows with each success, so that the form is empty again. */
  const [round, setRound] = useState(0)
  const submit = async (answers: RawAnswers) => {
    const sent = await mutate({ body: answers })
    if (sent.ok) setRound(round + 1)
    return sent.problems
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
        danger={way === 'block'}
        submitLabel={t(`${way}.submit`)}
        onSubmit={submit}
      />
    </Card>
  )
}
