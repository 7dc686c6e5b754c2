import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Gavel24Regular } from '@fluentui/react-icons/svg/gavel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loggedKinds } from '../../../contract/moderation/cases.ts'
import type { LoggedDecision } from '../../../contract/moderation/log.schema.ts'
import { listLog } from '../../../contract/moderation/log.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { PillSelect } from '../../ui/controls/PillSelect.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ListSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    gap: '8px 16px',
    paddingBlock: '14px',
    '& + &': lineAbove,
    [media.tablet]: { flexDirection: 'row' },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', [media.tablet]: { flexShrink: 0 } },
})

const tones: Record<LoggedDecision['outcome'], ChipTone> = {
  approved: 'good',
  kept: 'good',
  restored: 'good',
  rejected: 'bad',
  removed: 'bad',
  part: 'bad',
  upheld: 'plain',
  answered: 'plain',
}

/** All decisions, newest first, of one kind where one is chosen. */
export function LogList() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation(['moderation-log', 'decisions'])
  const [kind, setKind] = useState('')
  const pages = useInfiniteQuery(listLog, { query: { kind: kind || undefined } }, ({ decisions }) => decisions, 20)
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={text.h20}>{t('list')}</h2>
        <PillSelect
          label={t('kind')}
          value={kind}
          options={loggedKinds.map((one) => ({ value: one, label: t(`decisions:kinds.${one}`) }))}
          any={t('any')}
          clearLabel={t('clear')}
          onChange={setKind}
        />
      </div>
      <ReadFrame read={pages.first} failed={t('failed')} skeleton={<ListSkeleton untitled />}>
        {() =>
          pages.items.length === 0 ? (
            <StateCard icon={<Gavel24Regular />} title={t('empty')} words={t('emptyWords')} heading="h3" />
          ) : (
            <>
              <Card padded>
                <ul className={styles.list}>
                  {pages.items.map((one) => (
                    <LogRow key={one.id} decision={one} />
                  ))}
                </ul>
              </Card>
              <MoreItems {...pages} words={{ more: t('more'), loading: t('loading'), failed: t('moreFailed') }} />
            </>
          )
        }
      </ReadFrame>
    </section>
  )
}

function LogRow({ decision }: { decision: LoggedDecision }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('decisions')
  const { format } = useLanguage()
  const { day, kind, outcome, reason, company, undone, appeal } = decision
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={text.strong}>
          {t(`kind.${kind}`)}
          {company && (
            <>
              {': '}
              <TextLink href={`/company/${company.id}/overview`}>
                <UserText>{company.name}</UserText>
              </TextLink>
            </>
          )}
        </p>
        <p className={mergeClasses(text.s13, text.muted)}>
          <bdi>{format.day(day)}</bdi>
          {reason && ` · ${t(`choices.reason.${reason}`)}`}
        </p>
      </div>
      <p className={styles.chips}>
        <Chip tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Chip>
        {appeal ? <Chip>{t(`appeals.${appeal}`)}</Chip> : undone && <Chip>{t('undone')}</Chip>}
      </p>
    </li>
  )
}
