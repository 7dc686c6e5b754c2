import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { NoticeText } from '../../../contract/notices/notices.schema.ts'
import { styleQuoteEdge } from '../../ui/styles/borders.ts'
import { useText } from '../../ui/styles/text.ts'
import { UserText } from '../../ui/UserText.tsx'

const useStyles = makeStyles({
  text: {
    ...styleQuoteEdge(tokens.colorNeutralStroke1),
    display: 'grid',
    gap: '4px',
    marginBlock: '0 20px',
    paddingInlineStart: '12px',
    overflowWrap: 'anywhere',
  },
})

/** How many characters of a text suffice to know which one it is. */
const enough = 280

/** The text a notice is about, so that the person sees that it is the right one. */
export function NoticeTextCard({ shown: { subject, company, lines } }: { shown: NoticeText }) {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('notices')
  // Stars and single words say little of which text it is.
  const words = lines
    .flatMap(({ name, value }) => (value && !['rate', 'good_word', 'bad_word'].includes(name) ? [value] : []))
    .join('\n')
  return (
    <section aria-label={t('form.about')}>
      <p className={text.strong}>{t('form.about')}</p>
      <div className={styles.text}>
        <p className={mergeClasses(text.s13, text.muted)}>
          {t('form.aboutOf', { what: t(`subject.${subject}`), company: `\u2068${company}\u2069` })}
        </p>
        <UserText as="p">{words.length > enough ? `${words.slice(0, enough)}…` : words}</UserText>
      </div>
    </section>
  )
}
