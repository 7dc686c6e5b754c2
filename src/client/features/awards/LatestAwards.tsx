import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import { listAwards } from '../../../contract/statistics/awards.ts'
import { useRead } from '../../api/use-read.ts'
import { useLayout } from '../../ui/layout.ts'
import { media } from '../../ui/media.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { useText } from '../../ui/text.ts'
import { QuarterAwards } from './QuarterAwards.tsx'
import { useQuarterName } from './use-quarter-name.ts'

const useStyles = makeStyles({
  // The band above ends with its own room already.
  band: { paddingBlockStart: 0, [media.tablet]: { paddingBlockStart: 0 } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '8px 24px',
    marginBlockEnd: '24px',
  },
})

/** The home page's band of the last finished quarter; nothing while there is none. */
export default function LatestAwards() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('awards')
  const nameOf = useQuarterName()
  const [latest] = useRead(listAwards, { query: { limit: 1 } }).data?.quarters ?? []
  if (!latest || latest.companies.length + latest.ceos.length === 0) return null
  return (
    <section className={mergeClasses(layout.wrap, layout.section, styles.band)}>
      <div className={styles.head}>
        <div>
          <h2 className={text.h28}>{t('latest', { quarter: nameOf(latest.quarter) })}</h2>
          <p className={text.muted}>{t('lead')}</p>
        </div>
        <TextLink href="/awards">
          {t('all')}
          <ChevronRight16Regular />
        </TextLink>
      </div>
      <QuarterAwards awards={latest} heading="h3" />
    </section>
  )
}
