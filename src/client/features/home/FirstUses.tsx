import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { Action } from '../../ui/controls/Action.tsx'
import { LinkChevron } from '../../ui/controls/LinkChevron.tsx'
import { TextLink } from '../../ui/controls/TextLink.tsx'
import { useLayout } from '../../ui/styles/layout.ts'
import { media } from '../../ui/styles/media.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  head: { display: 'grid', gap: '8px', marginBlockEnd: '24px' },
  cards: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    listStyleType: 'none',
    padding: 0,
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '24px' },
  },
  card: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '8px' },
  act: { marginBlockStart: 'auto' },
})

const uses = [
  { name: 'offer', href: '/package' },
  { name: 'ask', href: '/companies' },
  { name: 'salary', href: '/salary-review' },
] as const

/** A site nobody has written on yet: the employers that are listed, and what is of use on the first day. */
export default function FirstUses({ employers }: { employers: number }) {
  const styles = useStyles()
  const layout = useLayout()
  const text = useText()
  const { t } = useTranslation('home')
  const { format } = useLanguage()
  return (
    <section className={mergeClasses(layout.wrap, layout.section)} data-first-uses>
      <div className={styles.head}>
        <h2 className={text.h28}>{t('first.title')}</h2>
        {employers > 0 && (
          <p className={text.muted}>
            {t('first.listed', { count: employers, number: format.number(employers) })}{' '}
            <TextLink href="/industries" inText>
              {t('first.industries')}
              <LinkChevron />
            </TextLink>
          </p>
        )}
      </div>
      <ul className={styles.cards}>
        {uses.map(({ name, href }) => (
          <Card key={name} as="li" padded className={styles.card}>
            <h3 className={text.h16}>{t(`first.${name}.title`)}</h3>
            <p className={text.muted}>{t(`first.${name}.words`)}</p>
            <Action className={styles.act} href={href}>
              {t(`first.${name}.action`)}
            </Action>
          </Card>
        ))}
      </ul>
    </section>
  )
}
