import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { badgeSize, buildBadgeFile, dataFiles, listDataReleases } from '../../../../contract/open-data.ts'
import { rankedRatings } from '../../../../contract/statistics/rules.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { CodeBlock, CodedSection } from '../../../ui/Code.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { Releases, ReleasesSkeleton } from '../Releases.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '824px', marginInline: 'auto' },
  lead: { marginBlock: '4px 8px' },
})

/** The company of the example; any other would do. */
const company = 7

/** `/data`: what is released every month, how anybody can verify it, and the badge. */
export default function OpenData() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation(['open-data', 'common'])
  const { format } = useLanguage()
  const read = useQuery(listDataReleases)
  usePageTitle(t('title'))
  const site = read.data?.site ?? ''
  const picture = Object.entries({ src: site + buildBadgeFile(company), ...badgeSize, alt: t('common:site') })
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  const code = {
    what: null,
    check: (
      <CodeBlock heading="h3" title={t('check.command')}>
        {`curl -O ${site}${dataFiles.verifier}\ncurl -O ${site}${dataFiles.key}\nnode verify.mjs --key shafaf-data-key.pem *.tar`}
      </CodeBlock>
    ),
    badge: (
      <CodeBlock
        heading="h3"
        title={t('badge.code')}
      >{`<a href="${site}/company/${company}"><img ${picture}></a>`}</CodeBlock>
    ),
  }
  const renderSection = (name: keyof typeof code) => (
    <CodedSection
      title={t(`${name}.title`)}
      paragraphs={t(`${name}.text`, { returnObjects: true, fewest: format.number(rankedRatings) })}
    >
      {code[name]}
    </CodedSection>
  )
  return (
    <div className={layout.wrap}>
      <div className={mergeClasses(layout.longPage, styles.page)}>
        <div>
          <h1 className={text.h40}>{t('title')}</h1>
          <p className={mergeClasses(text.b16, text.muted, styles.lead)}>{t('lead')}</p>
        </div>
        {renderSection('what')}
        <ReadFrame read={read} failed={t('releases.failed')} skeleton={<ReleasesSkeleton />}>
          {({ releases }) => <Releases releases={releases} />}
        </ReadFrame>
        {renderSection('check')}
        {renderSection('badge')}
      </div>
    </div>
  )
}
