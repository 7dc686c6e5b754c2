import { makeStyles } from '@fluentui/react-components'
import { Poll24Regular } from '@fluentui/react-icons/svg/poll'
import { useTranslation } from 'react-i18next'
import { listStudies } from '../../../contract/studies/studies.ts'
import { useInfiniteQuery } from '../../data/infinite-query.ts'
import { MoreItems } from '../../ui/states/MoreItems.tsx'
import { ChartSkeleton, ReadFrame } from '../../ui/states/ReadFrame.tsx'
import { StateCard } from '../../ui/states/StateCard.tsx'
import { media } from '../../ui/styles/media.ts'
import { StudyCard } from './StudyCard.tsx'
import { useAnswered } from './use-answered.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '24px' },
  },
})

/** All studies, newest first, except the one shown above them. */
export function StudyList({ but }: { but?: number }) {
  const styles = useStyles()
  const { t } = useTranslation('studies')
  const pages = useInfiniteQuery(listStudies, {}, ({ studies }) => studies)
  const shown = pages.items.filter(({ id }) => id !== but)
  const { signedIn, answered, note } = useAnswered(shown.map(({ id }) => id))
  return (
    <ReadFrame read={pages.first} failed={t('failed')} skeleton={<StudySkeletons />}>
      {() =>
        pages.items.length === 0 ? (
          <StateCard icon={<Poll24Regular />} title={t('empty')} words={t('emptyWords')} />
        ) : (
          <>
            <div className={styles.list}>
              {shown.map((study) => (
                <StudyCard
                  key={study.id}
                  study={study}
                  signedIn={signedIn}
                  answered={answered(study.id)}
                  onAnswered={() => note(study.id)}
                />
              ))}
            </div>
            <MoreItems {...pages} words={{ more: t('more'), loading: t('loadingMore'), failed: t('moreFailed') }} />
          </>
        )
      }
    </ReadFrame>
  )
}

/** The skeleton of studies. */
function StudySkeletons() {
  const styles = useStyles()
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4].map((place) => (
        <ChartSkeleton key={place} />
      ))}
    </div>
  )
}
