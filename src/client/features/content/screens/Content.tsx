import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../data/settings.ts'
import { useLanguage } from '../../../i18n/LanguageContext.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Blocks } from '../../../ui/Blocks.tsx'
import { ReadFrame } from '../../../ui/states/ReadFrame.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { useText } from '../../../ui/styles/text.ts'
import { ContentPage } from '../ContentPage.tsx'
import { type ContentKey, useContentText } from '../content-text.ts'
import { useDuty } from '../duty.ts'
import { MailWords } from '../MailWords.tsx'
import { usePublishedText } from '../use-published-text.ts'

/** `/privacy-policy`, `/terms`, `/about-us`, `/press`, `/accessibility`: one page, each with the text of its own key. */
export default function Content({ content }: { content: ContentKey }) {
  const { t } = useTranslation('content')
  const layout = useLayout()
  const { format } = useLanguage()
  const { b16 } = useText()
  const shipped = useContentText(content, useSettings().email ?? '')
  const published = usePublishedText(content)
  const duty = useDuty()
  const formatMonth = (month: string) =>
    t(content === 'accessibility' ? 'reviewed' : 'updated', { month: format.month(month) })
  const toParagraphs = (lines: readonly string[]) =>
    lines.map((line) => (
      <p key={line} className={b16}>
        <MailWords words={line} />
      </p>
    ))
  const last =
    content === 'privacy-policy' && duty.lines.length > 0 ? [{ title: duty.title, body: toParagraphs(duty.lines) }] : []
  usePageTitle(published?.data?.text.title ?? shipped.title)
  if (published)
    return (
      <div className={published.data ? undefined : layout.wrap}>
        <ReadFrame read={published} failed={t('failed')}>
          {({ day, text }) => (
            <ContentPage
              title={text.title ?? shipped.title}
              lead={<Blocks blocks={text.lead} />}
              updated={shipped.updated && formatMonth(day)}
              sections={[
                ...text.sections.map(({ title, blocks }) => ({ title, body: <Blocks blocks={blocks} /> })),
                ...last,
              ]}
            />
          )}
        </ReadFrame>
      </div>
    )
  return (
    <ContentPage
      title={shipped.title}
      lead={<p className={b16}>{shipped.lead}</p>}
      updated={shipped.updated && formatMonth(shipped.updated)}
      sections={[...shipped.sections.map(({ title, text }) => ({ title, body: toParagraphs(text) })), ...last]}
    />
  )
}
