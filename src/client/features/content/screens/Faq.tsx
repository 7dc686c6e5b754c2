import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ShownText } from '../../../../contract/administration/texts.schema.ts'
import { useSettings } from '../../../data/settings.ts'
import { usePublishedWithin } from '../../../data/use-published-within.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Blocks } from '../../../ui/Blocks.tsx'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'
import { MailWords } from '../MailWords.tsx'
import { type QuestionGroup, Questions } from '../Questions.tsx'
import { usePublishedText } from '../use-published-text.ts'

const useStyles = makeStyles({
  page: { maxWidth: '824px', paddingBlock: '32px 64px', [media.wide]: { paddingBlock: '56px 96px' } },
  groups: { display: 'grid', gap: '16px', marginBlock: '32px 24px', [media.tablet]: { gap: '24px' } },
  way: { minHeight: '44px', [media.wide]: { minHeight: '36px' } },
  more: { marginBlockStart: '8px' },
})

type ShippedGroup = { title: string; items: { question: string; answer: string[] }[] }

const toShippedGroup = ({ title, items }: ShippedGroup): QuestionGroup => ({
  title,
  items: items.map(({ question, answer }) => ({
    question,
    answer: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  })),
})

/** Takes each smaller heading of a published text as a question. */
function toGroup({ title, blocks }: ShownText['sections'][number]): QuestionGroup {
  const starts = blocks.flatMap(({ as }, place) => (as === 'h3' ? [place] : []))
  return {
    title,
    intro: <Blocks blocks={blocks.slice(0, starts[0])} />,
    items: starts.map((start, place) => ({
      question: blocks[start]!.lines.flat()
        .map(({ text }) => text)
        .join(''),
      answer: <Blocks blocks={blocks.slice(start + 1, starts[place + 1])} />,
    })),
  }
}

/** `/faq`: frequently asked questions, by subject. */
export default function Faq() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('faq')
  const { email } = useSettings()
  const within = usePublishedWithin()
  const published = usePublishedText('faq')
  const shown = published?.data?.text
  usePageTitle(shown?.title ?? t('title'))
  const shipped: ShippedGroup[] = t('groups', { returnObjects: true, within })
  const groups = shown ? shown.sections.map(toGroup) : shipped.map(toShippedGroup)
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <h1 className={text.h40}>{shown?.title ?? t('title')}</h1>
      {shown ? <Blocks blocks={shown.lead} /> : <p className={mergeClasses(text.b16, text.muted)}>{t('lead')}</p>}
      <div className={styles.groups}>
        {published && !shown ? (
          <ReadFrame read={published} failed={t('failed')}>
            {() => null}
          </ReadFrame>
        ) : (
          groups.map((group) => <Questions key={group.title} group={group} />)
        )}
      </div>
      <p>
        <TextLink href="/methodology" className={styles.way}>
          {t('method')}
        </TextLink>
      </p>
      <p>
        <TextLink href="/moderation/log" className={styles.way}>
          {t('log')}
        </TextLink>
      </p>
      {email && (
        <p className={mergeClasses(text.muted, styles.more)}>
          <MailWords words={t('more', { email })} />
        </p>
      )}
    </div>
  )
}
