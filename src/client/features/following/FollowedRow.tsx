import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Money20Regular } from '@fluentui/react-icons/svg/money'
import type { ReactNode } from 'react'
import { type Followed, listNews } from '../../data/following/news.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Link } from '../../router/Link.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { lineAbove } from '../../ui/styles/borders.ts'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'
import { useNewsWords } from './news-words.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '64px',
    paddingBlock: '8px',
    ':not(:first-child)': lineAbove,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: '10px',
    backgroundColor: paint.brandTint,
    color: paint.brandFg,
  },
  name: { fontWeight: 600, overflowWrap: 'anywhere' },
  news: { color: tokens.colorNeutralForeground2 },
})

/** One company or job title that is followed, with a link to it and what is new. */
export function FollowedRow({ followed, children }: { followed: Followed; children?: ReactNode }) {
  const styles = useStyles()
  const text = useText()
  const { code } = useLanguage()
  const formatNews = useNewsWords()
  const { kind, id, logo } = followed
  const news = listNews(followed)
  return (
    <li className={styles.row}>
      {kind === 'company' ? (
        <Logo src={logo} size={40} />
      ) : (
        <span className={styles.icon} aria-hidden="true">
          <Money20Regular />
        </span>
      )}
      <div>
        <Link href={kind === 'company' ? `/company/${id}` : `/salaries/${id}`} className={styles.name}>
          <UserText>{code === 'ar' ? followed.name_ar : followed.name_en}</UserText>
        </Link>
        {news.map((item) => (
          <p key={item.is} className={mergeClasses(text.s13, styles.news)}>
            {formatNews(item)}
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}
