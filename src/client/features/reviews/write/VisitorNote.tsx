import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/controls/TextLink.tsx'
import { media } from '../../../ui/styles/media.ts'
import { useText } from '../../../ui/styles/text.ts'

const useStyles = makeStyles({
  note: { marginBlockEnd: '12px', [media.phoneOnly]: { paddingInline: '16px' } },
})

/** Says beside the form when an account will be needed; what is written before is kept on this device. */
export function VisitorNote() {
  const styles = useStyles()
  const text = useText()
  const { t } = useTranslation('reviews')
  const from = typeof location === 'undefined' ? '/' : location.pathname + location.search
  return (
    <p className={mergeClasses(text.s13, text.muted, styles.note)} data-visitor-note>
      {t('visitor.words')}{' '}
      <TextLink inText href="/auth/register" state={{ from }}>
        {t('visitor.signup')}
      </TextLink>
      {' · '}
      <TextLink inText href="/auth/login" state={{ from }}>
        {t('visitor.login')}
      </TextLink>
    </p>
  )
}
