import { makeStyles } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { markAllSeen } from '../../data/following/followed.ts'
import { listNews } from '../../data/following/news.ts'
import { refreshFollowing } from '../../data/following/refresh.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { LinkChevron } from '../../ui/controls/LinkChevron.tsx'
import { TextButton } from '../../ui/controls/TextButton.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { useText } from '../../ui/styles/text.ts'
import { FollowedRow } from './FollowedRow.tsx'
import { useFollowing } from './use-following.ts'

/** How many companies and job titles the card names. */
const shownAtMost = 4

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBlockEnd: '8px',
  },
  foot: { marginBlockStart: '12px' },
})

/** What is new at what this device follows, on the home page; nothing where it follows nothing. */
export default function NewsCard() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('following')
  const { format } = useLanguage()
  const { list, askedAt } = useFollowing()
  useEffect(() => void refreshFollowing(), [])
  const heading = useRef<HTMLHeadingElement>(null)
  if (list.length === 0) return null
  const withNews = list.filter((one) => listNews(one).length > 0)
  const more = withNews.length - shownAtMost
  const isOfCompanies = list.every(({ kind }) => kind === 'company')
  const markSeen = () => {
    markAllSeen()
    heading.current?.focus()
  }
  return (
    <Card as="section" padded>
      <div className={styles.head}>
        <h2 className={text.h16} ref={heading} tabIndex={-1}>
          {t(isOfCompanies ? 'newCompanies' : 'newAll')}
        </h2>
        {withNews.length > 0 && <TextButton onClick={markSeen}>{t('see')}</TextButton>}
      </div>
      {withNews.length === 0 ? (
        <p className={text.muted}>{t(askedAt === null ? 'noneYet' : 'none')}</p>
      ) : (
        <ul>
          {withNews.slice(0, shownAtMost).map((one) => (
            <FollowedRow key={`${one.kind} ${one.id}`} followed={one} />
          ))}
        </ul>
      )}
      {more > 0 && <p className={text.muted}>{t('more', { count: more, number: format.number(more) })}</p>}
      <p className={styles.foot}>
        <TextLink href="/following">
          {t('all')}
          <LinkChevron />
        </TextLink>
      </p>
    </Card>
  )
}
