import { ContentPage } from '../features/content/ContentPage.tsx'
import { type ContentKey, useContentText } from '../features/content/content-text.ts'
import { useSettings } from '../shell/settings.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** `/privacy-policy`, `/terms`, `/about-us`, `/press`: one page, each with the text of its own key. */
export default function Content({ content }: { content: ContentKey }) {
  const text = useContentText(content, useSettings().email ?? '')
  usePageTitle(text.title)
  return <ContentPage content={text} />
}
