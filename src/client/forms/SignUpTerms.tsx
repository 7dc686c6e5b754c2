import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Trans, useTranslation } from 'react-i18next'
import { paint } from '../ui/paint.ts'
import { useText } from '../ui/text.ts'

const useStyles = makeStyles({
  link: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

/** What creating an account agrees to; the texts open beside the form, which stays as it is. */
export function SignUpTerms() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  return (
    <p className={mergeClasses(text.s13, text.muted)}>
      <Trans
        t={t}
        i18nKey="signUpTerms"
        components={{
          // biome-ignore lint/a11y/useAnchorContent: the words come from the locale file
          terms: <a className={styles.link} href="/terms" target="_blank" rel="noopener" />,
          // biome-ignore lint/a11y/useAnchorContent: the words come from the locale file
          privacy: <a className={styles.link} href="/privacy-policy" target="_blank" rel="noopener" />,
        }}
      />
    </p>
  )
}
