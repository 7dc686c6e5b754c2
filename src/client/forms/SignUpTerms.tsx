import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { paint } from '../ui/styles/paint.ts'
import { useText } from '../ui/styles/text.ts'

const useStyles = makeStyles({
  link: { color: paint.brandFg, fontWeight: 600, textDecorationLine: 'underline', textUnderlineOffset: '4px' },
})

const addresses: Record<string, string> = { terms: '/terms', privacy: '/privacy-policy' }

/** The terms a person agrees to by creating an account; the texts open beside the form, which stays as it is. */
export function SignUpTerms() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('forms')
  // Alternately words, then the name and the words of a link.
  const parts = t('signUpTerms').split(/<(terms|privacy)>(.*?)<\/\1>/)
  return (
    <p className={mergeClasses(text.s13, text.muted)}>
      {parts.map((part, at) => {
        if (at % 3 === 0) return part
        const href = addresses[part]
        return (
          href && (
            <a key={part} className={styles.link} href={href} target="_blank" rel="noopener">
              {parts[at + 1]}
            </a>
          )
        )
      })}
    </p>
  )
}
