import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Study } from '../../../contract/studies/studies.schema.ts'
import { listStudies } from '../../../contract/studies/studies.ts'
import { useQuery } from '../../data/query.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { Bar } from '../../ui/charts/Bar.tsx'
import { useShare } from '../../ui/charts/use-share.ts'
import { HomeSection } from '../../ui/HomeSection.tsx'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'
import { computeStudyShares } from './study-figures.ts'

/** Some studies may have no chart yet, so more are requested than shown. */
const asked = 6
const shown = 3

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
  },
  card: { display: 'flex', flexDirection: 'column', gap: '12px' },
  finding: { marginBlockStart: 'auto' },
})

/** The home page's band of studies (H-007); nothing while none has anything to show. */
export default function LatestStudies() {
  const styles = useStyles()
  const { t } = useTranslation('studies')
  const { data } = useQuery(listStudies, { query: { limit: asked } })
  const studies = (data?.studies ?? []).filter(({ people }) => people !== null).slice(0, shown)
  if (studies.length === 0) return null
  return (
    <HomeSection title={t('latest')} lead={t('lead')} href="/studies" all={t('all')}>
      <div className={styles.cards}>
        {studies.map((study) => (
          <Finding key={study.id} study={study} />
        ))}
      </div>
    </HomeSection>
  )
}

/** A study as its question and the most frequent answer. */
function Finding({ study }: { study: Study }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('studies')
  const { format } = useLanguage()
  const formatShare = useShare()
  const [first] = computeStudyShares(study)
  const people = study.people ?? 0
  return (
    <Card as="article" padded className={styles.card}>
      <h3 className={text.h16}>
        <Link href={`/studies/${study.id}`}>{study.question}</Link>
      </h3>
      <p className={styles.finding}>
        {t('finding', { share: formatShare(first?.people ?? 0, people), label: first?.label ?? '' })}
      </p>
      <Bar share={first?.share ?? 0} />
      <p className={mergeClasses(text.s13, text.faint)}>
        {t('basis', { count: people, number: format.number(people) })}
      </p>
    </Card>
  )
}
