import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { PeopleCommunity24Regular } from '@fluentui/react-icons/svg/people-community'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenefitComment } from '../../../contract/companies/benefits.schema.ts'
import { getCulture } from '../../../contract/companies/culture.ts'
import { prefetch, useQuery } from '../../data/query.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { Benefits } from './Benefits.tsx'
import { IndustryLineNote, QuestionSetCard } from './QuestionSetCard.tsx'

const useStyles = makeStyles({
  tab: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [media.wide]: { gap: '24px' } },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px 16px' },
  sets: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
  /** The longest set is beside the two others. */
  environment: { [media.wide]: { gridColumn: '2', gridRow: '1 / span 2' } },
  careerpath: {},
  leadership: {},
})

interface CultureTabProps {
  id: number
  savedAbove: boolean
  onWrite: (type: 'culture' | 'benifit') => void
  /** The controls readers have for a comment on the benefits. */
  foot: (review: BenefitComment) => ReactNode
}

/** Prefetches the reads the tab begins with. */
export const prefetchReads = (id: number) => prefetch(getCulture, { params: { id } })

/**
 * The culture tab: what people say of the culture, set by set, and of the benefits under a heading of their own (spec
 * 2).
 */
export default function CultureTab({ id, savedAbove, onWrite, foot }: CultureTabProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('culture')
  const read = useQuery(getCulture, { params: { id } })
  const write = (
    <Action kind="soft" onClick={() => onWrite('culture')}>
      {t('write')}
    </Action>
  )
  return (
    <div className={styles.tab}>
      <ReadFrame read={read} failed={t('failed')} savedAbove={savedAbove}>
        {(all) => {
          const sets = all.filter(({ questions }) => questions.length > 0)
          const empty = sets.length === 0
          return (
            <>
              <div className={styles.head}>
                <h2 className={text.h20}>{t('title')}</h2>
                {!empty && write}
              </div>
              {empty ? (
                <StateCard
                  heading="h3"
                  icon={<PeopleCommunity24Regular />}
                  title={t('empty.title')}
                  words={t('empty.words')}
                  action={write}
                />
              ) : (
                <>
                  <div className={styles.sets}>
                    {sets.map((set) => (
                      <div key={set.set} className={mergeClasses(sets.length === 3 && styles[set.set])}>
                        <QuestionSetCard set={set} />
                      </div>
                    ))}
                  </div>
                  <div>
                    <IndustryLineNote sets={sets} />
                    <p className={mergeClasses(text.s13, text.faint)}>{t('note')}</p>
                  </div>
                </>
              )}
            </>
          )
        }}
      </ReadFrame>
      {/* Requested at the same time, but shown after the content above it, which would shift it. */}
      <div hidden={read.state === 'loading'}>
        <Benefits id={id} onWrite={() => onWrite('benifit')} savedAbove={savedAbove} foot={foot} />
      </div>
    </div>
  )
}
