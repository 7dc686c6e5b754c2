import { makeStyles } from '@fluentui/react-components'
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Money24Regular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import { getTitle } from '../../../../contract/salaries/browse.ts'
import { useQuery } from '../../../data/query.ts'
import { useLookup } from '../../../forms/lookups.ts'
import { useSignedIn } from '../../../session/use-signed-in.ts'
import { Action } from '../../../ui/Action.tsx'
import { askLogin } from '../../../ui/modals.ts'
import { ChartSkeleton, ReadFrame } from '../../../ui/ReadFrame.tsx'
import { StateCard } from '../../../ui/StateCard.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useText } from '../../../ui/text.ts'
import { Gate } from '../Gate.tsx'
import { PayCard } from '../PayCard.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', justifyItems: 'stretch' },
  back: { justifySelf: 'start', minHeight: '44px', '& svg': { ':dir(rtl)': { transform: 'scaleX(-1)' } } },
})

/** What one job title is paid in the whole country, for whoever shared a salary (P-026). */
export function TitleDetails({ id, onShare }: { id: number; onShare: () => void }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('salaries')
  const signedIn = useSignedIn()
  const names = useLookup('jobtitles')
  const name = names.data?.find((title) => title.id === id)?.name
  const read = useQuery(getTitle, signedIn ? { params: { id } } : null)
  const locked = read.refusal?.problems.some(({ code }) => code === 'salary_not_shared')
  return (
    <div className={styles.page}>
      <TextLink href="/salaries" className={styles.back}>
        <ArrowLeft20Regular />
        {t('browse.back')}
      </TextLink>
      {names.state === 'loading' ? (
        <ChartSkeleton />
      ) : (
        <>
          <h1 className={text.h28}>
            {name === undefined ? t('browse.title') : t('browse.inCountry', { title: name })}
          </h1>
          {!signedIn && (
            <StateCard
              icon={<LockClosed24Regular />}
              title={t('gate.title', { title: name ?? '' })}
              words={t('gate.login')}
              action={
                <Action kind="primary" onClick={() => askLogin(t('gate.login'))}>
                  {t('write')}
                </Action>
              }
            />
          )}
          {signedIn && locked && name !== undefined && <Gate heading="h2" title={name} onShare={onShare} />}
          {signedIn && !locked && (
            <ReadFrame read={read} failed={t('failed')}>
              {({ pay, bars }) =>
                pay === null ? (
                  <StateCard icon={<Money24Regular />} title={t('empty.title')} words={t('browse.noPay')} />
                ) : (
                  <PayCard pay={pay} bars={bars} />
                )
              }
            </ReadFrame>
          )}
        </>
      )}
    </div>
  )
}
