import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../data/settings.ts'
import { usePublishedWithin } from '../../../data/use-published-within.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { useLayout } from '../../../ui/styles/layout.ts'
import { media } from '../../../ui/styles/media.ts'
import { paint } from '../../../ui/styles/paint.ts'
import { useText } from '../../../ui/styles/text.ts'
import { type QuestionGroup, Questions } from '../Questions.tsx'

const useStyles = makeStyles({
  page: { maxWidth: '824px', paddingBlock: '32px 64px', [media.wide]: { paddingBlock: '56px 96px' } },
  groups: { display: 'grid', gap: '16px', marginBlock: '32px 24px', [media.tablet]: { gap: '24px' } },
  way: { minHeight: '44px', [media.wide]: { minHeight: '36px' } },
  more: { marginBlockStart: '8px' },
  mail: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

/** `/faq`: frequently asked questions, by subject. */
export default function Faq() {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('faq')
  const { email } = useSettings()
  const within = usePublishedWithin()
  usePageTitle(t('title'))
  // The address is a link within the sentence.
  const [before, after] = t('more', { email: '|' }).split('|')
  const groups: QuestionGroup[] = t('groups', { returnObjects: true, within })
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
          {before}
          <a href={`mailto:${email}`} className={styles.mail}>
            <bdi>{email}</bdi>
          </a>
          {after}
        </p>
      )}
    </div>
  )
}
