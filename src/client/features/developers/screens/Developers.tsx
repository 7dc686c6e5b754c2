import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ApiGuide } from '../../../../contract/developers.schema.ts'
import { getApiGuide } from '../../../../contract/developers.ts'
import { pageSize } from '../../../../contract/params.ts'
import { useQuery } from '../../../data/query.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Card } from '../../../ui/Card.tsx'
import { Code, CodedSection } from '../../../ui/Code.tsx'
import { ListSkeleton, ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { lineAbove } from '../../../ui/styles/borders.ts'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { CallItem } from '../CallItem.tsx'
import { Fold } from '../Fold.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '824px', marginInline: 'auto' },
  lead: { marginBlock: '4px 8px' },
  subject: { ':not(:first-of-type)': lineAbove },
  facts: { display: 'grid', gap: '12px', [media.tablet]: { gridTemplateColumns: 'auto 1fr 1fr', gap: '24px' } },
  link: { color: paint.brandFg },
})

const sections = ['start', 'tables', 'terms', 'changes', 'limits'] as const

/**
 * `/developers`: what programs may read and how, and every call, rendered from the document the server is tested
 * against.
 */
export default function Developers() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('developers')
  const { format } = useLanguage()
  const read = useQuery(getApiGuide)
  usePageTitle(t('title'))
  return (
    <div className={layout.wrap}>
      <div className={mergeClasses(layout.longPage, styles.page)}>
        <div>
          <h1 className={text.h40}>{t('title')}</h1>
          <p className={mergeClasses(text.b16, text.muted, styles.lead)}>{t('lead')}</p>
        </div>
        {sections.map((name) => (
          <CodedSection
            key={name}
            id={name}
            title={t(`sections.${name}.title`)}
            paragraphs={t(`sections.${name}.text`, { returnObjects: true, most: format.number(pageSize.most) })}
          />
        ))}
        <ReadFrame read={read} failed={t('failed')} skeleton={<ListSkeleton />}>
          {(guide) => <Calls guide={guide} />}
        </ReadFrame>
      </div>
    </div>
  )
}

function Calls({ guide: { version, base, document, subjects } }: { guide: ApiGuide }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('developers')
  return (
    <>
      <Card padded>
        <dl className={styles.facts}>
          <div>
            <dt className={mergeClasses(text.s13, text.faint)}>{t('facts.version')}</dt>
            <dd>
              <Code>{version}</Code>
            </dd>
          </div>
          <div>
            <dt className={mergeClasses(text.s13, text.faint)}>{t('facts.base')}</dt>
            <dd>
              <Code>{base}</Code>
            </dd>
          </div>
          <div>
            <dt className={mergeClasses(text.s13, text.faint)}>{t('facts.document')}</dt>
            <dd>
              <a href={document} className={styles.link}>
                <Code>{document}</Code>
              </a>
            </dd>
          </div>
        </dl>
      </Card>
      <Card padded>
        {subjects.map(({ name, title, calls }) => (
          <Fold
            key={name}
            id={`calls-${name}`}
            className={styles.subject}
            heading={<h2 className={text.h16}>{title}</h2>}
          >
            {calls.map((call) => (
              <CallItem key={call.id} call={call} />
            ))}
          </Fold>
        ))}
      </Card>
    </>
  )
}
