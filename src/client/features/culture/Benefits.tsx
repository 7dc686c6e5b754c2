import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BenefitComment } from '../../../contract/companies/benefits.schema.ts'
import { listBenefitComments } from '../../../contract/companies/benefits.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { percentFrom } from '../../ui/charts/use-share.ts'
import { Action } from '../../ui/controls/Action.tsx'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { BenefitCommentCard } from './BenefitCommentCard.tsx'
import { OffersCard } from './OffersCard.tsx'

const useStyles = makeStyles({
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    marginBlockStart: '16px',
    [media.wide]: { gap: '24px', marginBlockStart: '24px' },
  },
  comments: {
    display: 'grid',
    // One alone has the whole width.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
    gap: '16px',
    [media.wide]: { gap: '24px' },
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: '8px 16px' },
})

interface BenefitsProps {
  id: number
  savedAbove: boolean
  onWrite: () => void
  /** The controls readers have for a comment. */
  foot: (review: BenefitComment) => ReactNode
}

/** The benefits people say are offered, how they feel about them, and their comments, newest first. */
export function Benefits({ id, savedAbove, onWrite, foot }: BenefitsProps) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('culture')
  const pages = useInfiniteQuery(listBenefitComments, { params: { id } }, ({ comments }) => comments)
  const write = (
    <Action kind="soft" onClick={onWrite}>
      {t('benefits.write')}
    </Action>
  )
  const empty = pages.first.data?.summary.count === 0
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={text.h20}>{t('benefits.title')}</h2>
        {write}
      </div>
      <ReadFrame read={pages.first} failed={t('benefits.failed')} savedAbove={savedAbove}>
        {({ summary }) =>
          empty ? (
            <p className={text.muted}>{t('benefits.empty')}</p>
          ) : (
            <>
              {summary.offers.length === 0 && summary.count < percentFrom ? (
                <p className={text.muted}>{t('benefits.none')}</p>
              ) : (
                <OffersCard summary={summary} />
              )}
              <h3 className={text.h16}>{t('benefits.comments')}</h3>
              <div className={styles.comments}>
                {pages.items.map((comment) => (
                  <BenefitCommentCard key={comment.id} comment={comment} foot={foot(comment)} />
                ))}
              </div>
              <MoreItems
                {...pages}
                words={{
                  more: t('benefits.more'),
                  loading: t('benefits.loadingMore'),
                  failed: t('benefits.moreFailed'),
                }}
              />
            </>
          )
        }
      </ReadFrame>
    </section>
  )
}
