import { useSettings } from '../../../data/settings.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { ContentPage } from '../ContentPage.tsx'
import { type ContentKey, useContentText } from '../content-text.ts'

/** `/privacy-policy`, `/terms`, `/about-us`, `/press`: one page, each with the text of its own key. */
export default function Content({ content }: { content: ContentKey }) {
  const text = useContentText(content, useSettings().email ?? '')
  usePageTitle(text.title)
  return <ContentPage content={text} />
}
