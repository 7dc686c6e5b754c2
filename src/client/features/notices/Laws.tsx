import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { laws } from '../../../contract/notices/laws.ts'
import { noticeGrounds } from '../../../contract/notices/rules.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { Card } from '../../ui/Card.tsx'
import { paint } from '../../ui/styles/paint.ts'
import { useText } from '../../ui/styles/text.ts'

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', marginBlockStart: '12px', padding: 0, listStyleType: 'none' },
  other: { marginBlockStart: '12px' },
  link: { color: paint.brandFg, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

/** The law behind each ground, with its article where that is certain and a link to its official text. */
export function Laws() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('notices')
  const { format } = useLanguage()
  return (
    <Card as="section" padded>
      <h2 className={text.h16}>{t('form.laws')}</h2>
      <p className={mergeClasses(text.s13, text.muted)}>{t('form.lawsLead')}</p>
      <ul className={styles.list}>
        {noticeGrounds.map((ground) => {
          const { article, source } = laws[ground]
          return (
            <li key={ground}>
              <h3 className={text.h14}>{t(`choices.ground.${ground}`)}</h3>
              <p className={text.s13}>
                {t(`law.${ground}`)}
                {article !== undefined && ` · ${t('form.article', { number: format.number(article) })}`}
                {' · '}
                <a className={styles.link} href={source} rel="noopener noreferrer" target="_blank">
                  {t('form.source')}
                </a>
              </p>
            </li>
          )
        })}
      </ul>
      <p className={mergeClasses(text.s13, text.muted, styles.other)}>{t('form.other')}</p>
    </Card>
  )
}
