import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type QuestionGroup, Questions } from '../features/content/Questions.tsx'
import { useSettings } from '../shell/settings.ts'
import { useLayout } from '../ui/layout.ts'
import { media } from '../ui/media.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { TextLink } from '../ui/TextLink.tsx'
import { useText } from '../ui/text.ts'

const useStyles = makeStyles({
  page: { maxWidth: '824px', paddingBlock: '32px 64px', [media.wide]: { paddingBlock: '56px 96px' } },
  groups: { display: 'grid', gap: '16px', marginBlock: '32px 24px', [media.tablet]: { gap: '24px' } },
})

/** `/faq`: frequently asked questions, by subject. */
export default function Faq() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('faq')
  const { email } = useSettings()
  usePageTitle(t('title'))
  const groups: QuestionGroup[] = t('groups', { returnObjects: true })
  return (
    <div className={mergeClasses(layout.wrap, styles.page)}>
      <h1 className={text.h40}>{t('title')}</h1>
      <p className={mergeClasses(text.b16, text.muted)}>{t('lead')}</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Questions key={group.title} group={group} />
        ))}
      </div>
      <p>
        <TextLink href="/methodology" inText>
          {t('method')}
        </TextLink>
      </p>
      <p>
        <TextLink href="/moderation/log" inText>
          {t('log')}
        </TextLink>
      </p>
      {email && <p className={text.muted}>{t('more', { email })}</p>}
    </div>
  )
}
