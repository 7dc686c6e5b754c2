import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Add16Regular, Add20Regular } from '@fluentui/react-icons/svg/add'
import { Subtract16Regular, Subtract20Regular } from '@fluentui/react-icons/svg/subtract'
import { useTranslation } from 'react-i18next'
import { useHidden } from './styles/hidden.ts'
import { paint } from './styles/paint.ts'
import { UserText } from './UserText.tsx'

const useStyles = makeStyles({
  word: {
    display: 'inline-flex',
    gap: '4px',
    alignItems: 'center',
    fontSize: '0.8125rem',
    fontWeight: 600,
    '& svg': { flexShrink: 0 },
  },
  large: { fontSize: '1.25rem', fontWeight: 700 },
  good: { color: paint.good },
  bad: { color: paint.bad },
})

/** The one word that praises or criticises: both icon and colour say which, and screen readers are told. */
export function OneWord({ tone, word, large }: { tone: 'good' | 'bad'; word: string; large?: boolean }) {
  const styles = useStyles()
  const hidden = useHidden()
  const { t } = useTranslation()
  const Sign = { good: large ? Add20Regular : Add16Regular, bad: large ? Subtract20Regular : Subtract16Regular }[tone]
  return (
    <span className={mergeClasses(styles.word, styles[tone], large && styles.large)}>
      <Sign />
      <span className={hidden.visually}>{t(`word.${tone}`)}</span>
      <UserText>{word}</UserText>
    </span>
  )
}
