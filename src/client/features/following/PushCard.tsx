import { makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components'
import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Following } from '../../data/following/followed.ts'
import { canPush, copyForWorker, endPush, isPushDenied, startPush } from '../../data/following/push.ts'
import { Card } from '../../ui/Card.tsx'
import { useText } from '../../ui/styles/text.ts'
import { usePushWords } from './push-words.ts'

const useStyles = makeStyles({
  card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  head: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    '& > svg': { color: tokens.colorNeutralForeground3 },
  },
})

/** The switch of the weekly push, with what the push service learns. */
export function PushCard({ kept: { list, slots, push } }: { kept: Following }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('following')
  const words = usePushWords()
  const id = useId()
  const [working, setWorking] = useState(false)
  const [failure, setFailure] = useState<'denied' | 'failed'>()
  const isPossible = canPush()
  useEffect(() => {
    // The worker says what this page would, and knows what is followed now.
    if (list && slots && push !== null) void copyForWorker(words)
  }, [list, slots, push, words])
  const change = async (on: boolean) => {
    setWorking(true)
    setFailure(undefined)
    if (on) {
      const outcome = await startPush(words)
      if (outcome !== 'on') setFailure(outcome)
    } else await endPush()
    setWorking(false)
  }
  const problem = !isPossible ? 'none' : (failure ?? (isPushDenied() ? 'denied' : undefined))
  return (
    <Card as="section" padded className={styles.card}>
      <div className={styles.head}>
        <Alert24Regular aria-hidden="true" />
        <h2 id={id} className={text.h16}>
          {t('push.title')}
        </h2>
        <Switch
          checked={push !== null}
          disabled={!isPossible || working}
          aria-labelledby={id}
          aria-describedby={`${id}-words`}
          onChange={(_, { checked }) => void change(checked)}
        />
      </div>
      <p className={text.muted}>{t('push.words')}</p>
      <p id={`${id}-words`} className={mergeClasses(text.s13, text.faint)}>
        {t('push.learns', { service: t('push.service') })}
      </p>
      <p role="status">{problem && t(`push.${problem}`)}</p>
    </Card>
  )
}
